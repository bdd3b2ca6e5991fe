"""The examples people read are run: Python by doctest, `lapin score`, `simulate` and `verify` as commands."""

import doctest
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from lapin.rules.sheet import decode_round, score_round

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text()
RUN = re.compile(r"(^|\| )lapin (score|simulate|verify)\b")


def blocks(language, text):
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands(text):
    """Each `$ command` of the console blocks, with the output shown below it."""
    for block in blocks("console", text):
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, shown = part.partition("\n")
            while command.endswith("\\"):
                more, _, shown = shown.partition("\n")
                command = command[:-1] + more.removeprefix("> ")
            yield command, shown


SHOWN = [(command, output) for command, output in commands(README) if RUN.search(command)]


@pytest.mark.parametrize("block", blocks("python", README))
def test_python_of_the_readme(block):
    test = doctest.DocTestParser().get_doctest(block, {}, "README.md", "README.md", 0)
    assert test.examples
    output: list[str] = []
    result = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=output.append)
    assert result.failed == 0, "".join(output)


@pytest.mark.parametrize(("command", "shown"), SHOWN, ids=lambda text: text[-40:].strip())
def test_commands_of_the_readme(command, shown, tmp_path):
    """R10: what is shown is what the command prints; `…` stands for anything."""
    lapin = tmp_path / "lapin"
    lapin.write_text(f'#!/bin/sh\nexec {sys.executable} -m lapin "$@"\n')
    lapin.chmod(0o755)
    done = subprocess.run(
        ["bash", "-c", f'PATH="{tmp_path}:$PATH"; {command}'], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    if shown:
        pattern = re.escape(shown.strip()).replace("…", ".*")
        assert re.fullmatch(pattern, done.stdout.strip(), re.DOTALL), done.stdout


def test_the_readme_shows_the_score_keeper_and_the_library():
    assert any("lapin score" in command for command, _ in SHOWN)
    assert blocks("python", README)


def test_how_commands_are_read():
    text = "```console\n$ echo 1 | lapin score\nout\nmore\n$ make test\n```\n"
    assert list(commands(text)) == [("echo 1 | lapin score", "out\nmore\n"), ("make test", "")]
    assert [bool(RUN.search(command)) for command, _ in commands(text)] == [True, False]


def test_r10_the_round_of_the_rules_page_is_a_good_one():
    """R10: docs/rules.md shows a round; it can be scored."""
    (example,) = blocks("json", (ROOT / "docs" / "rules.md").read_text())
    assert score_round(decode_round(example.encode())).points == {"ann": 3, "bob": 5, "cy": 0, "di": 0}
    assert json.loads(example)["edition"] == "odyssey"
