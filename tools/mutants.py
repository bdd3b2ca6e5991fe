"""Plants small faults in the rules, one at a time, and counts how many the tests find.

    python tools/mutants.py                      all of lapin.rules
    python tools/mutants.py scoring voting       some modules
    python tools/mutants.py --jobs 4 --least 95  exit 1 below 95 %

The tests are collected once. Each of them then runs once to learn which functions of the rules it calls and how long
it takes. A fault changes one function; a forked child gives that function its new code and runs the tests that call
it, the quickest first, until one fails. A fault that no test finds is shown as a diff. A child that spends far more
processor time than those tests need has been caught by its endless loop.

Faults: another comparison, `and` for `or`, a condition turned round or left out, a number off by one, a text or a
constant changed, + for -, an argument or a list's element left out, a statement left out, `None` for what is returned.
"""

from __future__ import annotations

import argparse
import ast
import copy
import difflib
import importlib
import os
import resource
import sys
import time
import warnings
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "src" / "lapin" / "rules"
TESTS: Final = ("tests/rules",)
NOT: Final = ("-k", "not the_command and not jsonl", "--ignore=tests/rules/test_clauses.py")
"""Tests that start processes of their own, where a fault planted here cannot follow."""
SPARE_SECONDS: Final = 3
"""Processor time a child may spend besides what its tests need when nothing is wrong."""

COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}


# ── Faults ───────────────────────────────────────────────────────────────────────────────────────────────────────


def variants(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in this node's place."""
    match node:
        case ast.Compare(ops=[operator], left=left, comparators=right):
            for other in COMPARED[type(operator)]:
                yield ast.Compare(left=left, ops=[other()], comparators=right)
        case ast.Compare(ops=operators, left=left, comparators=right):
            for place, operator in enumerate(operators):
                for other in COMPARED[type(operator)]:
                    changed = [*operators[:place], other(), *operators[place + 1 :]]
                    yield ast.Compare(left=left, ops=changed, comparators=right)
        case ast.BoolOp(op=operator, values=values):
            yield ast.BoolOp(op=ast.Or() if isinstance(operator, ast.And) else ast.And(), values=values)
            yield from values
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(op=operator, left=left, right=right) if type(operator) in COUNTED:
            yield ast.BinOp(left=left, op=COUNTED[type(operator)](), right=right)
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.Constant(value=str() as value):
            yield ast.Constant(f"XX{value}XX")
        case ast.Constant(value=None):
            yield ast.Constant("")
        case ast.IfExp(body=body, orelse=orelse):
            yield body
            yield orelse
        case ast.Call(func=func, args=arguments, keywords=keywords):
            for place in range(len(arguments)):
                yield ast.Call(func=func, args=arguments[:place] + arguments[place + 1 :], keywords=keywords)
            for place in [place for place, keyword in enumerate(keywords) if keyword.arg != "strict"]:
                yield ast.Call(func=func, args=arguments, keywords=keywords[:place] + keywords[place + 1 :])
        case ast.Tuple(elts=elements, ctx=ast.Load()) if len(elements) > 1:
            for place in range(len(elements)):
                yield ast.Tuple(elts=elements[:place] + elements[place + 1 :], ctx=ast.Load())
        case ast.comprehension(ifs=[condition]) as loop:
            yield ast.comprehension(target=loop.target, iter=loop.iter, ifs=[], is_async=0)
            turned = ast.UnaryOp(op=ast.Not(), operand=condition)
            yield ast.comprehension(target=loop.target, iter=loop.iter, ifs=[turned], is_async=0)
        case ast.If(test=test, body=body, orelse=orelse):
            yield ast.If(test=ast.UnaryOp(op=ast.Not(), operand=test), body=body, orelse=orelse)
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            yield ast.Return(value=ast.Constant(None))
        case ast.Assign() | ast.AugAssign() | ast.Expr(value=ast.Call()) | ast.Raise() | ast.Continue() | ast.Break():
            yield ast.Pass()


def without_checks(node: ast.AST) -> bool:
    """Parts that are no behaviour: asserts, `zip(…, strict=True)`, docstrings, annotations."""
    match node:
        case ast.Assert() | ast.arguments() | ast.keyword(arg="strict") | ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Name(id="assert_never"))):
            return True
    return False


