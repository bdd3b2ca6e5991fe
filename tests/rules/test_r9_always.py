"""R9: what always holds. The properties of whole games are in tests/properties."""

import hashlib
import json
from pathlib import Path

import msgspec
import pytest

from lapin.rules import (
    ActFor,
    AgreeGiver,
    BrokenRecord,
    CastVote,
    Claim,
    Command,
    Edition,
    GiveClue,
    HandIn,
    IllegalMove,
    Mode,
    Options,
    PerformedClue,
    Phase,
    ProposeGiver,
    RulesError,
    UnknownTable,
    awaited,
    decide,
    decode_events,
    dice,
    encode_events,
    evolve,
    project,
    redact,
    redact_all,
    replay,
)
from lapin.rules.events import (
    CardsHandedIn,
    ClueGiven,
    GameEnded,
    GameStarted,
    GiverAgreed,
    GiverProposed,
    HandsDealt,
    HandsPassed,
    HandsRefilled,
    PileReshuffled,
    TableShown,
    TurnBegan,
    TurnPassed,
    VoteCast,
)
from lapin.rules.projection import Choices, OwnView
from lapin.rules.scoring import Ballot
from lapin.rules.verify import verify
from tests.rules.table import SECRET, Table
from tests.rules.test_r1_tables import TABLES

# ── R9.2 what a player sees ──────────────────────────────────────────────────────────────────────────────────────


def test_r9_2_the_public_half_of_a_view():
    table = Table("odyssey", "standard", 4)
    table.round({1: 0, 2: 0, 3: 1})
    table.to_vote()
    table.vote(0, 1)
    public = project(table.state, None).public
    assert msgspec.to_builtins(public, builtin_types=(tuple,)) == {
        "rules": {
            "edition": "odyssey",
            "mode": "standard",
            "players": 4,
            "hand_size": 6,
            "cards_each": 1,
            "most_votes": 1,
            "bonus_cap": 3,
            "crowd_cap": 5,
            "target": 30,
            "tellings": None,
            "turn_limit": None,
            "blind_clue": False,
            "storyteller_votes": False,
            "red_vote": False,
            "own_card_votable": False,
            "lone_vote_bonus": False,
            "teammate_bonus": True,
            "teams": (),
        },
        "phase": "vote",
        "turn": 2,
        "storyteller": 1,
        "awaited": (2, 3),
        "clue": {"kind": "performed"},
        "table": table.state.table,
        "pacts": (),
        "acted": (0,),
        "scores": (3, 4, 3, 0),
        "told": (1, 0, 0, 0),
        "hand_counts": (5, 5, 5, 5),
        "pile_count": 84 - 28,
        "discard_count": 4,
        "commitment": hashlib.sha256(SECRET).hexdigest(),
        "secret": None,
        "last_round": msgspec.to_builtins(public.last_round, builtin_types=(tuple,)),
        "outcome": None,
    }


def test_r9_2_the_own_half_of_a_view_is_for_that_seat():
    table = Table("odyssey", "standard", 4).to_vote()
    table.vote(2, 0)
    assert project(table.state, None).own is None
    slot = table.slot(2)
    assert project(table.state, 2).own == OwnView(
        seat=2,
        hand=table.hand(2),
        handed=table.state.handed[2],
        own_slots=(slot,),
        ballot=Ballot((table.slot(0),)),
        choices=Choices(vote=tuple(other for other in (1, 2, 3, 4) if other != slot)),
    )
    assert project(table.state, 0).own == OwnView(
        seat=0,
        hand=table.hand(0),
        handed=table.state.handed[0],
        own_slots=(table.slot(0),),
        ballot=None,
        choices=Choices(),
    )


def test_r9_2_who_has_acted_and_who_is_missing():
    table = Table("odyssey", "standard", 4).claim().clue()
    public = project(table.state, 3).public
    assert (public.acted, public.awaited) == ((0,), (1, 2, 3))  # the storyteller's card is in
    table.hand_in(2)
    public = project(table.state, 3).public
    assert (public.acted, public.awaited) == ((0, 2), (1, 3))
    assert project(table.state, 2).own.handed == table.state.handed[2]
    table.hand_in(1)
    table.hand_in(3)
    public = project(table.state, 3).public
    assert (public.acted, public.awaited) == ((), (1, 2, 3))
    table.vote(3, 0)
    public = project(table.state, 3).public
    assert (public.acted, public.awaited) == ((3,), (1, 2))


