"""Libraries that log what passes through them at DEBUG: memory text belongs in no log, whatever the level of ours."""

import logging

_TALKATIVE = {"aiosqlite": logging.INFO, "openai": logging.INFO, "sqlalchemy.engine": logging.WARNING}
"""They put statements with their values, or whole requests, into their debug messages."""


def quiet_libraries() -> None:
    """Hold them to the level at which they say nothing of the content, unless the deployment set one itself."""
    for name, level in _TALKATIVE.items():
        logger = logging.getLogger(name)
        if logger.level == logging.NOTSET:
            logger.setLevel(level)
