"""What Chinese speakers call the things that a memory is about, where they ask to have one forgotten."""

SLOTS = {
    "work": "工作",
}
