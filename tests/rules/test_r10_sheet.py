"""R10: a round as data, through the library and through `lapin score`."""

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from lapin.cli import main
from lapin.rules.sheet import BrokenRound, answer_line, decode_round, score_round

BOOK = {
    "edition": "odyssey",
    "mode": "standard",
    "players": ["ann", "bob", "cy", "di"],
    "storyteller": "ann",
    "table": [
        {"card": "a1", "by": "ann"},
        {"card": "b1", "by": "bob"},
        {"card": "c1", "by": "cy"},
        {"card": "d1", "by": "di"},
    ],
    "votes": {"bob": ["a1"], "cy": ["b1"], "di": ["b1"]},
}


def a_round(edition, mode, players, votes, *, givers=None, red=None):
    """Players a, b, c, …; a tells; the card of x is x1 (at 3 players also x2). Votes: "b": "a" or "ac"."""
    names = [chr(ord("a") + seat) for seat in range(players)]
    giving = givers if givers is not None else names
    table = [{"card": f"{name}1", "by": name} for name in giving]
    if players == 3:
        table += [{"card": f"{name}2", "by": name} for name in names[1:]]
    sheet = {
        "edition": edition,
        "mode": mode,
        "players": names,
        "storyteller": "a",
        "table": table,
        "votes": {name: [f"{owner}1" for owner in owners] for name, owners in votes.items()},
    }
    return sheet if red is None else sheet | {"red": f"{red}1"}


def answer(sheet):
    return json.loads(msgspec.json.encode(score_round(decode_round(json.dumps(sheet).encode()))))


def broken(sheet):
    """The clause and the sentence of a refusal."""
    with pytest.raises(BrokenRound) as refused:
        score_round(decode_round(json.dumps(sheet).encode()))
    assert refused.value.code == "broken_round"
    assert refused.value.facts == {"sentence": refused.value.sentence}
    assert str(refused.value) == f"{refused.value.sentence} [{refused.value.clause}]"
    return refused.value.clause, refused.value.sentence


# ── Good rounds ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_r10_the_example():
    assert answer(BOOK) == {
        "outcome": "some",
        "points": {"ann": 3, "bob": 5, "cy": 0, "di": 0},
        "detail": {
            "ann": {"told": 3},
            "bob": {"found": 3, "spared": 0, "bonus": 2},
            "cy": {"found": 0, "spared": 0, "bonus": 0},
            "di": {"found": 0, "spared": 0, "bonus": 0},
        },
    }


def test_r10_r4_worked_example_of_disney():
    """R4.2, R4.3: Pink tells; Blue and Yellow find it; Black and Green vote Blue's card, Red votes Black's."""
    names = ["pink", "blue", "yellow", "black", "green", "red"]
    sheet = {
        "edition": "disney",
        "mode": "standard",
        "players": names,
        "storyteller": "pink",
        "table": [{"card": name, "by": name} for name in reversed(names)],
        "votes": {"blue": ["pink"], "yellow": ["pink"], "black": ["blue"], "green": ["blue"], "red": ["black"]},
    }
    assert answer(sheet)["points"] == {"pink": 3, "blue": 5, "yellow": 3, "black": 1, "green": 0, "red": 0}


@pytest.mark.parametrize("edition", ["classic", "odyssey", "disney"])
def test_r10_all_none_some(edition):
    """R4.1, R4.2 as data."""
    everyone = answer(a_round(edition, "standard", 4, {"b": "a", "c": "a", "d": "a"}))
    assert (everyone["outcome"], list(everyone["points"].values())) == ("all", [0, 2, 2, 2])
    assert everyone["detail"]["b"] == {"found": 0, "spared": 2, "bonus": 0}
    nobody = answer(a_round(edition, "standard", 4, {"b": "c", "c": "b", "d": "b"}))
    assert (nobody["outcome"], list(nobody["points"].values())) == ("none", [0, 4, 3, 2])
    some = answer(a_round(edition, "standard", 4, {"b": "a", "c": "a", "d": "b"}))
    assert (some["outcome"], list(some["points"].values())) == ("some", [3, 4, 3, 0])


def test_r10_three_players_show_five_cards():
    """R3.2, R4.3: votes on either card count."""
    sheet = a_round("odyssey", "standard", 3, {"b": "a", "c": "b"})
    sheet["votes"]["c"] = ["b2"]
    assert answer(sheet)["points"] == {"a": 3, "b": 4, "c": 0}