def test_r9_2_choices_of_each_phase():
    table = Table("odyssey", "standard", 4)
    assert project(table.state, 1).own.choices == Choices(claim=True)
    table.claim(0)
    assert project(table.state, 0).own.choices == Choices(give_clue=True)
    assert project(table.state, 1).own.choices == Choices()
    table.clue()
    assert project(table.state, 1).own.choices == Choices(hand_in=True)
    assert project(table.state, 0).own.choices == Choices()
    assert project(table.state, 1).own == OwnView(
        seat=1, hand=table.hand(1), handed=(), own_slots=(), ballot=None, choices=Choices(hand_in=True)
    )


def test_r9_2_the_secret_is_out_when_the_game_is_over():
    """R9.5: and not before."""
    table = Table("odyssey", "standard", 4, target=2)
    table.to_vote()
    assert project(table.state, 1).public.secret is None
    table.round({1: 0, 2: 0, 3: 0})
    public = project(table.state, 1).public
    assert public.secret == SECRET.hex()
    assert public.outcome.winners == (1, 2, 3)
    assert (public.acted, public.awaited) == ((), ())


STARTED = GameStarted(
    edition=Edition.ODYSSEY,
    mode=Mode.STANDARD,
    players=3,
    options=Options(target=20),
    commitment="c0ffee",
    secret="5ec2e7",
    deck=("a", "b"),
)
HIDDEN = [
    (
        STARTED,
        GameStarted(
            edition=Edition.ODYSSEY, mode=Mode.STANDARD, players=3, options=Options(target=20), commitment="c0ffee"
        ),
        None,
    ),
    (
        HandsDealt(hands=(("a",), ("b",), ("c",)), pile=("d",)),
        HandsDealt(hands=(None, None, None)),
        HandsDealt(hands=(None, ("b",), None)),
    ),
    (
        HandsRefilled(drawn=(("a",), ("b",), ())),
        HandsRefilled(drawn=(None, None, None)),
        HandsRefilled(drawn=(None, ("b",), None)),
    ),
    (
        ClueGiven(seat=1, clue=PerformedClue(), card="b"),
        ClueGiven(seat=1, clue=PerformedClue()),
        ClueGiven(seat=1, clue=PerformedClue(), card="b"),
    ),
    (
        CardsHandedIn(seat=1, cards=("b",), stand_in=True),
        CardsHandedIn(seat=1, stand_in=True),
        CardsHandedIn(seat=1, cards=("b",), stand_in=True),
    ),
    (
        VoteCast(seat=1, ballot=Ballot((2,)), stand_in=True),
        VoteCast(seat=1, stand_in=True),
        VoteCast(seat=1, ballot=Ballot((2,)), stand_in=True),
    ),
    (PileReshuffled(pile=("a", "b")), PileReshuffled(), None),
]


@pytest.mark.parametrize(("event", "others", "own"), HIDDEN, ids=lambda event: type(event).__name__)
def test_r9_2_redacted_for_others_and_for_oneself(event, others, own):
    for viewer in (None, 3):
        assert redact(event, viewer) == others
    assert redact(event, 1) == (others if own is None else own)


