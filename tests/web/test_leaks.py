"""Nobody can tell two worlds apart that differ only in what they may not know (R9.2), whatever they ask the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from lapin.rooms.sections import ROOM, Sections
from lapin.rules import projection
from lapin.rules.ids import Seat
from lapin.rules.projection import OwnView, PublicView
from lapin.rules.state import GameState, Phase
from tests.web.worlds import differences, play_to, run

TABLES = [
    ("classic", "standard", 4),
    ("odyssey", "standard", 3),
    ("odyssey", "standard", 7),
    ("disney", "standard", 5),
    ("odyssey", "party", 6),
    ("odyssey", "team", 8),
]
MOMENTS = [(Phase.CLUE, 0), (Phase.HAND_IN, 0), (Phase.HAND_IN, 1), (Phase.VOTE, 0), (Phase.VOTE, 1)]


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
@pytest.mark.parametrize(("phase", "done"), MOMENTS)
def test_worlds_that_differ_in_secrets_look_the_same(
    edition: str, mode: str, players: int, phase: Phase, done: int
) -> None:
    async def check() -> list[str]:
        return await differences(await play_to(edition, mode, players, phase, done=done), seed=players)

    assert run(check()) == []


def test_before_the_first_claim_party_hands_are_hidden_from_everyone() -> None:
    async def check() -> list[str]:
        return await differences(await play_to("odyssey", "party", 6, Phase.CLAIM, turn=1), seed=1)

    assert run(check()) == []


# ── Leaks planted on purpose: the test above must find each of them ───────────────────────────────────────────────


def _votes_in_a_count(view: PublicView, state: GameState) -> PublicView:
    votes = sum(ballot.slots[0] for ballot in state.ballots if ballot is not None)
    return msgspec.structs.replace(view, discard_count=view.discard_count + votes)


def _owners_in_the_order(view: PublicView, state: GameState) -> PublicView:
    if state.phase is not Phase.VOTE:
        return view
    return msgspec.structs.replace(view, awaited=tuple(sorted(view.awaited, key=lambda seat: state.side_slots[seat])))


def _next_card_of_the_pile(view: PublicView, state: GameState) -> PublicView:
    return msgspec.structs.replace(view, pile_count=view.pile_count + ord(state.pile[0][0]) % 2 + ord(state.pile[1][0]))


def _hand_in_the_counts(view: PublicView, state: GameState) -> PublicView:
    first = tuple(ord(hand[0][0]) if hand else 0 for hand in state.hands)
    return msgspec.structs.replace(view, hand_counts=first)


@pytest.mark.parametrize(
    ("leak", "phase"),
    [
        (_votes_in_a_count, Phase.VOTE),
        (_owners_in_the_order, Phase.VOTE),
        (_next_card_of_the_pile, Phase.CLUE),
        (_hand_in_the_counts, Phase.HAND_IN),
    ],
)
def test_a_leak_in_the_public_view_is_found(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[PublicView, GameState], PublicView], phase: Phase
) -> None:
    honest = projection.public_view
    monkeypatch.setattr("lapin.rooms.sections.public_view", lambda state: leak(honest(state), state))

    async def check() -> list[str]:
        return await differences(
            await play_to("odyssey", "standard", 5, phase, done=1 if phase is Phase.VOTE else 0), seed=3
        )

    assert "spectator" in run(check())


def test_a_leak_in_the_own_view_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = projection.own_view

    def leaky(state: GameState, seat: Seat) -> OwnView:
        view = honest(state, seat)
        if state.phase is not Phase.VOTE or state.storyteller is None:
            return view
        return msgspec.structs.replace(view, own_slots=view.own_slots + state.side_slots[state.storyteller])

    monkeypatch.setattr("lapin.rooms.sections.own_view", leaky)

    async def check() -> list[str]:
        return await differences(await play_to("odyssey", "standard", 5, Phase.VOTE), seed=3)

    assert any(name.startswith("player") for name in run(check()))


def test_a_leak_in_whether_a_section_comes_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that is sent again when somebody votes for one of the first cards: what it says is the same."""
    honest = Sections.since

    def leaky(self: Sections, revision: int) -> int:
        game = self._game
        voted = game is not None and any(ballot is not None and min(ballot.slots) <= 2 for ballot in game.state.ballots)
        return honest(self, revision) | (1 << ROOM if voted else 0)

    monkeypatch.setattr(Sections, "since", leaky)

    async def check() -> list[str]:
        return await differences(await play_to("odyssey", "standard", 5, Phase.VOTE), seed=3)

    assert "spectator" in run(check())


def test_a_leak_in_the_size_of_a_picture_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A header that depends on the owner, as an ETag made of the holder would."""
    from lapin.web.rooms import RoomEndpoints

    honest = RoomEndpoints.gallery

    async def leaky(self: RoomEndpoints, request: Any) -> Any:
        response = await honest(self, request)
        room = await self._visits.room(request)
        game = room.state.game
        assert game is not None
        response.headers["etag"] = str(list(game.state.owners))
        return response

    monkeypatch.setattr(RoomEndpoints, "gallery", leaky)

    async def check() -> list[str]:
        return await differences(await play_to("odyssey", "standard", 5, Phase.VOTE), seed=3, others_act=False)

    assert "spectator" in run(check())
