"""What leaves a room, in sections: each whole, each with a revision, each encoded once for all who see it alike.

`room`, `talk`, `rules`, `table` and `last_round` are the same for everyone; they are made without knowing who looks.
`own` is what the holders of some seats know besides (R9.2). A connection is sent the sections that changed since it was
last sent something, so whether a section comes tells no more than the section itself does.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from lapin.limits import LARGEST_TALK
from lapin.rooms.ids import SessionId
from lapin.rooms.ports import Library
from lapin.rooms.state import Game, RoomState
from lapin.rooms.view import RoomView, RulesSection, SeatKind, SeatView, SessionView, TableView, TalkLine
from lapin.rules.events import RoundScored
from lapin.rules.ids import CardId, Seat
from lapin.rules.projection import OwnView, PublicView, knows_the_same, own_view, public_view
from lapin.rules.rulesets import RULESETS
from lapin.rules.state import GameState

NAMES: Final = ("room", "talk", "rules", "table", "last_round")
"""The sections that everyone sees alike, in the order they are sent."""
ROOM, TALK, RULES, TABLE, LAST_ROUND = range(len(NAMES))
EVERYTHING: Final = (1 << len(NAMES)) - 1

_NULL: Final = b"null"
_encode = msgspec.json.Encoder().encode


class _Own:
    """What some seats know besides in a state of the game."""

    __slots__ = ("cards", "encoded", "state")

    def __init__(self, seats: tuple[Seat, ...], state: GameState | None) -> None:
        views = () if state is None else tuple([own_view(state, seat) for seat in seats])
        self.state = state
        self.encoded = _encode(views)
        self.cards = frozenset(cards_of(views))


def _know_the_same(before: GameState, now: GameState, seats: tuple[Seat, ...]) -> bool:
    return all(knows_the_same(before, now, seat) for seat in seats)


class Sections:
    """The newest sections of one room."""

    def __init__(self) -> None:
        self.revision = 0
        """Counts the times that anything changed."""
        self.changed = EVERYTHING
        """Which sections the last change touched, a bit each."""
        self.cards: frozenset[CardId] = frozenset()
        """The cards that everyone sees."""
        self.people = 0
        """Counts the times that seats or the host may have changed."""
        self._bytes = [_NULL] * len(NAMES)
        self._since = [0] * len(NAMES)
        """At which revision each section became what it is."""
        self._joined: dict[int, bytes] = {}
        self._update = (b"", (0, 0, -1))
        self._own: dict[tuple[Seat, ...], _Own] = {}
        self._round: RoundScored | None = None
        self._game: Game | None = None

    def renew(self, state: RoomState, room: RoomView | None) -> None:
        """Something happened. `room` is left out where nothing of the room itself did."""
        self.revision += 1
        self.changed = 0
        self._joined.clear()
        if room is not None:
            self._own.clear()  # others may sit there now
            self.people += 1
            self._put(ROOM, _encode(room))
            self._put(TALK, _newest(state.talk))
        self._game = game = state.game
        if game is None:
            for section in (RULES, TABLE, LAST_ROUND):
                self._put(section, _NULL)
            self._round, self.cards = None, frozenset()
            return
        view = public_view(game.state)
        if room is not None or view.secret is not None or self._bytes[RULES] is _NULL:
            self._put(RULES, _encode(RulesSection(view.rules, view.commitment, view.secret)))
        self._put(TABLE, _encode(_table(view)))
        if view.last_round is not self._round:
            self._round = view.last_round
            self._put(LAST_ROUND, _encode(view.last_round))
        cards = _seen_by_all(view)
        if cards != self.cards:  # the same object says that nothing changed
            self.cards = cards

    def _put(self, section: int, encoded: bytes) -> None:
        if encoded != self._bytes[section]:
            self._bytes[section] = encoded
            self._since[section] = self.revision
            self.changed |= 1 << section

    def since(self, revision: int) -> int:
        """Which sections changed after a revision, a bit each."""
        if revision == self.revision - 1:
            return self.changed
        return sum([1 << section for section, changed in enumerate(self._since) if changed > revision])

    def update(self, wanted: int, version: int) -> bytes:
        """The frame for all to whom these sections and nothing else is new."""
        frame, made = self._update
        if made != (wanted, version, self.revision):
            frame = b'{"t":"update","version":%d%b}' % (version, self.joined(wanted))
            self._update = (frame, (wanted, version, self.revision))
        return frame

    def joined(self, wanted: int) -> bytes:
        """These sections as they stand in a frame."""
        found = self._joined.get(wanted)
        if found is None:
            found = self._joined[wanted] = b"".join(
                [b',"%b":%b' % (NAMES[n].encode(), self._bytes[n]) for n in range(len(NAMES)) if wanted & 1 << n]
            )
        return found

    def own(self, seats: tuple[Seat, ...]) -> tuple[bytes, frozenset[CardId]]:
        """What the holder of these seats knows besides, and the cards in it; the same objects while it is the same."""
        state = None if self._game is None else self._game.state
        found = self._own.get(seats)
        if found is None:
            found = self._own[seats] = _Own(seats, state)
        elif found.state is not state:
            if state is None or found.state is None or not _know_the_same(found.state, state, seats):
                newer = _Own(seats, state)
                found = self._own[seats] = found if found.encoded == newer.encoded else newer
            found.state = state
        return found.encoded, found.cards

    def words(self, cards: list[CardId], library: Library, language: str) -> bytes:
        """What these cards show, in one language."""
        game = self._game
        assert game is not None
        described = [
            b'"%b":%b' % (card.encode(), card_words(library, game.deck, game.cards[card], language)) for card in cards
        ]
        return b"{%b}" % b",".join(described)


@lru_cache(maxsize=4096)
def card_words(library: Library, deck: str, card: str, language: str) -> bytes:
    """A card's description as it is sent."""
    short, long = library.words(deck, card, language)
    return _encode({"short": short, "long": long})


