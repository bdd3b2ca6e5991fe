"""Refusal codes are one list: everything the server may refuse with is in it, and the page has words for each."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from lapin.languages import LANGUAGES
from lapin.web.codes import RefusalCode

ROOT = Path(__file__).resolve().parents[2]
PLACES = {"Refusal": 0, "IllegalMove": 1, "UnknownTable": 1, "problem": 1, "_problem": 1, "HTTPException": 1}
"""Which argument of a call is a code."""
AT_HOME = {"wrong_secret_length"}
"""Never leaves the process: a mistake of whoever calls the rules."""


def codes_in_the_code() -> set[str]:
    found = set()
    for folder in ("rules", "rooms", "web"):
        for file in (ROOT / "src" / "lapin" / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PLACES:
                    arguments = node.args[PLACES[node.func.id] :][:1]
                    constants = [
                        part.value for one in arguments for part in ast.walk(one) if isinstance(part, ast.Constant)
                    ]
                    found |= {code for code in constants if isinstance(code, str) and re.fullmatch(r"[a-z_]+", code)}
    return found


def test_every_code_the_server_refuses_with_is_listed() -> None:
    assert codes_in_the_code() - set(RefusalCode) == set()
    assert set(RefusalCode) - codes_in_the_code() <= {
        "bad_frame",
        "hello_first",
        "too_fast",
        "server_error",
        "method_not_allowed",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_code(language: str) -> None:
    words = (ROOT / "client" / "src" / "i18n" / f"{language}.ts").read_text(encoding="utf-8")
    missing = [code for code in RefusalCode if code not in AT_HOME and f'"error.{code}' not in words]
    assert missing == []


def test_the_protocol_lists_them() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert [code for code in RefusalCode if f"`{code}`" not in text] == []
