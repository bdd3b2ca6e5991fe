"""Who is in a room, and what each of them is shown.

After every change one pass goes over the audience, and each connection is sent what changed for it. One that has not
taken its last frame is passed over; when it has, it gets whatever is newest by then. So a slow reader gets fewer views,
never an old one, and nothing piles up for it.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from lapin.limits import MOST_OF_ONE, MOST_SPECTATORS
from lapin.rooms.connection import Connection
from lapin.rooms.ids import RoomId, SessionId, Version, shown
from lapin.rooms.ports import Library
from lapin.rooms.sections import EVERYTHING, Sections, session_section
from lapin.rooms.state import RoomState
from lapin.rooms.view import ClockView
from lapin.rules.ids import CardId, Seat

_NOBODY: Final = SessionId("")
_log = logging.getLogger("lapin.rooms")
_encode = msgspec.json.Encoder().encode


class Viewer:
    """A connection, and what it was shown last."""

    __slots__ = ("cards", "clock", "connection", "described", "own", "people", "revision", "seats", "session")

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.greet()

    def greet(self) -> None:
        """Show it everything next."""
        self.revision = -1
        self.clock = -1
        self.people = -1
        self.seats: tuple[Seat, ...] = ()
        self.session = b""
        self.own: bytes | None = None
        self.cards: frozenset[CardId] | None = None
        """The cards everyone sees, as they were when it was last told of them."""
        self.described: set[CardId] = set()


class Audience:
    """The connections of one room."""

    def __init__(self, room: RoomId, library: Library, clock: Callable[[], ClockView]) -> None:
        self.sections = Sections()
        self._room = room
        self._library = library
        self._clock = clock
        self._clock_revision = 0
        self._clock_now = b""
        """The clock as everyone is told of it in this moment."""
        self._viewers: dict[Connection, Viewer] = {}
        self._of_session: Counter[SessionId] = Counter()
        self._present: frozenset[SessionId] | None = None

    def __len__(self) -> int:
        return len(self._viewers)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._viewers

    # ── Who is here ───────────────────────────────────────────────────────────────────────────────────────────────

    def present(self) -> frozenset[SessionId]:
        """Sessions with a device connected."""
        if self._present is None:
            self._present = frozenset(self._of_session)
        return self._present

    def spectators(self, state: RoomState) -> int:
        """Devices that only look on."""
        seated = {taken.holder for taken in state.seats}
        return sum([1 for one in self._viewers if one.watches or one.session not in seated])

    def has_place_for(self, session: SessionId, state: RoomState) -> bool:
        """Is there a place for one more device of this session? Those who look on cannot keep players out."""
        if self._of_session[session] >= MOST_OF_ONE:
            return False
        return session == state.host or bool(state.seats_of(session)) or self.spectators(state) < MOST_SPECTATORS

    def has_place_for_newcomers(self, state: RoomState) -> bool:
        """Is there a place for somebody new?"""
        return self.has_place_for(_NOBODY, state)

    def add(self, connection: Connection) -> None:
        """It is here from now on; one that greets again is shown everything again."""
        if (viewer := self._viewers.get(connection)) is not None:
            viewer.greet()
            return
        self._viewers[connection] = Viewer(connection)
        self._of_session[connection.session] += 1
        self._present = None

    def remove(self, connection: Connection) -> bool:
        """It is gone; was it here?"""
        if self._viewers.pop(connection, None) is None:
            return False
        self._of_session[connection.session] -= 1
        if not self._of_session[connection.session]:
            del self._of_session[connection.session]
        self._present = None
        return True

    def dismiss(self, code: str, session: SessionId | None = None) -> None:
        """Send a session's devices away, or everyone's."""
        for connection in tuple(self._viewers):
            if session is None or connection.session == session:
                self.remove(connection)
                connection.dismiss(code)

    # ── What they are shown ───────────────────────────────────────────────────────────────────────────────────────

    def clock_changed(self) -> None:
        """A deadline is another: say so with the next view."""
        self._clock_revision += 1

    def tell(self, state: RoomState, version: Version) -> None:
        """Show everyone what changed."""
        self._clock_now = b""
        for viewer in tuple(self._viewers.values()):
            if viewer.connection.ready:
                self._show(viewer, state, version)

    def tell_one(self, connection: Connection, state: RoomState, version: Version) -> None:
        """Show one what it missed."""
        self._clock_now = b""
        viewer = self._viewers.get(connection)
        if viewer is not None and connection.ready:
            self._show(viewer, state, version)

    def _show(self, viewer: Viewer, state: RoomState, version: Version) -> None:
        try:
            frame = self._frame(viewer, state, version)
            if frame is not None:
                viewer.connection.send(frame)
        except Exception:  # what was saved is saved, whatever becomes of telling one of them
            _log.exception("a view could not be sent", extra={"room": shown(self._room)})
            self.remove(viewer.connection)
            viewer.connection.dismiss("stopping")

    def _frame(self, viewer: Viewer, state: RoomState, version: Version) -> bytes | None:
        """What is new for these eyes, if anything is."""
        sections = self.sections
        welcome = viewer.revision < 0
        wanted = EVERYTHING if welcome else sections.since(viewer.revision)
        viewer.revision = sections.revision
        own = self._own(viewer, state)
        if viewer.clock != self._clock_revision:
            viewer.clock = self._clock_revision
            own.append(self._clock_section())
        if welcome:
            return b'{"t":"welcome","version":%d%b%b}' % (version, sections.joined(wanted), b"".join(own))
        if own:
            return b'{"t":"update","version":%d%b%b}' % (version, sections.joined(wanted), b"".join(own))
        return sections.update(wanted, version) if wanted else None

    def _own(self, viewer: Viewer, state: RoomState) -> list[bytes]:
        """What is new for this viewer alone."""
        sections, connection = self.sections, viewer.connection
        parts = []
        if viewer.people != sections.people:
            viewer.people = sections.people
            viewer.seats, session = session_section(state, connection.session, connection.watches)
            if session != viewer.session:
                viewer.session = session
                parts.append(b',"session":' + session)
        own, cards = sections.own(viewer.seats)
        if own is not viewer.own and own != viewer.own:
            viewer.own = own
            parts.append(b',"own":' + own)
            viewer.cards = None
        if viewer.cards is not sections.cards:
            viewer.cards = sections.cards
            new = sorted((cards | sections.cards) - viewer.described)
            if new:
                viewer.described.update(new)
                parts.append(b',"cards":' + sections.words(new, self._library, connection.language))
        return parts

    def _clock_section(self) -> bytes:
        if not self._clock_now:
            self._clock_now = b',"clock":' + _encode(self._clock())
        return self._clock_now