def faults(function: ast.FunctionDef) -> Iterator[ast.FunctionDef]:
    """The function with one fault, for each fault there is."""
    places: list[tuple[str | int, ...]] = []

    def walk(node: ast.AST, path: tuple[str | int, ...]) -> None:
        if without_checks(node):
            return
        places.append(path)
        for name, value in ast.iter_fields(node):
            if name in ("returns", "annotation", "decorator_list", "cases_pattern", "pattern"):
                continue
            if isinstance(value, ast.AST):
                walk(value, (*path, name))
            elif isinstance(value, list):
                for place, item in enumerate(value):
                    if isinstance(item, ast.AST):
                        walk(item, (*path, name, place))

    for place, statement in enumerate(function.body):
        walk(statement, ("body", place))
    for path in places:
        node = _at(function, path)
        for variant in variants(node):
            changed = copy.deepcopy(function)
            holder = _at(changed, path[:-2] if isinstance(path[-1], int) else path[:-1])
            if isinstance(path[-1], int):
                getattr(holder, str(path[-2]))[path[-1]] = variant
            else:
                setattr(holder, path[-1], variant)
            yield ast.fix_missing_locations(ast.copy_location(changed, function))


def _at(node: Any, path: Sequence[str | int]) -> Any:
    for step in path:
        node = node[step] if isinstance(step, int) else getattr(node, step)
    return node


class Fault:
    """A function of the rules, and its code with one fault."""

    def __init__(self, function: FunctionType, name: str, tree: ast.FunctionDef, original: ast.FunctionDef) -> None:
        self.function = function
        self.name = name
        self.tree = tree
        self.original = original

    def code(self) -> CodeType | None:
        """`None` where the faulty code does not even compile."""
        bare = copy.deepcopy(self.tree)
        bare.decorator_list = []
        lazy = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
        module = ast.fix_missing_locations(ast.Module(body=[lazy, bare], type_ignores=[]))
        try:
            with warnings.catch_warnings(action="ignore"):
                compiled = compile(module, self.function.__code__.co_filename, "exec")
        except SyntaxError:
            return None
        found = next(part for part in compiled.co_consts if isinstance(part, CodeType))
        return found if found.co_freevars == self.function.__code__.co_freevars else None

    def diff(self) -> str:
        before, after = (ast.unparse(tree).splitlines() for tree in (self.original, self.tree))
        changes = [
            line for line in difflib.unified_diff(before, after, lineterm="", n=0) if line[:2] not in ("--", "++", "@@")
        ]
        return f"{self.name}\n" + "\n".join(f"    {line}" for line in changes)


def all_faults(modules: Sequence[str]) -> Iterator[Fault]:
    for file in sorted(RULES.glob("*.py")):
        if modules and file.stem not in modules:
            continue
        module = importlib.import_module(f"lapin.rules.{file.stem}" if file.stem != "__init__" else "lapin.rules")
        for holder, tree in _functions(ast.parse(file.read_text()).body, module):
            function = _plain(holder, tree.name)
            if function is not None:
                name = f"{file.stem}.{function.__qualname__}"
                for faulty in faults(tree):
                    yield Fault(function, name, faulty, tree)


def _functions(body: Sequence[ast.stmt], holder: Any) -> Iterator[tuple[Any, ast.FunctionDef]]:
    for statement in body:
        if isinstance(statement, ast.FunctionDef):
            yield holder, statement
        elif isinstance(statement, ast.ClassDef):
            yield from _functions(statement.body, getattr(holder, statement.name))


def _plain(holder: Any, name: str) -> FunctionType | None:
    """The function under its decorators."""
    found = holder.__dict__[name]
    found = getattr(found, "fget", None) or found
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None


