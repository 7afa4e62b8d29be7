"""What is told of another time or another thing than now and oneself, in Ukrainian words."""

from language.languages.forms.listing import words_of

FORMER = r"колись|раніше|до того|перед тим|доти|у минулому|в минулому|замолоду"
"""Words of what was so before."""
WISHED = (
    r"колись (?:хоті\w+|мрі\w+|стан\w+|буд\w+)|хоті(?:в|ла|ли) би?(?: бути| стати| жити| мати)?|"
    r"мрію (?:про|стати|бути)|(?:може|можливо|мабуть),? (?:колись|наступного|спробую)"
)
"""How people say what they would only like, or may do some day."""
ONE_DAY = r"сьогодні|учора|вчора|завтра|цього (?:тижня|разу)|на вихідних|помилково дали|випадково"
"""Words of what was or will be so on one day."""
THE = words_of("")
"""Words before a thing that a sentence is about."""
FOR_A_WHILE = (
    r"тимчасово|цього разу|разово|напрокат|позичи\w+|на (?:вихідні|вікенд)|"
    r"на (?:кілька|пару|два|три) (?:днів|дні|тижнів|тижні)|наступні \w+ (?:днів|дні|тижнів|тижні)"
)
"""What is lent, or holds for some days only."""
