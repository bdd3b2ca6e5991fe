"""Where cards are made: previews, finished pictures, and the queue that makes them one by one."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from . import fingerprint
from .recipe import Recipe, load

TOOLS = Path(__file__).resolve().parent
REPOSITORY = TOOLS.parent.parent
CACHE = TOOLS / ".cache"
STATE = TOOLS / "rendered.json"
PACKAGE = REPOSITORY / "src" / "lapin" / "decks" / "lantern"
BACK = "back"

RENDER_SIZE = (800, 1200)  # the large picture's own size: smaller renders look soft however they are painted
RENDER_SAMPLES = 5  # the denoiser knows edges and colours at full size; it and the brush do the rest
LUMINANCE = (0.22, 0.62)
WEIGHTIEST_FIRST = ("new", "recipe", "kit", "render", "paint")  # reasons to make a picture again


def read_state() -> dict[str, dict[str, str]]:
    return json.loads(STATE.read_text()) if STATE.exists() else {}


def write_state(card: str, hashes: dict[str, str]) -> None:
    CACHE.mkdir(exist_ok=True)
    with (CACHE / "state.lock").open("w") as lock:  # several cards may be finished at the same moment
        fcntl.flock(lock, fcntl.LOCK_EX)
        state = read_state()
        state[card] = hashes
        fresh = STATE.with_suffix(".new")
        fresh.write_text(json.dumps(dict(sorted(state.items())), indent=1) + "\n")
        fresh.replace(STATE)


def hashes(recipe: Recipe) -> dict[str, str]:
    return {
        "recipe": fingerprint.of_recipe(recipe),
        "kit": fingerprint.of_kit(recipe),
        "render": "{}x{}, {} samples".format(*RENDER_SIZE, RENDER_SAMPLES),
        "paint": fingerprint.of_paint(),
    }


def picture_paths(card: str) -> tuple[Path, Path]:
    """Large and small; the back lies beside the folders."""
    if card == BACK:
        return PACKAGE / "back-large.webp", PACKAGE / "back-small.webp"
    return PACKAGE / "large" / f"{card}.webp", PACKAGE / "small" / f"{card}.webp"


def why_stale(recipe: Recipe, state: dict[str, dict[str, str]]) -> str | None:
    """new, recipe, kit, render or paint: the most weighty reason to make the picture again; None if fresh."""
    known = state.get(recipe.id)
    if known is None or not all(path.exists() for path in picture_paths(recipe.id)):
        return "new"
    now = hashes(recipe)
    return next((part for part in WEIGHTIEST_FIRST[1:] if now[part] != known.get(part)), None)


def mean_luminance(picture) -> float:
    return float((picture @ [0.2126, 0.7152, 0.0722]).mean())


def preview(recipe: Recipe, target: Path, width: int = 320, samples: int = 12, painted: bool = False) -> float:
    """A small unpainted (or painted) look at a card; returns the seconds it took."""
    from .kit import scene
    from .paint import finish

    began = time.monotonic()
    CACHE.mkdir(exist_ok=True)
    layers = CACHE / f"preview-{os.getpid()}.exr"
    scene.reset()
    look = recipe.build()
    scene.render(layers, width, width * 3 // 2, samples, look.mist)
    target.parent.mkdir(parents=True, exist_ok=True)
    if painted:
        finish._image(finish.paint(layers, look, recipe.seed)).resize((400, 600)).save(target)
    else:
        finish.preview(layers, look, target, recipe.seed)
    layers.unlink()
    return time.monotonic() - began


def make(recipe: Recipe) -> str:
    """Render (unless only the painter changed) and paint one card into the package; one line about it."""
    from .kit import scene
    from .paint import finish

    began = time.monotonic()
    now = hashes(recipe)
    layers = CACHE / "layers" / f"{recipe.id}.exr"
    layers.parent.mkdir(parents=True, exist_ok=True)
    scene.reset()
    look = recipe.build()
    known = read_state().get(recipe.id, {})
    fresh = layers.exists() and all(known.get(part) == now[part] for part in ("recipe", "kit", "render"))
    if not fresh:
        scene.render(layers, *RENDER_SIZE, RENDER_SAMPLES, look.mist)
    rendered = time.monotonic()
    picture = finish.paint(layers, look, recipe.seed)
    large, small = picture_paths(recipe.id)
    sizes = (
        finish.write_picture(picture, large, finish.LARGE, finish.LARGE_LIMIT),
        finish.write_picture(picture, small, finish.SMALL, finish.SMALL_LIMIT),
    )
    write_state(recipe.id, now)
    luminance = mean_luminance(picture)
    warning = "" if LUMINANCE[0] <= luminance <= LUMINANCE[1] else "  LUMINANCE OUT OF BAND"
    return (
        f"{recipe.id}: render {rendered - began:.0f} s, paint {time.monotonic() - rendered:.0f} s, "
        f"{sizes[0] // 1000}+{sizes[1] // 1000} kB, luminance {luminance:.2f}{warning}"
    )


def pending(everything: bool = False, ids: list[str] | None = None) -> list[tuple[str, str]]:
    """Cards to make, the most pressing first: (id, reason)."""
    state = read_state()
    order = WEIGHTIEST_FIRST if everything else WEIGHTIEST_FIRST[:2]
    found = []
    for recipe in load().values():
        if (ids and recipe.id not in ids) or (not ids and not recipe.ready):
            continue
        reason = why_stale(recipe, state)
        if reason in order:
            found.append((order.index(reason), recipe.id, reason))
    return [(card, reason) for _, card, reason in sorted(found, key=lambda entry: entry[0])]


def _tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    """This tool in a process of its own: a card that crashes Blender takes nothing down with it."""
    environment = {**os.environ, "PYTHONPATH": str(TOOLS.parent)}
    return subprocess.run([sys.executable, "-m", "deck", *arguments], env=environment, capture_output=True, text=True)


def _last_line(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip()]
    return lines[-1] if lines else "no message"


def make_all(cards: list[str]) -> int:
    """Make cards one after the other under a progress bar; returns how many failed."""
    failed = 0
    began = time.monotonic()
    for done, card in enumerate(cards):
        share = int(30 * done / len(cards))
        left = (time.monotonic() - began) / done * (len(cards) - done) / 60 if done else 0
        print(
            f"[{'#' * share}{'.' * (30 - share)}] {done}/{len(cards)} {card}"
            + (f", {left:.0f} min left" if done else ""),
            flush=True,
        )
        result = _tool("card", card)
        failed += result.returncode != 0
        print(f"  {_last_line(result.stdout or result.stderr)}", flush=True)
    print(f"[{'#' * 30}] {len(cards)}/{len(cards)}, {failed} failed", flush=True)
    return failed


def make_here(recipes: list[Recipe]) -> int:
    """Make cards in this process, one line each; a card that fails does not stop the others."""
    failed = 0
    for recipe in recipes:
        hashes(recipe)  # read the sources now: someone may edit them while the first pictures are made
    for recipe in recipes:
        try:
            with (CACHE / f"claim-{recipe.id}").open("w") as claim:
                try:
                    fcntl.flock(claim, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    continue  # another process is on it
                if why_stale(recipe, read_state()) is None:
                    continue  # another process has just made it
                line = make(recipe)
            print(f"{time.strftime('%H:%M:%S')} {line}", flush=True)
        except Exception as error:
            failed += 1
            print(f"{time.strftime('%H:%M:%S')} {recipe.id} FAILED: {type(error).__name__}: {error}", flush=True)
    return failed


def queue(everything: bool = False, wait: float = 10.0, batch: int = 6) -> None:
    """Make ready cards for ever as their recipes change, until `queue --stop`.

    A handful at a time share one process (starting Blender and the painter costs as much as a small
    card); what fails is not tried again until its recipe changes.
    """
    CACHE.mkdir(exist_ok=True)
    stop = CACHE / "stop"
    stop.unlink(missing_ok=True)
    with (CACHE / "queue.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SystemExit(
                "deck: another queue is running; stop it first with: python -m deck queue --stop"
            ) from None
        tried: dict[tuple[str, str], int] = {}
        environment = {**os.environ, "PYTHONPATH": str(TOOLS.parent)}
        while not stop.exists():
            listing = _tool("pending", *(["--everything"] if everything else []))
            waiting = [tuple(line.split()) for line in listing.stdout.splitlines() if line.count(" ") == 2]
            waiting = [entry for entry in waiting if tried.get((entry[0], entry[2]), 0) < 2]
            if not waiting:
                time.sleep(wait)
                continue
            for card, _, key in waiting[:batch]:
                tried[card, key] = tried.get((card, key), 0) + 1
            cards = [card for card, _, _ in waiting[:batch]]
            print(f"{time.strftime('%H:%M:%S')} {len(waiting)} waiting; {' '.join(cards)}", flush=True)
            command = [sys.executable, "-m", "deck", "card", *cards]
            worker = subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
            )
            for line in worker.stdout or ():
                if any(line[9:].startswith(card) for card in cards):
                    print(line, end="", flush=True)
            worker.wait()
    stop.unlink(missing_ok=True)
