"""Bots know some of what people think of, each its own part; they listen and tell by it."""

import numpy as np
import pytest

from lapin import bots
from lapin.bots import BotTable, CardWords, Persona
from lapin.bots.arena import known, numbered, own_secret, play
from lapin.bots.knowing import Mind, drawn, everything
from lapin.bots.lore import Lore, lore
from lapin.bots.personas import PERSONAS
from lapin.bots.phrasebank import folded
from lapin.bots.player import SKILLS, Player
from lapin.bots.telling import store_of
from lapin.bots.words import shares_content_word
from lapin.rules import Command, GiveClue, Mode, Options, Phase, Seat, TextClue, decide, evolve_all, project
from lapin.rules.commands import Claim
from lapin.rules.engine import replay, start

KINDS = ("tales", "books", "screen", "arts", "world", "sayings", "phrases", "things", "deeds", "feelings", "turns")


def card(caption: str, *thoughts: str) -> CardWords:
    return CardWords(caption, (), (), tuple(("screen", thought) for thought in thoughts))


UMBRELLA = card("A child stands in an upturned object at sea.", "Mary Poppins", "Singin' in the Rain", "wet feet")
LETTERS = card("Bottles fall from a purple sky.", "Message in a Bottle", "You've Got Mail", "overdue post")
WINDOW = card("Something green looks into a room.", "Big Brother is watching", "Rear Window", "curtain twitchers")
SMALL = (UMBRELLA, LETTERS, WINDOW)


@pytest.mark.parametrize(
    ("clue", "answer"),
    [("Mary Poppins gone wrong", UMBRELLA), ("You've got mail", LETTERS), ("Nosy neighbours", WINDOW)],
)
def test_a_clue_finds_its_card_by_what_people_know_of_the_world(clue: str, answer: CardWords) -> None:
    ear = everything(lore(SMALL, "en"))
    assert SMALL[int(ear.likeness_of(clue).argmax())] is answer


def test_without_an_encoder_the_same_rare_words_still_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lapin.bots.encoder.is_installed", lambda: False)
    ear = everything(Lore(SMALL, "en"))
    assert SMALL[int(ear.likeness_of("Mary Poppins gone wrong").argmax())] is UMBRELLA


def test_who_does_not_know_a_film_does_not_think_of_it() -> None:
    deck = lore(SMALL, "en")
    ignorant = Mind(deck, deck.seen)
    clue = "Singin' in the Rain"
    assert everything(deck).likeness_of(clue)[0] > ignorant.likeness_of(clue)[0] + 1


def test_many_associations_do_not_make_a_card_attractive() -> None:
    few = card("A grey wall.", "The Wall")
    many = card("A grey wall.", *(f"The Wall {number}" for number in range(60)))
    ear = everything(Lore((few, many), "en"))
    both = ear.likeness_of("Pink elephants on parade")
    assert abs(both[0] - both[1]) < 1


def test_a_reason_is_the_nearest_association_the_mind_knows() -> None:
    deck = lore(SMALL, "en")
    all_of_it = everything(deck)
    row = all_of_it.reminder("Mary Poppins gone wrong", 0)
    assert row is not None
    assert deck.texts[row] == "Mary Poppins"
    without = all_of_it.known.copy()
    without[row] = False
    other = Mind(deck, without).reminder("Mary Poppins gone wrong", 0)
    assert other is not None
    assert deck.texts[other] != "Mary Poppins"


# ── What a bot knows ──────────────────────────────────────────────────────────────────────────────────────────────


def mind_of(deck: tuple[CardWords, ...], persona: Persona, secret: bytes) -> Mind:
    words = numbered(deck)
    state = replay(start("odyssey", "standard", 4, tuple(words), bytes(32)))
    view = project(state, Seat(0))
    ear = Player(persona, 1, "en").ear(view, BotTable(words=known(view, words), deck=deck, secret=secret))
    assert isinstance(ear, Mind)
    return ear


@pytest.mark.parametrize("persona", PERSONAS, ids=lambda persona: persona.name)
def test_a_bot_knows_as_much_as_its_level_and_whatever_everyone_sees(
    known_deck: tuple[CardWords, ...], persona: Persona
) -> None:
    mind = mind_of(known_deck, persona, b"secret")
    deck = mind.lore
    assert mind.known[deck.seen].all()
    share = mind.known[~deck.seen].mean()
    assert share == pytest.approx(SKILLS[persona.level].knows, abs=0.01)


def test_no_two_minds_are_alike_and_the_secret_decides(known_deck: tuple[CardWords, ...]) -> None:
    clover = PERSONAS[0]
    one, same, other = (mind_of(known_deck, clover, secret).known for secret in (b"a", b"a", b"b"))
    assert (one == same).all()
    unseen = ~lore(known_deck, "en").seen
    shared = (one & other & unseen).sum() / (one & unseen).sum()
    assert shared < 0.5  # what Clover knew in one game says little of the next


