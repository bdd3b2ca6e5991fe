"""`python -m deck`: make cards, look at them, and put the deck together."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

from . import fingerprint, manifest, sheet, studio, wording
from .recipe import FAMILIES, Recipe, load

LIMITS = {"setting": 8, "hero": 6, "palette": 7}


def _recipes(ids: list[str]) -> list[Recipe]:
    """The recipes asked for; a family's name stands for all its cards."""
    register = load()
    chosen = []
    for name in ids:
        if name in FAMILIES:
            chosen += [recipe for recipe in register.values() if recipe.family == name]
        elif name in register:
            chosen.append(register[name])
        else:
            raise SystemExit(
                f"deck: no card or family is called {name!r}; cards: {', '.join(sorted(register)) or 'none'}"
            )
    return chosen


def do_preview(options: argparse.Namespace) -> None:
    folder = options.out or studio.CACHE / "preview"
    made = []
    for recipe in _recipes(options.ids):
        target = folder / f"{recipe.id}.png"
        seconds = studio.preview(recipe, target, options.width, options.samples, options.paint)
        made.append(target)
        print(f"{target} ({seconds:.0f} s)", flush=True)
    if options.sheet:
        sheet.contact_sheet(made, options.sheet, 320, 6)
        print(options.sheet)


def do_card(options: argparse.Namespace) -> None:
    if studio.make_here(_recipes(options.ids)):
        raise SystemExit(1)


def do_render(options: argparse.Namespace) -> None:
    ids = [recipe.id for recipe in _recipes(options.ids)]
    cards = ids if options.force else [card for card, _ in studio.pending(everything=True, ids=ids)]
    if not cards:
        print("every picture is up to date")
        return
    if studio.make_all(cards):
        raise SystemExit(1)


def do_pending(options: argparse.Namespace) -> None:
    register = load()
    for card, reason in studio.pending(options.everything):
        print(card, reason, fingerprint.of_recipe(register[card]))


def do_queue(options: argparse.Namespace) -> None:
    if options.stop:
        studio.CACHE.mkdir(exist_ok=True)
        (studio.CACHE / "stop").touch()
        print("the queue will stop after the card it is on")
        return
    studio.queue(options.everything)


def do_sheet(options: argparse.Namespace) -> None:
    chosen = (
        _recipes(options.ids) if options.ids else [recipe for recipe in load().values() if recipe.id != studio.BACK]
    )
    pictures = [
        path for path in (studio.picture_paths(recipe.id)[options.width <= 200] for recipe in chosen) if path.exists()
    ]
    if not pictures:
        raise SystemExit("deck: no pictures to lay out yet")
    sheet.contact_sheet(pictures, options.out, options.width, options.columns)
    print(f"{options.out}: {len(pictures)} cards")


def do_manifest(options: argparse.Namespace) -> None:
    for line in manifest.write():
        print(f"  left out {line}")


def do_words(options: argparse.Namespace) -> None:
    words = wording.read()
    wrong = 0
    for recipe in _recipes(options.ids) if options.ids else load().values():
        if recipe.id == studio.BACK:
            continue
        for fault in wording.faults(recipe, words.get(recipe.id)):
            wrong += 1
            print(f"{recipe.id}: {fault}")
    print(f"{wrong} faults" if wrong else "all words keep their bands")
    if wrong:
        raise SystemExit(1)


def do_status(options: argparse.Namespace) -> None:
    register = {card: recipe for card, recipe in load().items() if card != studio.BACK}
    state = studio.read_state()
    stale = Counter(studio.why_stale(recipe, state) or "fresh" for recipe in register.values())
    print(
        f"{len(register)} recipes, {sum(recipe.ready for recipe in register.values())} ready; pictures: {dict(stale)}"
    )
    print("families:", dict(Counter(recipe.family for recipe in register.values())))
    print("times:", dict(Counter(recipe.time for recipe in register.values())))
    for quality, limit in LIMITS.items():
        counted = Counter(getattr(recipe, quality) for recipe in register.values())
        over = {name: count for name, count in counted.items() if count > limit}
        print(
            f"{quality} (at most {limit} each): {dict(counted.most_common(8))}"
            + (f"  TOO MANY: {over}" if over else "")
        )


def do_smoke(options: argparse.Namespace) -> None:
    import numpy as np
    from PIL import Image

    recipe = _recipes([options.id])[0]
    pictures = []
    for attempt in (1, 2):
        target = studio.CACHE / f"smoke-{attempt}.png"
        seconds = studio.preview(recipe, target, 120, 6)
        with Image.open(target) as picture:
            pictures.append(np.asarray(picture.convert("RGB"), dtype=np.int16))
        print(f"{recipe.id} at 120×180, attempt {attempt}: {seconds:.0f} s, mean {pictures[-1].mean():.1f}")
    difference = int(np.abs(pictures[0] - pictures[1]).max())
    if difference or pictures[0].std() < 5:
        raise SystemExit(f"deck: smoke failed, largest difference {difference}, spread {pictures[0].std():.1f}")
    print("the same pixels twice")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m deck", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, function, about: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name, help=about, description=about)
        made.set_defaults(do=function)
        return made

    made = command("preview", do_preview, "small quick renders, not kept in the package")
    made.add_argument("ids", nargs="+", metavar="ID", help="card ids or family names")
    made.add_argument("--width", type=int, default=320, help="width in pixels (320)")
    made.add_argument("--samples", type=int, default=12, help="light samples a pixel (12)")
    made.add_argument("--paint", action="store_true", help="with the whole painting pass")
    made.add_argument("--out", type=Path, help="folder for the PNGs")
    made.add_argument("--sheet", type=Path, help="also lay them side by side in this PNG")

    made = command("render", do_render, "make every card whose recipe, kit or painter changed")
    made.add_argument("ids", nargs="*", metavar="ID", help="only these cards or families")
    made.add_argument("--force", action="store_true", help="even if nothing changed")

    made = command("card", do_card, "make these cards now, in this process")
    made.add_argument("ids", nargs="+", metavar="ID")

    made = command("pending", do_pending, "list the ready cards that wait for their picture")
    made.add_argument("--everything", action="store_true", help="also those of which only kit or painter changed")

    made = command("queue", do_queue, "keep making ready cards as they change")
    made.add_argument("--stop", action="store_true", help="stop the running queue after its card")
    made.add_argument("--everything", action="store_true", help="also cards of which only kit or painter changed")

    made = command("sheet", do_sheet, "a contact sheet of the finished pictures")
    made.add_argument("ids", nargs="*", metavar="ID", help="only these cards or families")
    made.add_argument("--out", type=Path, default=studio.REPOSITORY / "docs" / "deck.png")
    made.add_argument("--width", type=int, default=160, help="width of a card in pixels (160)")
    made.add_argument("--columns", type=int, default=12)

    command("manifest", do_manifest, "write the deck's manifest.json from recipes, words and pictures")
    made = command("words", do_words, "check captions, moods and descriptions against their bands")
    made.add_argument("ids", nargs="*", metavar="ID")
    command("status", do_status, "what exists, what waits, and how varied it is")
    made = command("smoke", do_smoke, "render one small card twice and compare the pixels")
    made.add_argument("--id", default="door-in-the-sea")

    options = parser.parse_args(arguments)
    options.do(options)


if __name__ == "__main__":
    main(sys.argv[1:])
