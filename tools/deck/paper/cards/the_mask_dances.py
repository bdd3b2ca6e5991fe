"""A mask of wood, foil, shells and raffia fills the card; behind one eye-slit, somebody small looks out."""

from __future__ import annotations

import math
import random

from .. import *

FEELING = "pride"
CLUES = ("tonight I am my grandfather", "the landlord is at home", "what the drum asked for")
LIGHT = LAMPLIGHT.but(key="#ffd8b0", key_strength=0.86, ambient_strength=0.3, vignette=0.5, direction=(-6, 8))
CROP = "close-up"


def draw(stage: Stage) -> None:
    stage.ground("#2a0d1c", "velvet", gradient=("r", 400, 620, 760, "#0f0510"))
    sparks = fire.sparks(8, 60, 400, 1000, 420, 980, (2, 5))
    stage.lay(sparks, "#ffb040", 0, rim=0)
    stage.backlight(full_sheet(), "#ff6a1e", 0.4, falloff=(400, 640, 420))
    raffia(stage)
    crest(stage)
    mask(stage)


def raffia(stage: Stage) -> None:
    chance = random.Random(11)
    for ring_, (inner, outer, tones) in enumerate(
        ((250, 640, ("#7a3a1c", "#5a2416")), (240, 540, ("#b8702c", "#9a5420")), (230, 440, ("#e2a948", "#cf8c34")))
    ):
        for i in range(76):
            a = i * 2 * PI / 76 + chance.uniform(-0.05, 0.05)
            if -2.3 < math.atan2(math.sin(a), math.cos(a)) < -0.84:
                continue
            x0, y0 = 400 + math.cos(a) * inner * 0.8, 640 + math.sin(a) * inner
            reach = (outer - inner) * chance.uniform(0.8, 1.25)
            b = a + chance.uniform(-0.16, 0.16) + 0.12
            mid = (x0 + math.cos(a) * reach * 0.5, y0 + math.sin(a) * reach * 0.5 + 10)
            stage.lay(
                ribbon([(x0, y0), mid, (x0 + math.cos(b) * reach, y0 + math.sin(b) * reach + 46)], tapered(24, 6)),
                tones[i % 2],
                0.4,
                "kraft",
                streak=(a, 0.2),
                core="#ffd890",
            )


def crest(stage: Stage) -> None:
    """Horns, and between them a row of lit triangles."""
    for s in (-1, 1):
        horn: list[Point] = [(400 + s * 120, 330), (400 + s * 250, 230), (400 + s * 300, 90), (400 + s * 220, -30)]
        stage.lay(ribbon(horn, tapered(104, 26)), "#6a2a20", 1.0, "paint", core="#ff9a4a")
        for k in range(7):
            line = path.curve(horn, 10)
            x, y = line[3 + k * 4]
            stage.lay(stroke(circle(x, y, 22 - k * 2), 5), "#e2a93c", 0.2, "foil")
    for i in range(7):
        x = 400 + (i - 3) * 66
        high = 200 - 12 * (i - 3) ** 2
        spike = polygon([(x - 33, 330), (x, 330 - high), (x + 33, 330)])
        stage.lay(spike, ("#a8242f", "#2f6f8f")[i % 2], 0.6, "paint", core="#ffb060")
        stage.lay(polygon([(x - 15, 318), (x, 330 - high * 0.66), (x + 15, 318)]), "#f2c25a", 0.2, "foil")