def session_section(state: RoomState, session: SessionId, watches: bool) -> tuple[tuple[Seat, ...], bytes]:
    """The seats whose cards a connection may see, and what it is told of itself."""
    held = () if watches else state.seats_of(session)
    seen = () if watches else state.seen_by(session)
    return seen, _encode(SessionView(held, session == state.host))


def room_view(
    state: RoomState,
    here: frozenset[SessionId],
    spectators: int,
    saving: bool,
    reading: frozenset[SessionId] = frozenset(),
) -> RoomView:
    """The room as everyone in it sees it."""
    host_seats = state.seats_of(state.host)
    return RoomView(
        room=state.room,
        code=state.code,
        name=state.name,
        status=state.status,
        game_number=len(state.games),
        edition=state.edition,
        mode=state.mode,
        options=state.options,
        seat_limits=RULESETS[state.edition, state.mode].seat_counts,
        timers=state.timers,
        pace=state.pace,
        deck=state.deck,
        language=state.language,
        host=host_seats[0] if host_seats else None,
        locked=state.locked,
        paused=state.paused,
        chat=state.chat,
        reactions=state.reactions,
        acted_for=state.acted_for,
        seats=tuple(
            [
                SeatView(
                    seat=taken.seat,
                    name=taken.name,
                    rabbit=taken.rabbit,
                    kind=taken.kind,
                    level=taken.bot.level if taken.bot is not None else None,
                    present=taken.kind is SeatKind.BOT or (taken.holder in here),
                    played_by_bot=taken.kind is SeatKind.PERSON and taken.bot is not None,
                    free=taken.is_free,
                    reading=taken.holder in reading,
                    joins_next=taken.joins is not None,
                )
                for taken in state.seats
            ]
        ),
        spectators=spectators,
        saving=saving,
    )


def _newest(talk: tuple[TalkLine, ...]) -> bytes:
    """The newest lines that fit into a view."""
    lines: list[bytes] = []
    left = LARGEST_TALK
    for line in reversed(talk):
        encoded = _encode(line)
        left -= len(encoded)
        if left < 0:
            break
        lines.append(encoded)
    return b"[%b]" % b",".join(reversed(lines))


def _table(view: PublicView) -> TableView:
    return TableView(
        phase=view.phase,
        turn=view.turn,
        storyteller=view.storyteller,
        awaited=view.awaited,
        clue=view.clue,
        table=view.table,
        pacts=view.pacts,
        acted=view.acted,
        scores=view.scores,
        told=view.told,
        hand_counts=view.hand_counts,
        pile_count=view.pile_count,
        discard_count=view.discard_count,
        outcome=view.outcome,
    )


def _seen_by_all(view: PublicView) -> frozenset[CardId]:
    cards = set(view.table)
    if view.last_round is not None:
        cards.update([shown.card for shown in view.last_round.table])
    return frozenset(cards)


def cards_of(views: tuple[OwnView, ...]) -> set[CardId]:
    """The cards that these seats see besides what everyone does."""
    cards: set[CardId] = set()
    for own in views:
        cards.update(own.hand or ())
        cards.update(own.handed)
    return cards
