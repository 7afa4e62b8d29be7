"""How Chinese people tell secrets."""

PASSWORDS = "*密码*, *密碼*, *口令*, *暗号*, *通行码*"
CODES = """
    *门禁码*, *pin码*, *验证码*, *驗證碼*, *取件码*, *解锁码*, *安全码*, *动态码*, *锁屏密码*, *支付密码*, *门锁密码*,
    *手势密码*, *开机密码*, *取款密码*, *登录密码*, *校验码*, *激活码*, *门锁码*
"""
LOCKS = "*代码*, *号码*"
KEYS = "*密钥*, *密鑰*, *令牌*, *秘钥*"
THINGS = """
    *门禁*, *保险*, *防盗*, *警报*, *银行卡*, *解锁*, *平板*, *箱子*, *大门*, *单元门*, *防盗门*, *柜*, *行李箱*,
    *车库*, *信用卡*, *储蓄卡*, *锁*
"""
OPENS = "*解锁*, *打开*"
NETS = "*无线*, *網路*, *路由器*, *wifi*, *热点*"
PUBLIC = "*邮政*, *邮编*, *错误*, *电话*, *手机号*, *订单*, *公钥*, *股票*"
LOGINS = "*账号*, *帐号*, *用户名*, *登录*"
PHRASES = "*助记词*, *恢复短语*, *钱包*"
SEEDS = "*两步验证*, *验证器*, *身份验证器*"
DOCUMENTS = """
    *身份证*, *护照*, *社保*, *驾照*, *驾驶证*, *通行证*, *护照号*, *证件号*, *社保号*, *居住证*, *医保*,
    *港澳通行证*, *台胞证*, *户口本*, *税号*
"""
QUESTIONS = "*密保问题*, *安全问题*, *密保*, *密碼提示*, *密码提示*, *找回密码的问题*"
REPLIES = "*答案*, *回答*"
SAYS = "是, 为, 就是, 设为, 叫, 改成, 改为"
COUNTS = "位, 个*, 字*, 天*, 次*, 年*"
ENDS = "了, 哦, 啊, 吧"
NUMERALS = "零〇一二三四五六七八九幺两"
"""Its digits in words of one syllable, which are written without blanks; only where it has such."""
SHORT_CODES = "安全"
PHONES_UNSPACED = "电话|手机|電話"
"""Words for a phone in a script that parts no words."""
ACCOUNTS_UNSPACED = "[账帐]号|[账帐]户"
"""The number of an account in a script that parts no words."""
ACCOUNT_IS_UNSPACED = "是"
"""What stands between an account and its number in such a script."""
RECALLS = """
    *娘家姓*, *妈妈的姓*, *母亲的姓*, *母亲姓名*, *第一只狗*, *第一只猫*, *第一只宠物*, *小学叫*, *第一所学校*,
    *小学班主任*, *第一辆车*, *出生地*, *小名*, *最好的朋友叫*
"""
QUESTION_ANSWERS = "*密保答案*, *密保问题的答案*, *密保问题答案*, *安全问题的答案*, *安全问题答案*, *密码提示答案*"
UNLOCK_PATTERNS = "*手势密码*, *解锁图案*, *锁屏图案*, *图案锁*, *图案密码*, *九宫格*"
DIRECTIONS = "*左上*, *右上*, *左下*, *右下*, *往下*, *往右*, *往左*, *往上*, *中间*, *向下*, *向右*, *向左*, *向上*"
POINTS = "*这*, *那*, *就是*"