def test_r10_two_votes_from_seven_players():
    """R3.5, R4.4: the lone vote's point has a part of its own."""
    votes = {"b": "a", "c": "ad", "d": "b", "e": "bd", "f": "bc", "g": "bc"}
    result = answer(a_round("odyssey", "standard", 7, votes))
    assert list(result["points"].values()) == [3, 7, 5, 2, 0, 0, 0]
    assert result["detail"]["b"] == {"found": 3, "spared": 0, "bonus": 3, "lone": 1}
    assert result["detail"]["a"] == {"told": 3}


def test_r10_party():
    """R7.4, R7.5: the worked example, and the red vote."""
    votes = dict.fromkeys("abcdef", "d") | {"g": "c", "h": "c", "i": "b"}
    result = answer(a_round("odyssey", "party", 9, votes, red="c"))
    assert result["outcome"] == "party"
    assert list(result["points"].values()) == [5, 5, 5, 5, 5, 5, 0, 0, 0]
    assert result["detail"] == {name: {"crowd": points} for name, points in result["points"].items()}
    assert "teams" not in result


def test_r10_team():
    """R8.4–6: teams a+d, b+e, c+f; b and f give, so e and c vote; d is the storyteller's teammate."""
    result = answer(a_round("odyssey", "team", 6, {"e": "a", "c": "d"}, givers="adbf"))
    assert result == {
        "outcome": "some",
        "points": {"a": 4, "b": 3, "c": 0, "d": 4, "e": 3, "f": 0},
        "detail": {
            "a": {"told": 3, "bonus": 1},
            "b": {"found": 3, "spared": 0, "bonus": 0},
            "c": {"found": 0, "spared": 0, "bonus": 0},
            "d": {"told": 3, "bonus": 1},
            "e": {"found": 3, "spared": 0, "bonus": 0},
            "f": {"found": 0, "spared": 0, "bonus": 0},
        },
        "teams": {"a": 4, "b": 3, "c": 0},
    }


def test_r10_a_team_storyteller_of_the_second_half():
    """R2.4: the team is named by its first player in seat order, whoever tells."""
    sheet = a_round("odyssey", "team", 6, {"e": "d", "f": "d"}, givers="adbc") | {"storyteller": "d"}
    assert answer(sheet)["teams"] == {"a": 0, "b": 2, "c": 2}


def test_r10_names_and_cards_are_any_words():
    sheet = a_round("classic", "standard", 4, {"b": "a", "c": "a", "d": "b"})
    text = json.dumps(sheet).replace('"a"', '"Zoë 🐇"').replace('"a1"', '"été"')
    assert next(iter(answer(json.loads(text))["points"])) == "Zoë 🐇"


# ── Rounds that break a rule ─────────────────────────────────────────────────────────────────────────────────────

GOOD = a_round("odyssey", "standard", 4, {"b": "a", "c": "b", "d": "b"})
THREE = a_round("disney", "standard", 3, {"b": "a", "c": "a"})
SEVEN = a_round("odyssey", "standard", 7, dict.fromkeys("bcdefg", "a"))
PARTY = a_round("odyssey", "party", 6, dict.fromkeys("abcdef", "b"), red="c")
TEAM = a_round("odyssey", "team", 6, {"e": "a", "c": "b"}, givers="adbf")


def with_votes(sheet, **votes):
    return sheet | {"votes": {name: cast for name, cast in (sheet["votes"] | votes).items() if cast is not None}}


def with_cards(sheet, *cards):
    """Cards by "card/owner"."""
    return sheet | {"table": [dict(zip(("card", "by"), card.split("/"), strict=True)) for card in cards]}


@pytest.mark.parametrize("sheet", [GOOD, THREE, SEVEN, PARTY, TEAM])
def test_r10_the_rounds_broken_below_are_good(sheet):
    assert answer(sheet)["points"]