def test_every_seat_has_a_secret_of_its_own() -> None:
    secrets = {own_secret(bytes(32), Seat(seat)) for seat in range(12)}
    assert len(secrets) == 12
    assert bytes(32) not in secrets


def test_a_persona_knows_more_of_what_it_loves(known_deck: tuple[CardWords, ...]) -> None:
    sailor = next(persona for persona in PERSONAS if persona.name == "Bramble")
    mind = mind_of(known_deck, sailor, b"secret")
    kinds = np.array(mind.lore.kinds)

    def share(names: tuple[str, ...]) -> float:
        return float(mind.known[np.isin(kinds, names)].mean())

    assert share(sailor.loves) > 3 * share(sailor.ignores)


def test_personas_name_kinds_there_are_and_have_a_line_in_every_language() -> None:
    for persona in PERSONAS:
        assert persona.loves
        assert set(persona.loves) | set(persona.ignores) <= set(KINDS)
        assert not set(persona.loves) & set(persona.ignores)
        assert [language for language, _ in persona.about] == ["en", "fr", "nl"]
        assert all(20 <= len(line) <= 90 for _, line in persona.about)
    assert len({persona.loves for persona in PERSONAS}) == len(PERSONAS)


# ── Telling ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_clues_come_from_the_head_name_nothing_shown_and_are_never_told_again(
    known_deck: tuple[CardWords, ...],
) -> None:
    words = numbered(known_deck)
    deck = lore(known_deck, "en")
    told: list[str] = []
    for seed in range(3):
        company = bots.company(4, seed=5)
        for move in play(company, known_deck, seed=seed, options=Options(turn_limit=8, target=300), told=told):
            if not isinstance(move.intent, GiveClue):
                continue
            assert isinstance(move.intent.clue, TextClue)
            assert move.intent.card is not None
            text, card = move.intent.clue.text, words[move.intent.card]
            assert not shares_content_word(text, card.shows("en"))
            assert folded(text) in {folded(clue.text) for clue in store_of(deck, deck.place[card]).clues}
            told.append(text)
    assert len(told) == 24
    assert len({folded(text) for text in told}) == 24


def clue_of(deck: tuple[CardWords, ...], persona: Persona, secret: bytes, told: tuple[str, ...] = ()) -> GiveClue:
    words = numbered(deck)
    state = replay(start("odyssey", "standard", 4, tuple(words), bytes(32)))
    state = evolve_all(state, decide(state, Command(Seat(0), state.turn, Claim())))
    view = project(state, Seat(0))
    table = BotTable(words=known(view, words), deck=deck, secret=secret, told=told)
    intent = Player(persona, 1, "en").choose(view, table)
    assert isinstance(intent, GiveClue)
    return intent


def test_a_bot_says_only_what_it_thought_of_itself(known_deck: tuple[CardWords, ...]) -> None:
    deck = lore(known_deck, "en")
    words = numbered(known_deck)
    for number in range(12):
        secret = bytes([number])
        mind = mind_of(known_deck, PERSONAS[0], secret)
        intent = clue_of(known_deck, PERSONAS[0], secret)
        assert intent.card is not None
        assert isinstance(intent.clue, TextClue)
        store = store_of(deck, deck.place[words[intent.card]])
        reasons = [
            reason
            for clue, reason in zip(store.clues, store.reasons, strict=True)
            if isinstance(intent.clue, TextClue) and clue.text == intent.clue.text
        ]
        assert any(mind.known[reason] for reason in reasons)


def test_when_all_has_been_said_a_bot_says_something_again(known_deck: tuple[CardWords, ...]) -> None:
    deck = lore(known_deck, "en")
    everything_said = tuple(clue.text for place in range(len(known_deck)) for clue in store_of(deck, place).clues)
    intent = clue_of(known_deck, PERSONAS[0], b"x", everything_said)
    assert isinstance(intent.clue, TextClue)
    assert intent.clue.text in everything_said


@pytest.mark.parametrize("mode", [Mode.PARTY, Mode.TEAM])
def test_party_and_team_are_told_from_the_head_too(known_deck: tuple[CardWords, ...], mode: Mode) -> None:
    moves = list(play(bots.company(6, seed=2), known_deck, "odyssey", mode, seed=1, options=Options(tellings=1)))
    assert moves[-1].state.phase is Phase.OVER
    texts = {
        folded(clue.text) for place in range(len(known_deck)) for clue in store_of(lore(known_deck, "en"), place).clues
    }
    clues = [move.intent.clue for move in moves if isinstance(move.intent, GiveClue)]
    assert all(isinstance(clue, TextClue) and folded(clue.text) in texts for clue in clues)


def test_drawing_more_than_there_is_takes_all() -> None:
    deck = lore(SMALL, "en")
    assert drawn(deck, 1.0, {}, np.random.default_rng(1)).all()
