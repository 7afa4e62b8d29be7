"""What the store keeps besides its verbs, each part in a room of its own."""

from stores.areas.activity import Activity
from stores.areas.conversations import Conversations
from stores.areas.episodes import Episodes
from stores.areas.facts import Facts
from stores.areas.nightly_runs.runs import Runs
from stores.areas.scratchpad import Scratchpad
from stores.areas.tasks import Tasks
from stores.runtime import Engine


class Rooms:
    """The rooms of a store, over the engine they share."""

    def __init__(self, engine: Engine) -> None:
        self.clock = engine.clock
        self.notices = engine.notices
        self.activity = Activity(engine.jot, engine.leave)
        self.conversations = Conversations(engine.jot, engine.see, engine.see_all)
        self.runs = Runs(engine)
        self.scratchpad = Scratchpad(engine.do, engine.see)
        self.facts = Facts(engine)
        self.episodes = Episodes(engine)
        self.tasks = Tasks(engine)
