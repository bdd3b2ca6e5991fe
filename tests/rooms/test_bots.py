"""Bots come in by the same door as people, and whatever goes wrong with them, the game goes on."""

from __future__ import annotations

import pytest

from lapin.rooms.history import games_of
from lapin.rooms.ports import BotKnowledge, BotSeat
from lapin.rooms.view import Status
from lapin.rules.commands import CastVote, Intent
from lapin.rules.engine import replay
from lapin.rules.ids import Slot
from lapin.rules.rulesets import all_tables
from lapin.testing.ports import PlainCompany, settle
from tests.rooms.table import Table, run

TABLES = [(str(edition), str(mode), players) for edition, mode, players in all_tables()]


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES, ids=["-".join(map(str, table)) for table in TABLES])
def test_bots_alone_play_every_table_to_its_end(edition: str, mode: str, players: int) -> None:
    async def scenario() -> None:
        table = await Table(bot_pace=0.01).open(("ann",), bots=players - 1, edition=edition, mode=mode)
        await table.do("ann", "start")
        await table.do("ann", "hand_to_bot", seat=0)
        for _ in range(3000):
            if table.room.state.status is Status.OVER:
                break
            await table.clock.advance(0.5)
        assert table.room.state.status is Status.OVER
        assert replay(games_of(table.room.log())[1]) == table.game

    run(scenario)


class Broken(PlainCompany):
    """Thinks until it falls over, or wants what is not allowed."""

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        if bot.seed % 2:
            raise RuntimeError("my head hurts")
        return CastVote(slots=(Slot(99),))


def test_broken_bots_block_nobody() -> None:
    async def scenario() -> None:
        table = await Table(bot_pace=0.01, company=Broken()).open(("ann",), bots=3, options={"target": 5})
        await table.do("ann", "start")
        await table.play_to_the_end()

    run(scenario)


class Watched(PlainCompany):
    """Notes what it is shown."""

    def __init__(self) -> None:
        self.seen: list[BotKnowledge] = []

    def choose(self, bot: BotSeat, knowledge: BotKnowledge) -> Intent:
        self.seen.append(knowledge)
        return super().choose(bot, knowledge)


def test_a_bot_knows_only_the_cards_a_person_in_its_seat_would_see() -> None:
    async def scenario() -> None:
        watched = Watched()
        table = await Table(bot_pace=0.01, company=watched).open(("ann",), bots=5, mode="party")
        await table.do("ann", "start")
        await table.play_to_the_end()
        assert watched.seen
        for knowledge in watched.seen:
            public, own = knowledge.view.public, knowledge.view.own
            assert own is not None
            allowed = set(own.hand or ()) | set(own.handed) | set(public.table)
            if public.last_round is not None:
                allowed |= {shown.card for shown in public.last_round.table}
            assert set(knowledge.cards) == allowed

    run(scenario)


def test_every_bot_has_a_secret_of_its_own_in_every_game_and_hears_what_was_told_in_the_room_before() -> None:
    async def scenario() -> None:
        watched = Watched()
        table = await Table(bot_pace=0.01, company=watched).open(("ann",), bots=3, options={"target": 5})
        await table.do("ann", "start")
        await table.play_to_the_end()
        first = len(watched.seen)
        await table.do("ann", "rematch")
        await table.play_to_the_end()
        games = watched.seen[:first], watched.seen[first:]
        secrets = [{(own.seat, one.secret) for one in game if (own := one.view.own)} for game in games]
        assert [len(found) for found in secrets] == [3, 3]  # the same for a whole game
        assert len({secret for found in secrets for _, secret in found}) == 6
        dice = [game.state.secret for game in table.room.state.games]
        assert not {secret for found in secrets for _, secret in found} & set(dice)
        assert {one.earlier for one in games[0]} == {()}
        assert {one.earlier for one in games[1]} == {table.room.state.games[0].rounds}

    run(scenario)


class Preparing(PlainCompany):
    """Notes what it was asked to get to know, and falls over French."""

    def __init__(self) -> None:
        self.prepared: list[tuple[str, str]] = []

    def prepare(self, deck: str, language: str) -> None:
        self.prepared.append((deck, language))
        if language == "fr":
            raise RuntimeError("je ne sais pas")


def test_bots_get_to_know_the_cards_when_they_sit_down() -> None:
    async def scenario() -> None:
        company = Preparing()
        table = await Table(bot_pace=0.01, company=company).open(("ann", "bob"))
        await settle()
        assert company.prepared == [], "nobody needs them yet"
        await table.do("ann", "add_bot")
        await table.do("ann", "add_bot")
        await settle()
        assert company.prepared == [("plain", "en")]
        await table.do("ann", "configure", language="fr", options={"target": 4})
        await settle()
        assert company.prepared == [("plain", "en"), ("plain", "fr")]
        await table.do("ann", "start")
        await table.play_to_the_end()

    run(scenario)