OPEN = [
    TurnBegan(turn=2, storyteller=1, drawn=True),
    GiverProposed(seat=1, giver=4),
    GiverAgreed(seat=4, giver=4),
    TableShown(cards=("a", "b")),
    TurnPassed(seat=1),
    HandsPassed(),
    GameEnded(winners=(1,), reason="target", secret="5ec2e7"),
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
def test_r9_2_what_is_done_in_the_open_is_shown_to_all(event):
    for viewer in (None, 0, 1):
        assert redact(event, viewer) is event


def test_r9_2_the_reveal_is_for_all():
    table = Table("odyssey", "standard", 4)
    scored = table.round({1: 0, 2: 0, 3: 0})
    assert redact(scored, None) is scored
    seen = redact_all(table.rules, tuple(table.log), 2)
    assert [type(event) for event in seen] == [type(event) for event in table.log]
    assert seen[1].hands[2] == table.log[1].hands[2]


def test_r7_1_draws_are_hidden_where_hands_leave_face_down():
    dealt = HandsDealt(hands=(("a",), ("b",)), pile=("c",))
    assert redact(dealt, 1, hides_draws=True) == HandsDealt(hands=(None, None))
    refilled = HandsRefilled(drawn=(("a",), ("b",)))
    assert redact(refilled, 1, hides_draws=True) == HandsRefilled(drawn=(None, None))


# ── R9.3 changing one's choice ───────────────────────────────────────────────────────────────────────────────────


def test_r9_3_a_card_may_be_changed_until_the_phase_closes():
    table = Table("odyssey", "standard", 4).claim().clue()
    first, second = table.hand(1)[:2]
    table.do(1, HandIn(cards=(first,)))
    table.do(1, HandIn(cards=(second,)))
    assert table.state.handed[1] == (second,)
    assert first in table.hand(1)
    assert len(table.hand(1)) == 5
    table.do(1, HandIn(cards=(second,)))
    assert table.state.handed[1] == (second,)
    table.hand_in(2)
    table.hand_in(3)
    assert table.refused(1, HandIn(cards=(first,))) == ("R9.4", "not_now")


def test_r9_3_one_of_two_cards_may_be_changed():
    table = Table("odyssey", "standard", 3).claim().clue()
    a, b, c = table.hand(1)[:3]
    table.do(1, HandIn(cards=(a, b)))
    table.do(1, HandIn(cards=(b, c)))
    assert table.state.handed[1] == (b, c)
    assert a in table.hand(1)


def test_r9_3_a_vote_may_be_changed_until_the_last_one_is_in():
    table = Table("odyssey", "standard", 4).to_vote()
    table.vote(1, 2)
    table.vote(1, 0)
    table.vote(2, 0)
    assert project(table.state, 1).own.ballot == Ballot((table.slot(0),))
    scored = table.vote(3, 0)[1]
    assert scored.outcome == "all"
    assert table.refused(1, CastVote(slots=(1,))) == ("R9.4", "not_now")


def test_r9_3_a_giver_may_change_the_card():
    table = Table("odyssey", "team", 6).claim().clue().agree(1)
    first, second = table.hand(1)[:2]
    table.do(1, HandIn(cards=(first,)))
    assert project(table.state, 1).own.choices == Choices(hand_in=True)
    table.do(1, HandIn(cards=(second,)))
    assert table.state.handed[1] == (second,)


# ── R9.4 refusals ────────────────────────────────────────────────────────────────────────────────────────────────

PHASE_INTENTS = {
    Phase.CLAIM: {"claim"},
    Phase.CLUE: {"give_clue"},
    Phase.HAND_IN: {"hand_in", "propose_giver", "agree_giver"},
    Phase.VOTE: {"vote"},
    Phase.OVER: set(),
}
INTENTS = {
    "claim": Claim(),
    "give_clue": GiveClue(clue=PerformedClue()),
    "hand_in": HandIn(cards=()),
    "propose_giver": ProposeGiver(giver=0),
    "agree_giver": AgreeGiver(giver=0),
    "vote": CastVote(slots=()),
}


@pytest.mark.parametrize("phase", Phase)
def test_r9_4_each_phase_takes_its_own_intents_only(phase):
    table = Table("odyssey", "team", 6, turn_limit=1)
    if phase is not Phase.CLAIM:
        table.claim()
    if phase in (Phase.HAND_IN, Phase.VOTE, Phase.OVER):
        table.clue()
    if phase in (Phase.VOTE, Phase.OVER):
        table.hand_in_all()
    if phase is Phase.OVER:
        table.round({4: 0, 5: 0})
    assert table.state.phase is phase
    for name, intent in INTENTS.items():
        if name not in PHASE_INTENTS[phase]:
            facts = {"intent": name, "phase": phase.value}
            assert table.refusal(0, intent) == ("R9.4", "not_now", facts)


@pytest.mark.parametrize("turn", [0, 2, -1])
def test_r9_4_a_command_is_for_its_turn(turn):
    table = Table("odyssey", "standard", 4)
    assert table.refusal(0, Claim(), turn=turn) == ("R9.4", "another_turn", {"turn": turn, "now": 1})


@pytest.mark.parametrize("seat", [-1, 4, 99])
def test_r9_4_there_is_no_such_seat(seat):
    table = Table("odyssey", "standard", 4)
    for intent in (Claim(), ActFor()):
        assert table.refusal(seat, intent) == ("R9.4", "no_such_seat", {"seat": seat})


def test_r9_4_a_refusal_is_a_sentence():
    error = IllegalMove("R3.4", "own_card", slot=3, seat=1)
    assert str(error) == "own card (slot=3, seat=1) [R3.4]"
    assert (error.clause, error.code, error.facts) == ("R3.4", "own_card", {"slot": 3, "seat": 1})
    assert error.args == ("R3.4", "own_card", {"slot": 3, "seat": 1})
    for kind in (IllegalMove, UnknownTable, BrokenRecord):
        assert issubclass(kind, RulesError)


# ── R9.5 dice and records ────────────────────────────────────────────────────────────────────────────────────────


def by_hand(secret, label, items):
    """The shuffle as docs and dice.py describe it, written again."""
    items = list(items)
    stream = hashlib.shake_256(secret + label.encode()).digest(8 * len(items))
    words = [int.from_bytes(stream[8 * place : 8 * place + 8], "big") for place in range(len(items))]
    for place in reversed(range(1, len(items))):
        other = words[place] % (place + 1)
        items[place], items[other] = items[other], items[place]
    return tuple(items)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 84, 500])
