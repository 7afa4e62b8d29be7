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


class _Floor(logging.Filter):
    """Keeps what is said below a level from being logged, also where the level is set anew later."""

    def __init__(self, level: int) -> None:
        super().__init__()
        self._level = level

    def filter(self, record: logging.LogRecord) -> bool:
        return record.levelno >= self._level


_FILTERS = {level: _Floor(level) for level in set(_FLOORS.values())}


def quiet_libraries(settings: Settings) -> None:
    """Hold them to the level at which they say nothing of the content, unless `MEMORY_LOG_TEXT` asks for it.

    A level somebody set for them counts only from there upwards, whenever they set it: `LOG_LEVEL=DEBUG` is meant for
    more than us.
    """
    for name, floor in _FLOORS.items():
        library = logging.getLogger(name)
        if not settings.log_text:
            _set_level(library, max(floor, library.getEffectiveLevel()))
    for name, logger in list(logging.root.manager.loggerDict.items()):
        floor = _FLOORS.get(name.partition(".")[0], logging.NOTSET)
        if not floor or not isinstance(logger, logging.Logger):
            continue
        if settings.log_text:
            logger.removeFilter(_FILTERS[floor])
            continue
        logger.addFilter(_FILTERS[floor])
        if 0 < logger.level < floor:
            logger.setLevel(floor)


def _set_level(logger: logging.Logger, level: int) -> None:
    """Every level that is set makes all loggers of the process work out theirs again."""
    if logger.level != level:
        logger.setLevel(level)