CARDS = "edition, mode, players, storyteller, table, votes, red, teammate_bonus"
BROKEN = [
    (
        GOOD | {"players": ["a", "b"]},
        "R1",
        "2 players: odyssey, standard mode, is for 3, 4, 5, 6, 7, 8, 9, 10, 11, 12",
    ),
    (TEAM | {"players": list("abcdefg")}, "R1", "7 players: odyssey, team mode, is for 6, 8, 10, 12"),
    (GOOD | {"players": []}, "R1", "0 players: odyssey, standard mode, is for 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"),
    (
        GOOD | {"edition": "jinx"},
        "R10",
        "no edition and mode 'jinx', 'standard'; there are classic standard, odyssey standard, disney standard, "
        "odyssey party, odyssey team",
    ),
    (
        PARTY | {"edition": "classic"},
        "R10",
        "no edition and mode 'classic', 'party'; there are classic standard, odyssey standard, disney standard, "
        "odyssey party, odyssey team",
    ),
    (
        GOOD | {"players": ["a", "b", "a", "b"]},
        "R10",
        "'a' is two players; give every player a name of their own",
    ),
    (GOOD | {"storyteller": "z"}, "R10", "the storyteller is 'z', who is none of the players a, b, c, d"),
    (
        with_cards(GOOD, "a1/a", "b1/b", "c1/c", "d1/z"),
        "R10",
        "a card's owner is 'z', who is none of the players a, b, c, d",
    ),
    (with_votes(GOOD, z=["a1"]), "R10", "a voter is 'z', who is none of the players a, b, c, d"),
    (
        with_cards(GOOD, "a1/a", "b1/b", "c1/c", "a1/d"),
        "R9.1",
        "card 'a1' lies on the table twice; every card is in one place",
    ),
    (with_cards(GOOD, "a1/a", "b1/b", "c1/c"), "R3.2", "0 cards by 'd' on the table, not 1"),
    (with_cards(GOOD, "a1/a", "b1/b", "c1/c", "d1/d", "d2/d"), "R3.2", "2 cards by 'd' on the table, not 1"),
    (with_cards(GOOD, "b1/b", "c1/c", "d1/d"), "R3.2", "0 cards by 'a' on the table, not 1"),
    (GOOD | {"table": []}, "R3.2", "0 cards by 'a' on the table, not 1"),
    (
        with_cards(THREE, "a1/a", "b1/b", "c1/c", "b2/b"),
        "R3.2",
        "1 card by 'c' on the table, not 2",
    ),
    (
        with_cards(
            a_round("disney", "standard", 3, {"b": "a", "c": "a"}), "a1/a", "a2/a", "b1/b", "c1/c", "b2/b", "c2/c"
        ),
        "R3.2",
        "2 cards by 'a' on the table, not 1",
    ),
    (
        with_cards(PARTY, "a1/a", "b1/b", "c1/c", "d1/d", "e1/e"),
        "R7.2",
        "0 cards by 'f' on the table, not 1",
    ),
    (
        with_cards(TEAM, "a1/a", "b1/b", "f1/f"),
        "R8.3",
        "0 cards by 'd' on the table, not 1; the storyteller and their teammate both show one",
    ),
    (
        with_cards(TEAM, "a1/a", "a2/a", "d1/d", "b1/b", "f1/f"),
        "R8.3",
        "2 cards by 'a' on the table, not 1; the storyteller and their teammate both show one",
    ),
    (
        with_cards(TEAM, "a1/a", "d1/d", "b1/b", "e1/e", "f1/f"),
        "R8.3",
        "2 cards by the team of 'b' and 'e' on the table, not 1",
    ),
    (with_cards(TEAM, "a1/a", "d1/d", "b1/b"), "R8.3", "0 cards by the team of 'c' and 'f' on the table, not 1"),
    (with_votes(GOOD, b=["b1"]), "R3.4", "'b' votes for their own card; that is never allowed"),
    (
        {**a_round("odyssey", "standard", 3, {"b": "a"}), "votes": {"b": ["b2"], "c": ["a1"]}},
        "R3.4",
        "'b' votes for their own card; that is never allowed",
    ),
    (with_votes(GOOD, b=None), "R3.4", "the vote of 'b' is missing; everyone who may vote does"),
    (with_votes(GOOD, b=[]), "R3.4", "the vote of 'b' is missing; everyone who may vote does"),
    (with_votes(GOOD, a=["b1"]), "R3.4", "'a' has voted; the storyteller does not vote"),
    (with_votes(GOOD, a=[]), "R3.4", "'a' has voted; the storyteller does not vote"),
    (
        with_votes(GOOD, b=["z9"]),
        "R3.4",
        "'b' votes for 'z9', which is none of the cards shown: a1, b1, c1, d1",
    ),
    (with_votes(GOOD, b=["a1", "c1"]), "R3.4", "2 votes by 'b'; at this table a voter has 1"),
    (with_votes(SEVEN, b=["a1", "c1", "d1"]), "R3.5", "3 votes by 'b'; at this table a voter has 2"),
    (with_votes(SEVEN, b=["a1", "a1"]), "R3.5", "'b' votes for 'a1' twice; a second vote is for another card"),
    (with_votes(SEVEN, b=["a1", "b1"]), "R3.4", "'b' votes for their own card; that is never allowed"),
    (GOOD | {"red": "a1"}, "R7.3", 'only Party has a red vote; leave out "red"'),
    (TEAM | {"red": "a1"}, "R7.3", 'only Party has a red vote; leave out "red"'),
    (PARTY | {"red": None}, "R7.3", 'the storyteller\'s red vote is missing; give it as "red": "<card>"'),
    (
        PARTY | {"red": "z9"},
        "R7.3",
        "'a' votes for 'z9', which is none of the cards shown: a1, b1, c1, d1, e1, f1",
    ),
    (with_votes(PARTY, a=None), "R7.3", "the vote of 'a' is missing; everyone who may vote does"),
    (with_votes(PARTY, b=["a1", "c1"]), "R7.3", "2 votes by 'b'; at this table a voter has 1"),
    (
        with_votes(PARTY, b=["z9"]),
        "R7.3",
        "'b' votes for 'z9', which is none of the cards shown: a1, b1, c1, d1, e1, f1",
    ),
    (with_votes(TEAM, a=["b1"]), "R8.4", "'a' has voted; the storyteller does not vote"),
    (with_votes(TEAM, d=["b1"]), "R8.4", "'d' has voted; the storyteller's teammate does not vote"),
    (with_votes(TEAM, b=["a1"]), "R8.4", "'b' has voted; their teammate votes, who gave no card"),
    (with_votes(TEAM, e=None), "R8.4", "the vote of 'e' is missing; everyone who may vote does"),
    (with_votes(TEAM, e=["b1"]), "R8.4", "'e' votes for their own team's card; that is never allowed"),
    (with_votes(TEAM, e=["a1", "f1"]), "R8.4", "2 votes by 'e'; at this table a voter has 1"),
    (with_votes(TEAM, e=["z9"]), "R8.4", "'e' votes for 'z9', which is none of the cards shown: a1, d1, b1, f1"),
    (GOOD | {"teammate_bonus": False}, "R8.6", 'only Team has teammates; leave out "teammate_bonus"'),
    ([], "R10", f"not a round: Expected `object`, got `array`; a round is one JSON object with {CARDS}"),
    ({}, "R10", f"not a round: Object missing required field `edition`; a round is one JSON object with {CARDS}"),
    (
        GOOD | {"colour": "pink"},
        "R10",
        f"not a round: Object contains unknown field `colour`; a round is one JSON object with {CARDS}",
    ),
    (
        GOOD | {"table": [{"card": "a1", "by": "a", "slot": 1}]},
        "R10",
        f"not a round: Object contains unknown field `slot` - at `$.table[0]`; a round is one JSON object with {CARDS}",
    ),
    (
        with_votes(GOOD, b="a1"),
        "R10",
        f"not a round: Expected `array`, got `str` - at `$.votes[...]`; a round is one JSON object with {CARDS}",
    ),
]


