"""Bots play every table of R1 to its end by legal moves, in three languages, with and without words on the cards."""

from collections.abc import Sequence
from random import Random
from statistics import mean

import pytest

from lapin import bots
from lapin.bots import Bot, BotTable, CardWords
from lapin.bots.arena import Dabbler, Move, known, numbered, play
from lapin.bots.minds import atlas
from lapin.bots.phrasebank import folded, phrases
from lapin.bots.telling import first_target, target
from lapin.bots.words import shares_content_word
from lapin.decks import built_in
from lapin.rules import (
    CastVote,
    Claim,
    Command,
    Edition,
    GiveClue,
    Intent,
    Mode,
    Options,
    Phase,
    PlayerView,
    RoundOutcome,
    Seat,
    TextClue,
    Turn,
    all_tables,
    decide,
    evolve_all,
    project,
    random_intent,
    replay,
    start,
)
from lapin.rules.events import RoundScored

LANGUAGES = ("en", "fr", "nl")


def game(
    deck: Sequence[CardWords], players: int, mode: Mode = Mode.STANDARD, language: str = "en", **options: int
) -> list[Move]:
    company = bots.company(players, seed=11, language=language)
    return list(play(company, deck, Edition.ODYSSEY, mode, seed=5, options=Options(**options)))  # type: ignore[arg-type]


def clues(moves: list[Move]) -> list[str]:
    return [
        move.intent.clue.text
        for move in moves
        if isinstance(move.intent, GiveClue) and isinstance(move.intent.clue, TextClue)
    ]