def mask(stage: Stage) -> None:
    half: list[Point] = [(0, -400), (150, -380), (246, -250), (262, -60), (238, 130), (160, 330), (70, 440), (0, 460)]
    at = Place(400, 660, 1)
    outline = at(smooth(path.mirrored(half)))
    slits = [
        at(smooth([(s * 52, -46, 1), (s * 120, -84), (s * 190, -62), (s * 212, -30, 1), (s * 150, -12), (s * 90, -16)]))
        for s in (-1, 1)
    ]
    mouth = at(smooth([(-96, 250, 1), (-40, 226), (40, 226), (96, 250, 1), (60, 318), (0, 338), (-60, 318)]))
    openings = [*slits, mouth]
    # behind: a dark head, and in one slit an eye that is not the mask's
    for slit in slits:
        stage.lay(grow(slit, 8), "#ff9a3c", 0, "tissue", rim=0)
        stage.backlight(grow(slit, 6), "#ff8a2a", 0.55)
    stage.lay(grow(mouth, 8), "#5a1420", 0, "velvet", rim=0)
    who(stage, slits[1])
    stage.lay([outline, *cut(*openings)], "#e2a93c", 1.2, "foil")
    stage.lay(
        [grow(outline, -9), *cut(*(grow(o, 16) for o in openings))],
        "#6a2a1c",
        0.6,
        "paint",
        gradient=(200, 300, 600, 1100, "#3a1416"),
        streak=(PI / 2, 0.18),
        core="#ff9a4a",
    )
    nose = at(
        smooth(
            [
                (0, -190, 1),
                (26, -60),
                (34, 60),
                (62, 130),
                (40, 168),
                (0, 178),
                (-40, 168),
                (-62, 130),
                (-34, 60),
                (-26, -60),
            ]
        )
    )
    stage.lay(
        nose,
        "#a84a24",
        0.9,
        "paint",
        gradient=(340, 600, 460, 840, "#6a2a1c"),
        streak=(PI / 2, 0.16),
        core="#ffb870",
        puff=10,
    )
    stage.lay(at(ribbon([(0, -180), (0, 150)], 14)), "#f2c25a", 0.3, "foil")
    for s in (-1, 1):
        brow = at(ribbon([(s * 30, -120), (s * 120, -168), (s * 226, -118)], spindle(44, 14)))
        stage.lay(brow, "#2a0d14", 0.7, "paint", core="#ff9a4a")
        stage.lay(
            [at(circle(s * (50 + k * 30), -136 - 20 * math.sin(k * 0.6), 8)) for k in range(6)],
            "#f8ead0",
            0.3,
            "smooth",
        )
        for k in range(4):  # scars of honour
            y = 40 + k * 30
            stage.lay(
                at(ribbon([(s * 96, y + 14), (s * 150, y), (s * (214 - k * 12), y + 16)], spindle(15))),
                ("#f8ead0", "#2f7f9f")[k % 2],
                0.3,
                "smooth",
            )
    rim = [
        at(circle(x, y, 9))
        for x, y, _ in points_along(smooth(path.mirrored([(p[0] * 0.925, p[1] * 0.945) for p in half])), 56, True)
    ]
    stage.lay(rim, "#f8ead0", 0.3, "smooth", puff=3)
    diamonds = [
        at(polygon([(x, -330 - 34), (x + 22, -330), (x, -330 + 34), (x - 22, -330)])) for x in (-104, -52, 0, 52, 104)
    ]
    stage.lay(diamonds, "#2f7f9f", 0.3, "foil")
    stage.lay(
        [
            at(polygon([(x, -262 - 24), (x + 16, -262), (x, -262 + 24), (x - 16, -262)]))
            for x in (-130, -78, -26, 26, 78, 130)
        ],
        "#f2c25a",
        0.3,
        "foil",
    )
    teeth = [at(polygon([(x - 15, 232), (x + 15, 232), (x, 282)])) for x in (-62, -31, 0, 31, 62)]
    stage.lay(teeth, "#f8ead0", 0.4, "smooth", clip=grow(mouth, 8))
    lips = minus(grow(mouth, 24), mouth)
    stage.lay(lips, "#c8392f", 0.5, "paint", core="#ffb060")


def who(stage: Stage, slit: Path) -> None:
    """Only a child's brow and one wide eye."""
    with stage.within(grow(slit, 6)):
        stage.lay(circle(536, 628, 74), "#6a3c28", 0.4, "smooth")
        stage.lay(oval(534, 622, 40, 26), "#fff6e4", 0.2, "smooth")
        stage.lay(circle(528, 622, 19), "#4a2a18", 0.1, "smooth")
        stage.lay(circle(528, 622, 10), "#120a0c", 0, rim=0)
        stage.lay(circle(521, 614, 5), "#ffffff", 0, rim=0)
