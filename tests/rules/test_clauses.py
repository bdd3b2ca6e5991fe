"""Every clause of docs/rules.md is cited by a test, in its name or docstring."""

import ast
import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules.md"


def clauses_of(text):
    """Clauses that a text defines: **R3.4** and **R10**."""
    return set(re.findall(r"\*\*(R\d+(?:\.\d+)?)\*\*", text))


def cited_in(text):
    """Clauses that a text cites: R3.4, R8.4–6, and test_r3_4_… in a name."""
    cited = set(re.findall(r"R\d+(?:\.\d+)?", text))
    for section, first, last in re.findall(r"(R\d+)\.(\d+)[–-](\d+)", text):
        cited |= {f"{section}.{number}" for number in range(int(first), int(last) + 1)}
    for name in re.findall(r"_r(\d+_\d+|\d+)(?=_|$)", text):
        cited.add("R" + name.replace("_", "."))
        cited.add("R" + name.split("_")[0])
    return cited


def cited_by_tests():
    cited = set()
    for file in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= cited_in(node.name) | cited_in(ast.get_docstring(node) or "")
    return cited


def test_no_clause_is_without_a_test():
    clauses = clauses_of(RULES.read_text())
    assert len(clauses) == 2 + 4 + 7 + 5 + 5 + 3 + 7 + 7 + 6
    assert sorted(clauses - cited_by_tests()) == []


def test_no_test_cites_a_clause_that_does_not_exist():
    sections = {f"R{number}" for number in range(1, 11)}
    assert sorted(cited_by_tests() - clauses_of(RULES.read_text()) - sections) == []


def test_how_citations_are_read():
    assert cited_in("test_r3_4_never_for_ones_own_card") == {"R3", "R3.4"}
    assert cited_in("test_r5_2_r5_3_a_pile") == {"R5", "R5.2", "R5.3"}
    assert cited_in("R8.4–6: teams") == {"R8.4", "R8.5", "R8.6"}
    assert clauses_of("**R99.1** nobody may") - cited_in("R9.1") == {"R99.1"}
