"""The `lapin` command: errors for people, and what the commands print."""

import json
import os
import re
import resource
import signal
import subprocess
import sys

import pytest

from lapin import __version__
from lapin.cli import COMMANDS, main
from lapin.cli.simulate import play_games
from lapin.rules import Options, encode_events
from lapin.rules.events import TableShown
from tests.rules.test_r10_sheet import BOOK, lapin
from tests.rules.test_verify import game, tampered


def complaint(capsys, *arguments):
    """The one line on standard error; nothing on standard output, exit status 2."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err[:-1]


def test_help_names_every_command(capsys):
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(re.search(rf"^ +{name} ", out, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("command", ["score", "simulate", "verify"])
def test_every_command_has_help(command, capsys):
    assert main([command, "--help"]) == 0
    assert capsys.readouterr().out.startswith(f"usage: lapin {command} ")


def test_version(capsys):
    assert main(["--version"]) == 0
    assert re.fullmatch(rf"lapin {re.escape(__version__)}( \([0-9a-f]{{10}}\))?\n", capsys.readouterr().out)


def test_unknown_and_missing_commands(capsys):
    assert complaint(capsys, "scor").startswith("lapin: argument COMMAND: invalid choice: 'scor' (choose from ")
    assert complaint(capsys) == "lapin: the following arguments are required: COMMAND (see lapin --help)"


def test_unknown_options(capsys):
    assert complaint(capsys, "score", "--fast") == "lapin score: --fast is nothing it knows (see lapin score --help)"
    assert "not allowed with argument" in complaint(capsys, "score", "--jsonl", "--table")


def test_only_the_asked_command_is_imported():
    code = (
        "import sys; from lapin.cli import main; main(['score', '--help']); print('lapin.cli.simulate' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "False"


@pytest.mark.parametrize("command", ["score", "verify"])
def test_a_file_that_is_missing_or_a_folder(command, capsys, tmp_path):
    missing = tmp_path / "no such file.json"
    assert complaint(capsys, command, str(missing)) == (
        f"lapin {command}: there is no file {str(missing)!r}; give the name of a JSON file, or - for standard input"
    )
    assert f"lapin {command}: cannot read {str(tmp_path)!r}: " in complaint(capsys, command, str(tmp_path))
    assert "null byte" in complaint(capsys, command, "a\0b")


def test_a_missing_file_of_rounds(capsys):
    assert complaint(capsys, "score", "--jsonl", "none.jsonl").startswith("lapin score: there is no file 'none.jsonl'")


def test_a_reader_that_goes_away_is_no_traceback():
    line = json.dumps(BOOK).encode() + b"\n"
    with subprocess.Popen(
        [sys.executable, "-m", "lapin", "score", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        process.stdin.write(line)
        process.stdin.flush()
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(line)
        process.stdin.close()
        assert process.wait() == 2
        assert process.stderr.read() == b""


def test_ctrl_c_is_no_traceback():
    with subprocess.Popen(
        [sys.executable, "-m", "lapin", "score", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # A shell starts what it runs in the background deaf to this signal, and so these tests perhaps.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        process.stdin.write(json.dumps(BOOK).encode() + b"\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 130
        assert process.stderr.read() == b"stopped\n"


# ── lapin verify ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("wrapped", [False, True])
def test_r9_5_verify_a_fair_game(wrapped, tmp_path, capsys):
    events = encode_events(game())
    file = tmp_path / "game.json"
    file.write_bytes(b' {"room": "x", "events": ' + events + b', "more": [1]}' if wrapped else events)
    assert main(["verify", str(file)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert re.fullmatch(
        rf"all {len(game())} events are what they must be: Odyssey, standard mode, 6 players, "
        r"\d+ turns, won by seat [\d, ]+\n"
        r"what was shown at the start binds the dice alone, as in games of an older lapin\n",
        out,
    )


def test_r9_5_verify_a_tampered_game(tmp_path, capsys):
    events, number = tampered(game(), TableShown, lambda event: {"cards": event.cards[::-1]})
    file = tmp_path / "game.json"
    file.write_bytes(encode_events(events))
    assert complaint(capsys, "verify", str(file)).startswith(f"lapin verify: event {number} (table_shown): cards is [")


@pytest.mark.parametrize(
    ("data", "wrong"),
    [
        (b"", "Input data was truncated"),
        (b"[{}]", "Object missing required field `type` - at `$[0]`"),
        (b'[{"type": "checkmate"}]', "Invalid value 'checkmate' - at `$[0].type`"),
        (b'{"moves": []}', "Object missing required field `events`"),
        (b'{"events": 3}', "Expected `array`, got `int`"),
        (b'[{"edition":' + b"[" * 100_000, "maximum recursion depth exceeded while deserializing an object"),
        (b"\xff", "JSON is malformed: invalid character (byte 0)"),
    ],
)
def test_r9_5_verify_what_is_no_game(data, wrong, tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_bytes(data)
    right = 'a game is a JSON array of events, or {"events": […]}'
    assert complaint(capsys, "verify", str(file)) == f"lapin verify: not a game: {wrong}; {right}"


def test_r9_5_verify_reads_standard_input():
    status, out, err = lapin("verify", stdin=encode_events(game()))
    assert (status, err) == (0, "")
    assert out.startswith("all ")
    assert lapin("verify", stdin=b"[]")[0] == 2


# ── lapin simulate ───────────────────────────────────────────────────────────────────────────────────────────────

PARTY = ("simulate", "--edition", "odyssey", "--mode", "party", "--players", "8", "--games", "45", "--seed", "7")


def test_simulate_gives_the_same_figures_with_any_number_of_processes(capsys):
    figures = []
    for jobs in ("1", "2"):
        assert main([*PARTY, "--json", "--jobs", jobs]) == 0
        out, err = capsys.readouterr()
        assert err == ""  # no bar where nobody looks
        figures.append(json.loads(out))
    assert figures[0] == figures[1]
    found = figures[0]
    assert (found["games"], found["seed"], found["players"]) == (45, 7, 8)
    assert found["turns"] == {"least": 8, "median": 8, "mean": 8.0, "most": 8}
    assert found["outcomes"] == {"party": 1.0}
    assert found["ended_by"] == {"everyone_told": 1.0}
    assert len(found["wins_by_seat"]) == 8
    assert 1 <= sum(found["wins_by_seat"]) <= 1 + 8 * found["shared_victories"]


def test_simulate_counts_what_happened(capsys):
    assert main(["simulate", "--games", "3", "--players", "4", "--turn-limit", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    tally = play_games("odyssey", "standard", 4, Options(turn_limit=5), 1, range(3))
    assert found["turns"]["most"] == 5
    assert tally.outcomes.total() == sum(turns * games for turns, games in tally.turns.items())
    assert tally.points.total() == 3 * 4
    assert sum(found["outcomes"].values()) == pytest.approx(1, abs=0.001)
    assert set(found["outcomes"]) <= {"all", "none", "some"}
    assert found["winning_points"]["most"] == found["points"]["most"]


def test_simulate_is_another_with_another_seed(capsys):
    outputs = []
    for seed in ("1", "2", "1"):
        main(["simulate", "--games", "4", "--seed", seed, "--json"])
        outputs.append(capsys.readouterr().out.replace(f'"seed":{seed}', ""))
    assert outputs[0] == outputs[2] != outputs[1]


def test_simulate_as_a_table(capsys):
    assert main(list(PARTY)) == 0
    out = capsys.readouterr().out
    assert re.match(r"Odyssey, party mode, 8 players: 45 games, \d+ actions, seed 7\n", out)
    assert re.search(r"^turns +8 +8 +8 +8$", out, re.MULTILINE)
    assert re.search(r"^rounds: party +100.0%$", out, re.MULTILINE)
    assert re.search(r"^won by seat 7 +\d+\.\d%$", out, re.MULTILINE)


@pytest.mark.parametrize(
    ("arguments", "wrong"),
    [
        (("--players", "2"), "2 players: odyssey, standard mode, is for 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 [R1]"),
        (("--mode", "duel"), "no edition and mode 'odyssey', 'duel'; there are classic standard, odyssey standard, "),
        (("--target", "0"), "option out of bounds (option=target, value=0, smallest=1, largest=300) [R6.3]"),
        (("--tellings", "2"), "option not of this mode (option=tellings, mode=standard) [R7.7]"),
        (("--games", "0"), "argument --games: 0 is too few, 1 or more would be right (see lapin simulate --help)"),
        (("--jobs", "many"), "argument --jobs: invalid number value: 'many' (see lapin simulate --help)"),
    ],
)
def test_simulate_refuses_in_one_line(arguments, wrong, capsys):
    assert complaint(capsys, "simulate", *arguments).startswith(f"lapin simulate: {wrong}")


def test_simulate_shows_a_bar_on_a_terminal():
    leader, follower = os.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "lapin", "simulate", "--games", "21", "--players", "3", "--json"],
        stdout=subprocess.PIPE,
        stderr=follower,
    ) as process:
        os.close(follower)
        seen = b""
        try:
            while chunk := os.read(leader, 4096):
                seen += chunk
        except OSError:  # how Linux says that the other end is closed
            pass
        out = process.stdout.read()
        assert process.wait() == 0
    os.close(leader)
    assert json.loads(out)["games"] == 21
    shown = seen.decode()
    assert "20/21 games" in shown
    assert shown.endswith("\r\x1b[K")


def test_python_m_lapin_is_the_same_command():
    status, said, _ = lapin("--version")
    assert (status, said.split()[:2]) == (0, ["lapin", __version__])


def test_a_line_that_does_not_end_is_read_once():
    """40 MB that come in pieces: looked at anew with every piece they cost 21 seconds of the processor, once 0.1."""

    def little() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (6, 6))

    done = subprocess.run(
        [sys.executable, "-m", "lapin", "score", "--jsonl"],
        input=b"x" * 40_000_000,
        capture_output=True,
        preexec_fn=little,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert json.loads(done.stdout)["clause"] == "R10"


def test_bots_get_ready_ahead_of_the_first_game(capsys):
    assert main(["bots", "prepare"]) == 0
    assert capsys.readouterr().out.startswith("Bots are ready")
