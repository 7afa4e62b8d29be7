"""What is meant, and what rests on what, in Japanese words."""

DENIED_WITHIN = "ない|なく|なかっ|ません|ぬ$|別"
"""What denies inside a run of letters without spaces."""
CALLED_ELSEWHERE = (
    "ユーザー?(?:は|が|の(?!テーブル|データ|権限|認証))|利用者(?:は|が)|読者(?:は|が)|お客様?(?:は|が)|使用者(?:は|が)"
)