# ── Tests ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Tests:
    """The collected tests; which functions each calls, and how long it takes."""

    def __init__(self) -> None:
        self.callers: dict[CodeType, list[tuple[float, pytest.Item]]] = defaultdict(list)
        self.failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def run(self, item: pytest.Item, following: pytest.Item | None = None) -> None:
        """One test; nothing the rules remember from another one may hide a fault."""
        for name, module in list(sys.modules.items()):
            if name.startswith("lapin.rules."):
                for remembering in vars(module).values():
                    getattr(remembering, "cache_clear", int)()
        item.ihook.pytest_runtest_protocol(item=item, nextitem=following)

    def learn(self, items: Sequence[pytest.Item]) -> None:
        for place, item in enumerate(items):
            called: set[CodeType] = set()

            def see(frame: Any, event: str, _: object, called: set[CodeType] = called) -> None:
                if event == "call":
                    called.add(frame.f_code)

            began = time.process_time()
            sys.setprofile(see)
            self.run(item, items[place + 1] if place + 1 < len(items) else None)
            sys.setprofile(None)
            spent = time.process_time() - began
            for code in called:
                if Path(code.co_filename).parent == RULES:
                    self.callers[code].append((spent, item))
            if self.failed:
                raise SystemExit(f"{item.nodeid} fails without any fault; make the tests green first")
        for runs in self.callers.values():
            runs.sort(key=lambda run: run[0])

    def every(self) -> None:
        """All the tests once more, as a child runs them."""
        seen = {id(item): item for runs in self.callers.values() for _, item in runs}
        for item in seen.values():
            self.run(item)

    def find(self, fault: Fault, code: CodeType) -> bool:
        """In a forked child: does one of the tests fail?"""
        runs = self.callers[fault.function.__code__]
        limit = int(time.process_time() + sum(spent for spent, _ in runs)) + SPARE_SECONDS
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 1))
        fault.function.__code__ = code
        for _, item in runs:
            self.run(item)
            if self.failed:
                return True
        return False


class Plan:
    """What pytest does instead of running the tests once."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.arguments = arguments
        self.tests = Tests()
        self.status = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.pluginmanager.register(self.tests)
        terminal = session.config.pluginmanager.get_plugin("terminalreporter")
        session.config.pluginmanager.unregister(terminal)
        self.tests.learn(session.items)
        self.status = report(self.arguments, self.tests)
        return True


def report(arguments: argparse.Namespace, tests: Tests) -> int:
    """Plants the faults, several children at a time, and says which were not found."""
    if os.fork() == 0:  # a child without a fault: if that fails, nothing found would mean anything
        tests.every()
        os._exit(int(tests.failed))
    if os.wait()[1]:
        raise SystemExit("the tests fail in a child without any fault")
    found = total = 0
    at_work: dict[int, Fault] = {}
    missed: list[Fault] = []

    def wait() -> None:
        nonlocal found
        pid, status = os.wait()
        fault = at_work.pop(pid)
        if status:  # a failed test, a crash, or the limit of processor time
            found += 1
        else:
            missed.append(fault)
            print(fault.diff(), flush=True)

    for number, fault in enumerate(all_faults(arguments.modules)):
        if number % arguments.every:
            continue
        code = fault.code()
        if code is None or fault.function.__code__ not in tests.callers:
            continue
        total += 1
        while len(at_work) >= arguments.jobs:
            wait()
        pid = os.fork()
        if pid == 0:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            status = 1
            try:
                status = int(tests.find(fault, code))
            finally:
                os._exit(status)
        at_work[pid] = fault
    while at_work:
        wait()
    share = 100 * found / total if total else 100.0
    print(f"{found} of {total} faults found: {share:.1f} %")
    return int(share < arguments.least)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="modules of lapin.rules (default: all)")
    parser.add_argument("--tests", nargs="+", default=TESTS, metavar="PATH", help="where to look for tests")
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="children at a time (default: 2)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="plant every Nth fault only (default: 1)")
    parser.add_argument("--least", type=float, default=95, metavar="PERCENT", help="fail below this (default: 95)")
    arguments = parser.parse_args()
    os.chdir(ROOT)
    plan = Plan(arguments)
    status = pytest.main([*arguments.tests, *NOT, "-p", "no:cacheprovider", "-p", "no:cov"], plugins=[plan])
    return plan.status or int(status)


if __name__ == "__main__":
    raise SystemExit(main())
