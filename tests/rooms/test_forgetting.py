"""Being forgotten: names and words are gone for everyone, after a restart and from the disk; the game goes on."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lapin.adapters.store_memory import MemoryStore
from lapin.adapters.store_sqlite import SqliteStore
from lapin.rooms.errors import CannotSave
from lapin.rooms.history import forgotten_in, games_of, pictures_of
from lapin.rooms.ids import RecordingId, SessionId, Version
from lapin.rooms.ports import EventStore, Record, Recording
from lapin.rooms.registry import NewRoom
from lapin.rooms.sections import room_view
from lapin.rooms.view import Status
from lapin.rules.commands import TextClue
from lapin.rules.verify import exported, verify
from lapin.testing.ports import settle
from lapin.web.rooms import gallery_of
from tests.rooms.table import Table, run

SECRETS = ("Zebulon", "Zebbie", "marmalade", "umbrella", "humming")
"""What Zeb is called, says and tells."""


async def a_game_with_zeb(store: EventStore, **settings: Any) -> Table:
    table = await Table(store).open(("ann", "bob"), options={"turn_limit": 3}, **settings)
    table.arrive("zeb")
    await table.do("zeb", "sit", name="Zebulon")
    await table.do("zeb", "dress", seat=table.seat("zeb"), name="Zebbie")
    await table.do("zeb", "say", seat=table.seat("zeb"), text="more marmalade")
    await table.do("bob", "say", seat=table.seat("bob"), text="bread for me")
    await table.do("ann", "start")
    zeb = table.seat("zeb")
    await table.do("zeb", "play", seat=zeb, turn=table.game.turn, intent={"t": "claim"})
    clue = {"kind": "text", "text": "an umbrella"}
    card = table.game.hands[zeb][0]
    await table.do("zeb", "play", seat=zeb, turn=1, intent={"t": "give_clue", "clue": clue, "card": card})
    return table


def everything(table: Table) -> str:
    """All that anyone is shown, sent or given of a room."""
    state = table.room.state
    told = [
        msgspec.json.encode(room_view(state, frozenset(), 0, True)),
        msgspec.json.encode(gallery_of(state)),
        msgspec.json.encode(state.talk),
        *(msgspec.json.encode(game.state.clue) for game in state.games),
        *(msgspec.json.encode(entry) for entry in table.room.log()),
    ]
    newcomer = table.arrive("newcomer")
    told += [msgspec.json.encode(frame) for frame in newcomer.frames]
    table.depart("newcomer")
    return b"\n".join(told).decode()


def known(text: str) -> list[str]:
    return [secret for secret in SECRETS if secret in text]


def stores(folder: Path) -> list[EventStore]:
    return [MemoryStore(), SqliteStore(folder / "lapin.sqlite3")]


@pytest.mark.parametrize("kind", [0, 1], ids=["memory", "sqlite"])
def test_nothing_is_known_of_somebody_who_was_forgotten(kind: int, tmp_path: Path) -> None:
    async def scenario() -> None:
        store = stores(tmp_path)[kind]
        table = await a_game_with_zeb(store)
        await table.play_on(lambda: table.game.turn == 2)
        before = table.game
        assert set(known(everything(table))) == {"Zebbie", "Zebulon", "marmalade", "umbrella"}
        sound = Recording(RecordingId("ab" * 16), "audio/ogg", SessionId("zeb"), b"humming")
        assert await store.keep_recording(table.room.id, sound, 9, 9)

        bobs = table.devices["bob"]
        bobs.frames.clear()
        await table.room.forget(SessionId("zeb"))
        shown = msgspec.json.encode(bobs.frames).decode()
        assert "lapin" in shown, "everyone is told at once"
        assert '"clue":{"kind":"text","text":"…"}' in shown, "the last round's clue too"
        assert known(everything(table)) == []
        assert await store.recording(table.room.id, RecordingId("ab" * 16)) is None
        assert "bread for me" in everything(table), "what others said is theirs"
        assert "Bob" in everything(table)
        assert table.game.scores == before.scores
        assert table.game.hands == before.hands
        taken = table.room.state.at(before.storyteller)
        assert table.room.state.seats_of(SessionId("zeb")) == ()
        assert taken is not None

        again = Table(store)
        await again.reload(table)
        assert known(everything(again)) == []
        assert again.room.state == table.room.state

        await table.play_to_the_end()
        state = table.room.state
        assert forgotten_in(state, 1) == [1]
        game = games_of(table.room.log())[1]
        file = exported(game, pictures_of(state.games[0]), forgotten_in(state, 1))
        assert known(file.decode()) == []
        assert verify(game, pictures_of(state.games[0])).fair
        await store.close()

    run(scenario)


def test_the_words_are_gone_from_the_disk(tmp_path: Path) -> None:
    async def scenario() -> None:
        store = SqliteStore(tmp_path / "lapin.sqlite3")
        table = await a_game_with_zeb(store)
        await table.play_on(lambda: table.game.turn == 2)
        sound = Recording(RecordingId("ab" * 16), "audio/ogg", SessionId("zeb"), b"humming" * 2000)
        await store.keep_recording(table.room.id, sound, 9, 9)

        def on_disk() -> str:
            return "".join(file.read_bytes().decode("latin-1") for file in tmp_path.iterdir())

        assert set(known(on_disk())) == set(SECRETS)
        await table.room.forget(SessionId("zeb"))
        assert known(on_disk()) == []
        await store.close()

    run(scenario)


def test_a_clue_sung_becomes_one_without_words() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        table = await Table(store).open(("ann", "bob", "zeb"))
        await table.do("ann", "start")
        zeb = table.seat("zeb")
        sound = Recording(RecordingId("ab" * 16), "audio/ogg", SessionId("zeb"), b"humming")
        await store.keep_recording(table.room.id, sound, 9, 9)
        await table.do("zeb", "play", seat=zeb, turn=table.game.turn, intent={"t": "claim"})
        clue = {"kind": "recorded", "recording": "ab" * 16, "transcript": "humming"}
        intent = {"t": "give_clue", "clue": clue, "card": table.game.hands[zeb][0]}
        await table.do("zeb", "play", seat=zeb, turn=1, intent=intent)
        await table.room.forget(SessionId("zeb"))
        assert table.game.clue == TextClue("…")
        assert await store.recording(table.room.id, RecordingId("ab" * 16)) is None
        await table.play_on(lambda: table.game.turn == 2)  # the others choose and vote all the same

    run(scenario)


def test_a_seat_that_moved_to_another_device_is_forgotten_with_all_that_was_said_from_it() -> None:
    async def scenario() -> None:
        table = await a_game_with_zeb(MemoryStore())
        link = await table.do("zeb", "move_link", seat=table.seat("zeb"))
        await table.room.move(SessionId("phone"), link["token"])
        await table.do("phone", "say", seat=table.seat("phone"), text="humming")
        await table.room.forget(SessionId("phone"))
        assert known(everything(table)) == []

    run(scenario)


def test_who_gave_a_seat_away_has_no_say_over_what_was_said_from_it_later() -> None:
    async def scenario() -> None:
        table = await a_game_with_zeb(MemoryStore())
        link = await table.do("zeb", "move_link", seat=table.seat("zeb"))
        await table.room.move(SessionId("phone"), link["token"])
        await table.do("phone", "say", seat=table.seat("phone"), text="humming")
        await table.room.forget(SessionId("zeb"))
        assert known(everything(table)) == ["humming"]
        assert table.room.state.seats_of(SessionId("phone")) != ()

    run(scenario)


def test_the_name_of_a_room_is_gone_with_who_gave_it() -> None:
    async def scenario() -> None:
        table = Table()
        table.room = await table.registry.make(NewRoom(SessionId("zeb"), name="Zebulon's", seat_name="Zebulon"))
        await table.room.forget(SessionId("zeb"))
        assert known(everything(table)) == []

    run(scenario)


def test_to_be_forgotten_twice_is_to_be_forgotten_once() -> None:
    async def scenario() -> None:
        table = await a_game_with_zeb(MemoryStore())
        await table.room.forget(SessionId("zeb"))
        before = everything(table)
        await table.room.forget(SessionId("zeb"))
        assert everything(table) == before
        await table.play_to_the_end()
        await table.do("ann", "rematch", lobby=True)
        await table.do("zeb", "sit", name="Zebulon")
        await table.room.forget(SessionId("zeb"))
        assert known(everything(table)) == []
        assert forgotten_in(table.room.state, 1) == [1]

    run(scenario)


def test_another_person_runs_the_room_then() -> None:
    async def scenario() -> None:
        table = await a_game_with_zeb(MemoryStore())
        await table.do("ann", "pass_host", seat=table.seat("zeb"))
        await table.room.forget(SessionId("zeb"))
        assert table.room.state.host == SessionId("ann")
        await table.room.forget(SessionId("ann"))
        await table.room.forget(SessionId("bob"))
        assert [taken.name for taken in table.room.state.seats] == ["lapin 2", "lapin 3", "lapin"]
        await table.play_to_the_end()  # by bots

    run(scenario)


def test_a_stranger_has_nothing_to_be_forgotten() -> None:
    async def scenario() -> None:
        table = await a_game_with_zeb(MemoryStore())
        before = table.room.version
        await table.room.forget(SessionId("stranger"))
        assert table.room.version == before

    run(scenario)


def test_who_was_sent_away_for_good_is_forgotten_all_the_same_and_stays_away() -> None:
    async def scenario() -> None:
        table = await a_game_with_zeb(MemoryStore())
        await table.do("ann", "kick", seat=table.seat("zeb"), ban=True)
        await table.room.forget(SessionId("zeb"))
        assert known(everything(table)) == []
        assert not table.room.admits(SessionId("zeb"))

    run(scenario)


def test_a_bots_words_are_its_own() -> None:
    async def scenario() -> None:
        table = await Table(bot_pace=0).open(("ann", "bob", "zeb"), options={"turn_limit": 3})
        await table.do("ann", "start")
        await table.do("zeb", "hand_to_bot", seat=table.seat("zeb"))
        await table.play_to_the_end()
        clues = [scored.clue for scored in table.room.state.games[0].rounds]
        await table.room.forget(SessionId("zeb"))
        assert [scored.clue for scored in table.room.state.games[0].rounds] == clues
        assert forgotten_in(table.room.state, 1) == []

    run(scenario)


@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_forgotten_in_any_moment_the_game_comes_to_its_end(seed: int) -> None:
    async def scenario() -> None:
        dice = Random(seed)
        table = await Table(bot_pace=0).open(("ann", "bob", "cy", "zeb"), edition="classic", options={"turn_limit": 4})
        await table.do("ann", "start")
        people = ["bob", "cy", "zeb"]
        for _ in range(300):
            if table.room.state.status is Status.OVER:
                break
            if people and dice.random() < 0.1:
                await table.room.forget(SessionId(people.pop()))
            for seat in table.awaited_people()[:1]:
                await table.move(seat)
            await table.clock.advance(1)
            await settle()
        for person in people:  # it was over sooner
            await table.room.forget(SessionId(person))
        game = games_of(table.room.log())[1]
        assert verify(game, pictures_of(table.room.state.games[0])).fair
        text = everything(table)
        assert not re.search("Bob|Cy|Zeb", text)

    run(scenario)


class Failing(MemoryStore):
    """A disk that fails when somebody is forgotten, before or after it has written."""

    def __init__(self, *, written: bool) -> None:
        super().__init__()
        self.failures = 1
        self.written = written

    async def rewrite(self, room: Any, record: Record, bodies: Any, session: SessionId) -> None:
        if self.failures and not self.written:
            self.failures -= 1
            raise CannotSave("no")
        await super().rewrite(room, record, bodies, session)
        if self.failures:
            self.failures -= 1
            raise CannotSave("perhaps")


@pytest.mark.parametrize("written", [False, True])
def test_a_disk_that_fails_meanwhile_is_waited_for(written: bool) -> None:
    async def scenario() -> None:
        store = Failing(written=written)
        table = await a_game_with_zeb(store)
        before = table.room.version
        asked = table.room.forget(SessionId("zeb"))
        doing = asyncio.ensure_future(asked)
        while not doing.done():
            await table.clock.advance(1)
            await settle()
            await asyncio.sleep(0)
        await doing
        assert known(everything(table)) == []
        assert table.room.version == before + 1
        assert len(await store.since(table.room.id, Version(0))) == before + 1

    run(scenario)
