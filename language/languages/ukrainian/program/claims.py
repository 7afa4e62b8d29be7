"""How a model says in Ukrainian that it has remembered or forgotten something, or will."""

REMEMBER = r"(?<!не )\b(?:запам['’ʼ]ята(?:ю|в|ла|но)|збер(?:іг|егла|ежено|ежу)|заноту(?:ю|вав|вала))\b"
FORGET = r"(?<!не )\b(?:забуду|забуто|видал(?:ю|ив|ила|ено)|зітру|стерто)\b"
OFFERS = r"якщо|скажіть|скажи|розкажіть|розкажи"
SAYS = r"що"
