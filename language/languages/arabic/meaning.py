"""How Arabic people speak of the user."""

CALLED_ELSEWHERE = r"\b(?:المستخدم|المستخدمة|القارئ|القارئة|العميل|العميلة|الزبون)\b"