@pytest.mark.parametrize(
    ("sheet", "clause", "sentence"), BROKEN, ids=lambda part: part if isinstance(part, str) else ""
)
def test_r10_a_round_that_breaks_a_rule_names_the_clause(sheet, clause, sentence):
    assert broken(sheet) == (clause, sentence)


def test_r10_r8_6_the_teammates_points_can_be_switched_off():
    sheet = a_round("odyssey", "team", 6, {"e": "a", "c": "d"}, givers="adbf")
    assert answer(sheet | {"teammate_bonus": True})["teams"] == {"a": 4, "b": 3, "c": 0}
    assert answer(sheet | {"teammate_bonus": False})["teams"] == {"a": 3, "b": 3, "c": 0}


@pytest.mark.parametrize(
    ("twice", "name"),
    [
        ('"votes": {"b": ["c1"], "b": ["a1"], "c": ["a1"], "d": ["a1"]}', "b"),
        ('"votes": {"b": ["c1"], "c": ["a1"], "d": ["a1"]}, "storyteller": "b"', "storyteller"),
        ('"votes": {"b": ["c1"], "c": ["a1"], "d": ["a1"]}, "red": null, "red": null', "red"),
    ],
)
def test_r10_what_is_written_twice_is_a_slip(twice, name):
    written = json.dumps({key: part for key, part in GOOD.items() if key != "votes"})[:-1] + f", {twice}}}"
    with pytest.raises(BrokenRound) as refused:
        decode_round(written.encode())
    assert str(refused.value) == f"{name!r} is written twice; once would be right [R10]"