@pytest.mark.parametrize(("edition", "mode", "players"), list(all_tables()))
def test_every_table_is_played_to_its_end(
    deck: tuple[CardWords, ...], edition: Edition, mode: Mode, players: int
) -> None:
    company = bots.company(players, seed=players, language=LANGUAGES[players % 3])
    moves = list(play(company, deck, edition, mode, seed=3, options=Options(turn_limit=3)))
    # `decide` refuses illegal moves by raising, so being here means that all were legal.
    assert moves[-1].state.phase is Phase.OVER
    assert any(isinstance(event, RoundScored) for move in moves for event in move.events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_is_given_twice_in_a_game_and_all_come_from_the_bank(
    deck: tuple[CardWords, ...], language: str
) -> None:
    told = clues(game(deck, 4, language=language, turn_limit=24, target=300))
    assert len(told) == 24
    assert len({folded(clue) for clue in told}) == 24
    assert set(told) <= {phrase.text for phrase in phrases(language)}


@pytest.fixture(scope="module")
def lantern() -> tuple[CardWords, ...]:
    """The deck that ships, which is described in three languages, without what it makes people think of."""
    return tuple(CardWords(card.caption, card.words, tuple(card.short.items())) for card in built_in().cards)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_clue_names_what_its_card_shows(lantern: tuple[CardWords, ...], language: str) -> None:
    words = bots_words(lantern)
    moves = game(lantern, 5, language=language, turn_limit=30, target=300)
    told = [move.intent for move in moves if isinstance(move.intent, GiveClue)]
    assert len(told) == 30
    for intent in told:
        assert isinstance(intent.clue, TextClue)
        assert intent.card is not None
        assert not shares_content_word(intent.clue.text, words[intent.card].caption)
        assert not shares_content_word(intent.clue.text, dict(words[intent.card].descriptions)[language])


@pytest.mark.parametrize(
    ("language", "clue"), [("en", "Snow day"), ("fr", "Décrocher la lune"), ("nl", "Onder het bed")]
)
def test_a_clue_may_not_say_what_only_the_description_says(language: str, clue: str) -> None:
    said = {"en": "Snow falls outside.", "fr": "La lune se lève.", "nl": "Iemand slaapt in een bed."}
    plain = CardWords("A figure waits.", ("night", "dream", "moon", "sleep", "winter"))
    described = CardWords(plain.caption, plain.moods, tuple(said.items()))
    bank = [phrase.text for phrase in phrases(language)]
    assert bank.index(clue) in atlas("meaning", language, (plain,)).clues_for(0)
    assert bank.index(clue) not in atlas("meaning", language, (described,)).clues_for(0)


def bots_words(deck: tuple[CardWords, ...]) -> dict[str, CardWords]:
    return {str(card): words for card, words in numbered(deck).items()}


def test_a_clue_that_hides_in_a_longer_word_is_noticed() -> None:
    assert shares_content_word("Moonlight", "A man on the moon")
    assert shares_content_word("Clouds!", "One small cloud above a hill")
    assert not shares_content_word("Under the bed", "A boat under a bridge")
    assert not shares_content_word("A thousand years ago", "A small house")


def test_the_same_seed_plays_the_same_game(deck: tuple[CardWords, ...]) -> None:
    first, second = (game(deck, 4, turn_limit=4, target=300) for _ in range(2))
    assert [move.intent for move in first] == [move.intent for move in second]


def test_cards_without_words_are_played_too() -> None:
    moves = game((CardWords(),) * 84, 4, turn_limit=4, target=300)
    assert moves[-1].state.phase is Phase.OVER


def test_a_deck_nobody_described_beforehand_is_played(deck: tuple[CardWords, ...]) -> None:
    words = numbered(deck)
    state = replay(start("classic", "standard", 4, tuple(words), bytes(32)))
    state = evolve_all(state, decide(state, Command(Seat(1), state.turn, Claim())))
    view = project(state, Seat(1))
    intent = bots.make("Moss", 1).choose(view, BotTable(words=known(view, words)))
    assert decide(state, Command(Seat(1), state.turn, intent))


def test_a_clue_that_was_mimed_is_voted_on_all_the_same(deck: tuple[CardWords, ...]) -> None:
    class Mime(Dabbler, frozen=True):
        def choose(self, view: PlayerView, table: BotTable) -> Intent:
            return random_intent(view, Random(1))

    company: tuple[Bot | Dabbler, ...] = (Mime(seed=1), *bots.company(3, seed=2))
    moves = list(play(company, deck, seed=1, options=Options(turn_limit=4, target=300)))
    assert moves[-1].state.phase is Phase.OVER


def test_after_nobody_the_next_clue_is_easier_and_after_everybody_harder() -> None:
    def scored(storyteller: int, outcome: RoundOutcome) -> RoundScored:
        nothing = (0, 0, 0)
        return RoundScored(Turn(1), Seat(storyteller), TextClue("x"), (), (), outcome, nothing, (), nothing)

    start = first_target(3)
    assert target([scored(0, RoundOutcome.NONE)], Seat(0), 3) > start
    assert target([scored(0, RoundOutcome.ALL)], Seat(0), 3) < start
    assert target([scored(0, RoundOutcome.SOME), scored(1, RoundOutcome.SOME)], Seat(0), 3) == start
    assert target([scored(0, RoundOutcome.ALL)] * 50, Seat(0), 3) >= 0.15


def test_rounds_that_others_told_move_the_aim_too_but_less() -> None:
    def after(storyteller: int, outcome: RoundOutcome) -> float:
        nothing = (0, 0, 0)
        scored = RoundScored(Turn(1), Seat(storyteller), TextClue("x"), (), (), outcome, nothing, (), nothing)
        return target([scored], Seat(0), 3)

    start = first_target(3)
    assert start < after(1, RoundOutcome.NONE) < after(0, RoundOutcome.NONE)
    assert start > after(1, RoundOutcome.ALL) > after(0, RoundOutcome.ALL)


def test_two_votes_only_when_unsure(deck: tuple[CardWords, ...]) -> None:
    moves = game(deck, 8, turn_limit=8, target=300)
    counts = [len(move.intent.slots) for move in moves if isinstance(move.intent, CastVote)]
    assert set(counts) == {1, 2}


@pytest.mark.parametrize("mode", [Mode.PARTY, Mode.TEAM])
def test_bots_score_more_than_players_who_play_at_random(deck: tuple[CardWords, ...], mode: Mode) -> None:
    points: dict[bool, list[int]] = {True: [], False: []}
    for seed in range(6):
        company = bots.company(6, seed=seed)
        # Seats 0, 3 and 1, 4 are teams (R2.4): bots. In Party every other seat is a bot.
        thinks = [seat % 2 == 0 if mode is Mode.PARTY else seat % 3 < 2 for seat in range(6)]
        seats = [company[seat] if thinks[seat] else Dabbler(seed=seed + seat) for seat in range(6)]
        *_, last = play(seats, deck, Edition.ODYSSEY, mode, seed=seed)
        for seat, score in enumerate(last.state.scores):
            points[thinks[seat]].append(score)
    assert mean(points[True]) > mean(points[False])
