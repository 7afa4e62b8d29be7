"""What is meant, and what rests on what, in Chinese words."""

DENIED_WITHIN = "[不没沒未別别]"
"""What denies inside a run of letters without spaces."""
CALLED_ELSEWHERE = "用户(?!表|名|界面|数据|组|权限|请求|认证|登录)|使用者(?!介面)|读者|讀者|用戶(?!表|名)|客户(?!端|表)"