def test_r10_names_may_have_colons():
    players = ["a", 'b": [1', "c:", "::"]
    sheet = BOOK | {"players": players, "storyteller": "a"}
    sheet["table"] = [{"card": name, "by": name} for name in players]
    sheet["votes"] = {name: ["a"] for name in players[1:]}
    assert answer(sheet)["outcome"] == "all"


def test_r10_encodings():
    """R10: a mark before UTF-8 is fine; UTF-16 is named; and nothing is not "truncated"."""
    written = json.dumps(BOOK)
    assert score_round(decode_round(written.encode("utf-8-sig"))) == score_round(decode_round(written.encode()))
    for data, why in [
        (written.encode("utf-16"), "this is UTF-16, save it as UTF-8"),
        (b" ", "there is nothing to read"),
    ]:
        with pytest.raises(BrokenRound) as refused:
            decode_round(data)
        assert refused.value.sentence == f"not a round: {why}; a round is one JSON object with {CARDS}"


NOT_JSON = [
    b"",
    b" ",
    b"{",
    b"not json",
    b"\xff\xfe",
    b"null",
    b'{"edition": "\xff"}',
    b'{"\xff": 1}',
    b'"\xed\xa0\x80"',
    b'{"edition": "\\ud800"}',
    json.dumps(GOOD).encode() + b" and more",
    b'{"votes": {"a": ' + b"[" * 100_000,
    b'{"players": "' + b"x" * 100_000 + b'"}',
    b"[" * 1_000_000,
]


@pytest.mark.parametrize("data", NOT_JSON, ids=range(len(NOT_JSON)))
def test_r10_what_is_no_round_at_all(data):
    with pytest.raises(BrokenRound) as refused:
        decode_round(data)
    assert refused.value.clause == "R10"
    assert str(refused.value).startswith("not a round: ")


def test_r10_a_line_of_a_stream_and_its_answer():
    line, good = answer_line(json.dumps(BOOK).encode())
    assert good
    assert json.loads(line) == answer(BOOK)
    line, good = answer_line(json.dumps(with_votes(GOOD, b=["b1"])).encode())
    assert not good
    sentence = "'b' votes for their own card; that is never allowed [R3.4]"
    assert line == json.dumps({"error": sentence, "clause": "R3.4"}, separators=(",", ":")).encode()
    assert answer_line(b"{")[1] is False


# ── The command ──────────────────────────────────────────────────────────────────────────────────────────────────


def lapin(*arguments, stdin=b""):
    """The command as people run it: exit status, standard output and standard error."""
    done = subprocess.run([sys.executable, "-m", "lapin", *arguments], input=stdin, capture_output=True, check=False)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_r10_the_command_reads_standard_input():
    status, out, err = lapin("score", stdin=json.dumps(BOOK).encode())
    assert (status, err) == (0, "")
    assert json.loads(out) == answer(BOOK)
    assert out.count("\n") == 1


def test_r10_the_command_reads_a_file(tmp_path, capfdbinary):
    file = tmp_path / "round.json"
    file.write_text(json.dumps(BOOK, indent=2))
    assert main(["score", str(file)]) == 0
    out, err = capfdbinary.readouterr()
    assert json.loads(out) == answer(BOOK)
    assert err == b""


def test_r10_the_command_refuses_on_one_line_and_prints_nothing():
    status, out, err = lapin("score", "-", stdin=json.dumps(with_votes(BOOK, bob=["b1"])).encode())
    assert (status, out) == (2, "")
    assert err == "lapin score: 'bob' votes for their own card; that is never allowed [R3.4]\n"


def test_r10_odd_names_do_not_break_the_line():
    status, out, err = lapin("score", stdin=json.dumps(BOOK | {"storyteller": "x\n\x1b[2J"}).encode())
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert "\x1b" not in err


