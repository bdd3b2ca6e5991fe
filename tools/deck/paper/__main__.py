"""`python -m tools.deck.paper`: make cards of cut paper and look at them."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from PIL import Image

from ..sheet import contact_sheet
from . import card, vocabulary
from .papers import CACHE

LOOKS = CACHE / "looks"


def do_render(options: argparse.Namespace) -> None:
    for name in options.ids or card.ids():
        started = time.monotonic()
        picture = card.load(name).render(options.scale)
        target = (options.out or LOOKS) / f"{name}.png"
        target.parent.mkdir(parents=True, exist_ok=True)
        picture.save(target)
        print(f"{target} {picture.width}×{picture.height} ({time.monotonic() - started:.1f} s)", flush=True)


def do_crop(options: argparse.Namespace) -> None:
    """Part of a card as if at a scale of 2, to look at how it is made."""
    picture = card.load(options.id).render(options.scale)
    x0, y0, x1, y1 = (int(v * options.scale) for v in options.box)
    target = LOOKS / f"{options.id}-crop.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    picture.crop((x0, y0, x1, y1)).save(target)
    print(target)


def _pictures(options: argparse.Namespace) -> list[Path]:
    names = options.ids or card.ids()
    for name in names:
        if not (LOOKS / f"{name}.png").exists():
            LOOKS.mkdir(parents=True, exist_ok=True)
            card.load(name).render(0.5).save(LOOKS / f"{name}.png")
    return [LOOKS / f"{name}.png" for name in names]


def do_sheet(options: argparse.Namespace) -> None:
    contact_sheet(_pictures(options), options.out, options.width, options.columns)
    print(options.out)


def do_thumb(options: argparse.Namespace) -> None:
    """As in a hand on a phone: 110 px, in colour and in grey."""
    pictures = _pictures(options)
    contact_sheet(pictures, options.out, 110, 6)
    with Image.open(options.out) as colours:
        board = colours.convert("RGB")
    both = Image.new("RGB", (board.width, board.height * 2))
    both.paste(board, (0, 0))
    both.paste(board.convert("L").convert("RGB"), (0, board.height))
    both.save(options.out)
    print(options.out)


def do_vocabulary(options: argparse.Namespace) -> None:
    options.out.mkdir(parents=True, exist_ok=True)
    for name in options.sheets or vocabulary.SHEETS:
        target = options.out / f"{name}.webp"
        vocabulary.draw(name, options.scale).finish().save(target, quality=82, method=6)
        print(target, flush=True)


def do_list(options: argparse.Namespace) -> None:
    for name in card.ids():
        found = card.load(name)
        print(f"{name:24} {found.feeling:11} {found.light.name:12} {found.crop:11} {' · '.join(found.clues)}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.deck.paper", description=__doc__)
    commands = parser.add_subparsers(required=True)
    render = commands.add_parser("render", help="render cards (all without ids)")
    render.add_argument("ids", nargs="*")
    render.add_argument("--scale", type=float, default=0.5, help="0.5 quick, 1 to judge, 2 the master")
    render.add_argument("--out", type=Path)
    render.set_defaults(do=do_render)
    crop = commands.add_parser("crop", help="part of a card, large")
    crop.add_argument("id")
    crop.add_argument("box", nargs=4, type=float, help="left top right bottom, on 800 × 1200")
    crop.add_argument("--scale", type=float, default=2.0)
    crop.set_defaults(do=do_crop)
    sheet = commands.add_parser("sheet", help="cards side by side, as last rendered")
    sheet.add_argument("ids", nargs="*")
    sheet.add_argument("--out", type=Path, default=LOOKS / "sheet.png")
    sheet.add_argument("--width", type=int, default=260)
    sheet.add_argument("--columns", type=int, default=6)
    sheet.set_defaults(do=do_sheet)
    thumb = commands.add_parser("thumb", help="the 110 px check, in colour and grey")
    thumb.add_argument("ids", nargs="*")
    thumb.add_argument("--out", type=Path, default=LOOKS / "thumb.png")
    thumb.set_defaults(do=do_thumb)
    words = commands.add_parser("vocabulary", help="all families on sheets")
    words.add_argument("sheets", nargs="*")
    words.add_argument("--out", type=Path, default=LOOKS / "vocabulary")
    words.add_argument("--scale", type=float, default=1.0)
    words.set_defaults(do=do_vocabulary)
    commands.add_parser("list", help="cards and what they say of themselves").set_defaults(do=do_list)
    options = parser.parse_args()
    options.do(options)


if __name__ == "__main__":
    main()
