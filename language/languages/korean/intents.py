"""How Korean people say yes or no, and speak of themselves."""

YES = r"네|예"
NO = r"아니요"
SELF_ANYWHERE = r"나는|내가|제가|저는"