def test_r10_jsonl_answers_every_line_in_order():
    bad = with_votes(BOOK, bob=["b1"])
    lines = [json.dumps(BOOK), json.dumps(bad), "", "{", json.dumps(PARTY)]
    status, out, err = lapin("score", "--jsonl", stdin="\n".join(lines).encode())
    assert (status, err) == (2, "")
    answers = [json.loads(line) for line in out.splitlines()]
    assert answers[0] == answer(BOOK)
    assert answers[1] == {"error": "'bob' votes for their own card; that is never allowed [R3.4]", "clause": "R3.4"}
    assert [found["clause"] for found in answers[2:4]] == ["R10", "R10"]
    assert answers[4] == answer(PARTY)
    assert len(answers) == 5


@pytest.mark.parametrize("ending", [b"\n", b"\r\n", b""])
def test_r10_jsonl_of_good_rounds_only(ending):
    status, out, _ = lapin("score", "--jsonl", stdin=b"\n".join([json.dumps(BOOK).encode()] * 3) + ending)
    assert (status, len(out.splitlines())) == (0, 3)


def test_r10_jsonl_of_nothing():
    assert lapin("score", "--jsonl") == (0, "", "")
    assert lapin("score", "--jsonl", stdin=b"\n \r\n\n") == (0, "", "")


def test_r10_jsonl_empty_lines_at_the_end_are_no_rounds():
    """R10: in between they are answered, so that answers keep in step with lines."""
    line = json.dumps(BOOK).encode()
    status, out, _ = lapin("score", "--jsonl", stdin=line + b"\n\n\r\n")
    assert (status, len(out.splitlines())) == (0, 1)
    status, out, _ = lapin("score", "--jsonl", stdin=line + b"\n\n" + line + b"\n\n")
    answers = [json.loads(answered) for answered in out.splitlines()]
    assert (status, [found.get("clause") for found in answers]) == (2, [None, "R10", None])
    assert answers[1]["error"].startswith("not a round: there is nothing to read; ")


def test_r10_jsonl_of_windows():
    line = json.dumps(BOOK)
    status, out, err = lapin("score", "--jsonl", stdin=f"{line}\r\n{line}\r\n".encode("utf-8-sig"))
    assert (status, len(out.splitlines()), err) == (0, 2, "")
    assert lapin("score", "--jsonl", stdin=f"{line}\n{line}\n".encode("utf-16")) == (
        2,
        "",
        "lapin score: not rounds: this is UTF-16, save it as UTF-8 [R10]\n",
    )


def test_r10_jsonl_from_a_file_of_more_than_one_chunk(tmp_path, capfdbinary):
    file = tmp_path / "rounds.jsonl"
    file.write_text((json.dumps(BOOK) + "\n") * 1000)
    assert main(["score", "--jsonl", str(file)]) == 0
    lines = capfdbinary.readouterr().out.splitlines()
    assert len(lines) == 1000
    assert set(lines) == {answer_line(json.dumps(BOOK).encode())[0]}


def test_r10_jsonl_answers_what_has_arrived():
    """R10: a program may ask round by round over one pipe."""
    line = json.dumps(BOOK).encode() + b"\n"
    with subprocess.Popen(
        [sys.executable, "-m", "lapin", "score", "--jsonl"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        for _ in range(3):
            process.stdin.write(line)
            process.stdin.flush()
            assert json.loads(process.stdout.readline()) == answer(BOOK)
        process.stdin.close()
        assert process.wait() == 0


def test_r10_table_is_for_people(capsys, tmp_path):
    file = tmp_path / "round.json"
    file.write_text(json.dumps(BOOK))
    assert main(["score", "--table", str(file)]) == 0
    assert capsys.readouterr().out == (Path(__file__).parent / "sheets" / "standard.txt").read_text()


@pytest.mark.parametrize(("name", "sheet"), [("party", PARTY), ("team", TEAM), ("seven", SEVEN)])
def test_r10_table_of_every_mode(name, sheet, capsys, tmp_path):
    file = tmp_path / "round.json"
    file.write_text(json.dumps(sheet))
    assert main(["score", "--table", str(file)]) == 0
    assert capsys.readouterr().out == (Path(__file__).parent / "sheets" / f"{name}.txt").read_text()
