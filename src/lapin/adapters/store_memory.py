"""Logs kept in memory: for tests, and for an evening that nobody wants to remember."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from lapin.rooms.errors import AlreadyDone, CodeTaken, RoomGone, VersionConflict
from lapin.rooms.ids import RecordingId, RoomCode, RoomId, SessionId, Version
from lapin.rooms.ports import Record, Recording, RoomIndex, RoomSummary
from lapin.rules.ids import CardId


class MemoryStore:
    """An `EventStore` that forgets everything when the process ends."""

    def __init__(self) -> None:
        self._logs: dict[RoomId, list[Record]] = {}
        self._commands: set[tuple[RoomId, str]] = set()
        self._codes: dict[RoomCode, RoomId] = {}
        self._pictures: dict[CardId, tuple[RoomId, str]] = {}
        self._recordings: dict[RoomId, dict[RecordingId, Recording]] = {}

    async def append(self, room: RoomId, record: Record, index: RoomIndex) -> None:
        log = self._logs.get(room, [])
        if record.command is not None and (room, record.command) in self._commands:
            raise AlreadyDone
        if record.version != len(log) + 1:
            raise VersionConflict if log else RoomGone
        if index.code is not None and self._codes.get(index.code, room) != room:
            raise CodeTaken
        self._logs.setdefault(room, []).append(record)
        if record.command is not None:
            self._commands.add((room, record.command))
        if index.code is not None:
            for code in [code for code, other in self._codes.items() if other == room]:
                del self._codes[code]
            self._codes[index.code] = room
        for token, card in index.pictures.items():
            self._pictures[token] = (room, card)

    async def since(self, room: RoomId, version: Version) -> Sequence[Record]:
        return tuple(self._logs.get(room, ())[version:])

    async def find(self, code: RoomCode) -> RoomId | None:
        return self._codes.get(code)

    async def picture(self, token: CardId) -> str | None:
        found = self._pictures.get(token)
        return None if found is None else found[1]

    async def rooms(self) -> Sequence[RoomSummary]:
        codes = {room: code for code, room in self._codes.items()}
        summaries = [
            RoomSummary(room, codes[room], Version(len(log)), opened_at=log[0].at, touched_at=log[-1].at)
            for room, log in self._logs.items()
        ]
        return sorted(summaries, key=lambda summary: summary.touched_at, reverse=True)

    async def keep_recording(self, room: RoomId, recording: Recording, most: int, of_one: int) -> bool:
        kept = self._recordings.setdefault(room, {})
        if len(kept) >= most or sum(other.session == recording.session for other in kept.values()) >= of_one:
            return False
        kept[recording.recording] = recording
        return True

    async def recording(self, room: RoomId, recording: RecordingId) -> Recording | None:
        return self._recordings.get(room, {}).get(recording)

    async def forget(self, room: RoomId) -> None:
        self._logs.pop(room, None)
        self._commands = {done for done in self._commands if done[0] != room}
        self._recordings.pop(room, None)
        self._codes = {code: other for code, other in self._codes.items() if other != room}
        self._pictures = {token: held for token, held in self._pictures.items() if held[0] != room}

    async def rewrite(self, room: RoomId, record: Record, bodies: Mapping[Version, bytes], session: SessionId) -> None:
        await self.append(room, record, RoomIndex())
        log = self._logs[room]
        for version, body in bodies.items():
            log[version - 1] = msgspec.structs.replace(log[version - 1], body=body)
        sounds = self._recordings.get(room, {})
        self._recordings[room] = {name: sound for name, sound in sounds.items() if sound.session != session}

    async def writable(self) -> bool:
        return True

    async def close(self) -> None:
        return None
