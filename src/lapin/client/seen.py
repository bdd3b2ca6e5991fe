"""What a tab was shown, put together from the sections the server sends."""

from __future__ import annotations

import msgspec

from lapin.rooms.ids import Version
from lapin.rooms.view import ClockView, RoomView, RulesSection, SessionView, TableView, TalkLine
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId
from lapin.rules.projection import OwnView, PublicView
from lapin.web.wire import CardWords, Update, Welcome


class Seen(msgspec.Struct, frozen=True):
    """Everything a tab was shown: the newest of every section."""

    version: Version
    room: RoomView
    talk: tuple[TalkLine, ...]
    rules: RulesSection | None
    table: TableView | None
    last_round: RoundScored | None
    session: SessionView
    own: tuple[OwnView, ...]
    clock: ClockView
    cards: dict[CardId, CardWords] = {}

    @property
    def game(self) -> PublicView | None:
        """The table as the rules show it."""
        if self.table is None or self.rules is None:
            return None
        return self.table.whole(self.rules, self.last_round)

    def after(self, update: Update) -> Seen:
        """With the sections that came replaced, and cards that came added."""
        new = {name: getattr(update, name) for name in update.__struct_fields__}
        new = {name: section for name, section in new.items() if section is not msgspec.UNSET}
        cards = {**self.cards, **new.pop("cards", {})}
        return msgspec.structs.replace(self, cards=cards, **new)


def seen_first(welcome: Welcome) -> Seen:
    """A welcome has every section; descriptions only where there are cards."""
    fields = {name: getattr(welcome, name) for name in welcome.__struct_fields__}
    if fields["cards"] is msgspec.UNSET:
        fields["cards"] = {}
    return msgspec.convert(fields, Seen)