def test_r9_5_the_shuffle(count):
    assert dice.shuffle(SECRET, "deal", range(count)) == by_hand(SECRET, "deal", range(count))
    assert sorted(dice.shuffle(SECRET, "deal", range(count))) == list(range(count))


def test_r9_5_another_label_is_another_shuffle():
    shuffles = {dice.shuffle(SECRET, f"table/{turn}", range(84)) for turn in range(20)}
    assert len(shuffles) == 20


def test_r9_5_the_choice():
    word = int.from_bytes(hashlib.shake_256(SECRET + b"x").digest(8), "big")
    for count in (1, 2, 3, 12):
        assert dice.choose(SECRET, "x", range(count)) == word % count


def test_r9_5_every_place_is_about_as_likely():
    counts = [0] * 6
    for number in range(1200):
        counts[dice.shuffle(SECRET, str(number), range(6)).index(0)] += 1
    assert all(150 <= count <= 250 for count in counts)


def test_r9_5_a_record_begins_with_its_table():
    table = Table("odyssey", "standard", 4)
    for events in ((), tuple(table.log[1:])):
        with pytest.raises(BrokenRecord) as broken:
            replay(events)
        assert (broken.value.clause, broken.value.code) == ("R9.5", "not_a_game")


def test_r9_5_a_redacted_record_cannot_be_replayed():
    table = Table("odyssey", "standard", 4)
    started = table.log[0]
    for missing in ("secret", "deck"):
        with pytest.raises(BrokenRecord) as broken:
            replay((msgspec.structs.replace(started, **{missing: None}), table.log[1]))
        assert (broken.value.clause, broken.value.code) == ("R9.5", "redacted_record")


def test_r9_5_a_game_starts_once():
    table = Table("odyssey", "standard", 4)
    with pytest.raises(BrokenRecord) as broken:
        evolve(table.state, table.log[0])
    assert (broken.value.clause, broken.value.code) == ("R9.5", "game_started_twice")


def test_r9_5_events_are_stored_and_read():
    table = Table("odyssey", "standard", 4, target=2)
    table.round({1: 0, 2: 0, 3: 0})
    stored = encode_events(tuple(table.log))
    assert decode_events(stored) == tuple(table.log)
    assert replay(decode_events(stored)) == table.state


# ── R9.6 nobody blocks a game ────────────────────────────────────────────────────────────────────────────────────


def test_r9_6_only_an_awaited_seat_is_acted_for():
    table = Table("odyssey", "standard", 4).claim(1)
    assert table.refusal(0, ActFor()) == ("R9.6", "not_awaited", {"seat": 0})
    table.clue()
    table.hand_in(2)
    assert table.refusal(2, ActFor()) == ("R9.6", "not_awaited", {"seat": 2})


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r9_6_a_storyteller_without_a_clue_passes(edition, mode, players):
    table = Table(edition, mode, players).claim(1)
    before = table.state
    passed = (HandsPassed(),) if mode == "party" else ()
    assert table.do(1, ActFor()) == (TurnPassed(seat=1), *passed, TurnBegan(turn=2, storyteller=2))
    after = table.state
    hands = (before.hands[-1], *before.hands[:-1]) if passed else before.hands
    assert (after.phase, after.turn, after.storyteller) == (Phase.CLUE, 2, 2)
    assert (after.hands, after.pile, after.discards) == (hands, before.pile, before.discards)
    assert after.scores == before.scores
    assert after.told == tuple(int(seat == 1) for seat in range(players))
    assert after.last_round is None


def test_r9_6_a_game_keeps_the_rulings_it_began_with():
    """R9.5, R9.6: a Party stored when a passed turn moved no hands replays, goes on and is verified as it was."""
    stored = (Path(__file__).parent / "records" / "party-passed-rulings-1.json").read_bytes()
    log = decode_events(stored)
    assert json.loads(encode_events(log)) == json.loads(stored)
    assert log[0].rulings == 1
    verdict = verify(log)
    assert verdict.fair
    passes = 0
    for place, event in enumerate(log):
        if isinstance(event, TurnPassed):
            command = Command(event.seat, replay(log[:place]).turn, ActFor())
            assert decide(replay(log[:place]), command) == log[place : place + 2]
            passes += 1
    assert passes == 3
    assert not verify((msgspec.structs.replace(log[0], rulings=2), *log[1:])).fair


