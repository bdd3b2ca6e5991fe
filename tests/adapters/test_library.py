"""The decks and the bots a server has, as rooms see them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lapin.adapters.company import BotCompany
from lapin.adapters.library import DeckLibrary
from lapin.decks import DeckError, load_deck
from lapin.decks.check import DECK_SIZE
from lapin.decks.deck import _BUILT_IN
from lapin.rooms.commands import Level
from lapin.rooms.ports import BotKnowledge
from lapin.rules.commands import Command
from lapin.rules.engine import decide, evolve_all, replay, start
from lapin.rules.ids import CardId
from lapin.rules.phases import awaited
from lapin.rules.projection import project
from lapin.rules.state import Phase


@pytest.fixture(scope="module")
def library() -> DeckLibrary:
    return DeckLibrary()


def test_a_room_can_play_with_the_deck_that_ships(library: DeckLibrary) -> None:
    deck = library.default()
    cards = library.cards(deck)
    assert len(cards) >= DECK_SIZE
    assert len(set(cards)) == len(cards)
    assert [(summary.id, summary.cards) for summary in library.decks()] == [(deck, len(cards))]
    for size in ("thumbnail", "small", "large"):
        assert library.back(size).body
        assert library.picture(f"{deck}/{cards[0]}", size).media_type.startswith("image/")
    for language in ("en", "fr", "nl"):
        short, long = library.words(deck, cards[0], language)
        assert 0 < len(short) <= len(long)


def test_a_card_that_is_gone_from_its_deck_lies_face_down(library: DeckLibrary) -> None:
    for size in ("thumbnail", "small", "large"):
        assert library.picture("lantern/no-such-card-7", size) == library.back(size)
    assert library.words("lantern", "no-such-card-7", "en") == ("", "")
    with pytest.raises(KeyError):
        library.cards("no such deck")


def test_two_decks_of_one_id_are_refused(tmp_path: Path) -> None:
    with pytest.raises(DeckError, match="lantern"):
        DeckLibrary([_BUILT_IN])
    with pytest.raises(DeckError):
        DeckLibrary([tmp_path / "none"])


def test_bots_of_a_level_come_one_after_another_and_play_legally(library: DeckLibrary) -> None:
    company = BotCompany(library)
    names: list[str] = []
    bots = []
    for seed in range(4):
        bot = company.newcomer(Level.HARD, names, seed)
        names.append(bot.persona)
        bots.append(bot)
    assert len(set(names)) == 4
    assert {bot.level for bot in bots} == {Level.HARD}
    deck = load_deck(_BUILT_IN)
    tokens = {CardId(f"{number:032x}"): card.id for number, card in enumerate(deck.cards)}
    state = replay(start("odyssey", "standard", 4, sorted(tokens), bytes(32)))
    while state.turn == 1 and state.phase is not Phase.OVER:
        seat = awaited(state)[0]
        view = project(state, seat)
        assert view.own is not None
        seen = {card: tokens[card] for card in (*(view.own.hand or ()), *view.own.handed, *view.public.table)}
        assert company.pause(bots[seat], view) > 0
        intent = company.choose(bots[seat], BotKnowledge(view, deck.id, seen, (), "nl"))
        state = evolve_all(state, decide(state, Command(seat, state.turn, intent)))
    assert state.last_round is not None
