"""Libraries that log what passes through them: memory text belongs in no log, whatever its level."""

import logging

from stores.settings import Settings

_FLOORS = {
    "sqlalchemy": logging.WARNING,
    **dict.fromkeys(("aiosqlite", "psycopg", "openai", "httpx", "httpcore", "urllib3"), logging.INFO),
    **dict.fromkeys(("langchain", "langchain_core", "langchain_openai", "langgraph", "langsmith"), logging.INFO),
    **dict.fromkeys(("langgraph_api", "langgraph_runtime_inmem", "langgraph_runtime_postgres"), logging.INFO),
}
"""Below these levels they put statements with their values, whole requests or the events of a run into messages."""


def quiet_libraries(settings: Settings) -> None:
    """Hold them to the level at which they say nothing of the content, unless `MEMORY_LOG_TEXT` asks for it.

    A level somebody set for them counts only from there upwards: `LOG_LEVEL=DEBUG` is meant for more than us.
    """
    if settings.log_text:
        return
    for name, floor in _FLOORS.items():
        library = logging.getLogger(name)
        library.setLevel(max(floor, library.getEffectiveLevel()))
        for inner, logger in list(logging.root.manager.loggerDict.items()):
            if inner.startswith(f"{name}.") and isinstance(logger, logging.Logger) and 0 < logger.level < floor:
                logger.setLevel(floor)