@pytest.mark.parametrize("mode", ["party", "team"])
def test_r9_6_passing_counts_as_having_told(mode):
    """R9.6, R7.7, R8.7: all pass, and the game ends with nobody ahead."""
    table = Table("odyssey", mode, 6).claim(3)
    for _ in range(5):
        table.pass_turn()
    assert table.state.outcome is None
    events = table.pass_turn()
    assert [type(event) for event in events] == [TurnPassed, GameEnded]
    assert (table.state.outcome.reason, table.state.outcome.winners) == ("everyone_told", (0, 1, 2, 3, 4, 5))


def test_r9_6_passing_counts_towards_the_limit_of_turns():
    table = Table("odyssey", "standard", 4, turn_limit=2).claim()
    table.pass_turn()
    table.pass_turn()
    assert table.state.outcome.reason == "turn_limit"


@pytest.mark.parametrize("players", [3, 4])
def test_r9_6_the_dice_hand_in_for_somebody(players):
    table = Table("odyssey", "standard", players).claim(0).clue()
    hand = table.hand(1)
    each = table.rules.cards_each
    (handed,) = table.do(1, ActFor())
    cards = by_hand(SECRET, "act for/1/1/cards", hand)[:each]
    assert handed == CardsHandedIn(seat=1, cards=cards, stand_in=True)


def test_r9_6_the_dice_vote_for_somebody():
    table = Table("odyssey", "standard", 7).to_vote()
    allowed = project(table.state, 1).own.choices.vote
    (cast,) = table.do(1, ActFor())
    word = int.from_bytes(hashlib.shake_256(SECRET + b"act for/1/1/vote").digest(8), "big")
    assert cast == VoteCast(seat=1, ballot=Ballot((allowed[word % len(allowed)],)), stand_in=True)


def test_r9_6_the_dice_vote_red_for_a_party_storyteller():
    table = Table("odyssey", "party", 7).to_vote(2)
    (cast,) = table.do(2, ActFor())
    green, red = (
        int.from_bytes(hashlib.shake_256(SECRET + f"act for/1/2/{label}".encode()).digest(8), "big") % 7 + 1
        for label in ("vote", "red")
    )
    assert cast == VoteCast(seat=2, ballot=Ballot((green,), red=red), stand_in=True)
    (cast,) = table.do(3, ActFor())
    assert cast.ballot.red is None


def test_r9_6_the_dice_agree_for_a_team():
    table = Table("odyssey", "team", 6).claim(0).clue()
    (proposed,) = table.do(4, ActFor())
    giver = dice.choose(SECRET, "act for/1/4/giver", (1, 4))
    assert proposed == GiverProposed(seat=4, giver=giver, stand_in=True)
    (agreed,) = table.do(1, ActFor())
    assert agreed == GiverAgreed(seat=1, giver=giver, stand_in=True)
    (handed,) = table.do(giver, ActFor())
    assert handed == CardsHandedIn(seat=giver, cards=handed.cards, stand_in=True)
    table.do(5, ProposeGiver(giver=5))
    assert awaited(table.state) == (2, 3)
    (agreed,) = table.do(2, ActFor())
    assert agreed == GiverAgreed(seat=2, giver=5, stand_in=True)


def test_r9_6_the_dice_are_others_every_turn_and_for_every_seat():
    """R9.6: nobody can foresee what the dice will do from what they did."""
    orders = set()
    table = Table("odyssey", "standard", 4, target=300)
    table.claim(0)
    for _ in range(12):
        table.clue()
        for seat in awaited(table.state):
            hand = table.hand(seat)
            handed = table.do(seat, ActFor())[0]
            orders.add(hand.index(handed.cards[0]))
        for seat in awaited(table.state):
            table.do(seat, ActFor())
    assert len(orders) == 6


@pytest.mark.parametrize(("edition", "mode", "players"), TABLES)
def test_r9_6_a_game_of_absent_players_ends(edition, mode, players):
    """R9.6: clues by people, all the rest by dice; the game goes on to its end."""
    table = Table(edition, mode, players)
    table.do(0, ActFor())
    while table.state.outcome is None:
        if table.state.phase is Phase.CLUE:
            table.clue()
        else:
            table.do(awaited(table.state)[-1], ActFor())
    assert all(event.stand_in for event in table.log if isinstance(event, VoteCast | CardsHandedIn))
