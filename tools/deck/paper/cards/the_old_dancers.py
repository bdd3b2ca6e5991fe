"""From above: on a spinning record an old couple dances, slowly; their shadow on the grooves is young and leaps."""

from __future__ import annotations

from .. import *

FEELING = "love"
CLUES = ("our song", "the needle is coming", "what the floor remembers")
LIGHT = INDOORS.but(vignette=0.3, direction=(8, 8), tilt=0.3)
CROP = "from above"

DISC = (366.0, 660.0)


def draw(stage: Stage) -> None:
    stage.ground("#f0a6a0", "wash", gradient=(0, 0, 800, 1200, "#cf6a70"))
    tiles(stage)
    record(stage)
    shadow(stage)
    couple(stage)
    arm(stage)


def tiles(stage: Stage) -> None:
    """A Havana floor: stars in squares."""
    for j in range(9):
        for i in range(6):
            x, y = 10 + i * 150, 10 + j * 150
            stage.lay(box(x - 72, y - 72, x + 72, y + 72, 2), ("#f6d2b8", "#efb8a6")[(i + j) % 2], 0.12, "wash")
            stage.lay(star(x, y, 62, 8, 0.5, 0.0), ("#2a7a6a", "#cf5870")[(i + j) % 2], 0.05, "wash", rim=0.2)
            stage.lay(circle(x, y, 20), "#fdeadb", 0.05, "wash", rim=0.2)


def record(stage: Stage) -> None:
    x, y = DISC
    stage.lay(circle(x, y, 512), "#a8324a", 1.8, "paint")
    for i in range(30):
        r = 500 - i * 10.5
        stage.lay([stroke(circle(x, y, r), 2.2)], ("#8c2440", "#c24a5c", "#7a1c38")[i % 3], 0, rim=0)
    for a in (0.5, PI + 0.5):  # the shine of the grooves
        wedge = polygon([(x, y), *arc(x, y, 508, a - 0.16, a + 0.16, 14)])
        stage.lay(wedge, "#f0a6a0", 0, rim=0, alpha=0.3)
        stage.lay(polygon([(x, y), *arc(x, y, 508, a - 0.06, a + 0.06, 10)]), "#fdeadb", 0, rim=0, alpha=0.3)
    stage.lay(circle(x, y, 176), "#d8606a", 0.3, "wash", gradient=("r", x, y, 180, "#c04656"))
    stage.lay([stroke(circle(x, y, 160), 4), stroke(circle(x, y, 64), 3)], "#fdeadb", 0.05, "smooth")
    for k in range(8):
        stage.lay(
            plants.leaf(x, y, k * PI / 4 + 0.2, 140, 30),
            "#e07a7c",
            0.05,
            "paint",
            clip=minus(circle(x, y, 152), circle(x, y, 70)),
        )
    stage.lay(circle(x, y, 15), "#c9b8b4", 0.4, "foil")


def shadow(stage: Stage) -> None:
    """Long over the grooves and upright: he swings her off the ground, her skirt and hair fly."""
    at = Place(372, 960, 560, 0.1)
    man = [
        limb(-0.3, 0.0, 0.026, -0.27, -0.24, 0.042),
        limb(-0.27, -0.24, 0.042, -0.2, -0.46, 0.058),
        limb(-0.06, -0.02, 0.026, -0.08, -0.24, 0.042),
        limb(-0.08, -0.24, 0.042, -0.16, -0.46, 0.058),
        smooth(
            [
                (-0.25, -0.44),
                (-0.11, -0.44),
                (-0.09, -0.6),
                (-0.06, -0.74),
                (-0.12, -0.8),
                (-0.24, -0.79),
                (-0.29, -0.7),
                (-0.26, -0.56),
            ]
        ),
        limb(-0.16, -0.8, 0.03, -0.15, -0.88, 0.03),
        oval(-0.14, -0.92, 0.066, 0.08, 0.1),
        smooth(
            [
                (-0.27, -0.96),
                (-0.2, -1.0),
                (-0.18, -1.06),
                (-0.08, -1.06),
                (-0.06, -0.98),
                (0.02, -0.94),
                (-0.12, -0.955),
            ]
        ),
        limb(-0.1, -0.75, 0.034, 0.06, -0.66, 0.026),
        limb(-0.24, -0.74, 0.034, -0.36, -0.86, 0.028),
        limb(-0.36, -0.86, 0.028, -0.3, -1.04, 0.022),
    ]
    woman = [
        smooth(
            [
                (0.06, -0.5),
                (0.18, -0.5),
                (0.34, -0.34),
                (0.56, -0.3),
                (0.62, -0.2, 1),
                (0.5, -0.16),
                (0.42, -0.2, 1),
                (0.32, -0.1),
                (0.2, -0.16, 1),
                (0.1, -0.1),
                (0.02, -0.26),
            ]
        ),
        smooth(
            [(0.06, -0.48), (0.18, -0.48), (0.21, -0.62), (0.26, -0.72), (0.18, -0.78), (0.09, -0.74), (0.08, -0.62)]
        ),
        limb(0.19, -0.76, 0.026, 0.22, -0.84, 0.026),
        oval(0.24, -0.9, 0.06, 0.074, 0.3),
        smooth(
            [
                (0.2, -0.97),
                (0.3, -0.98),
                (0.4, -0.9),
                (0.52, -0.92, 1),
                (0.48, -0.82),
                (0.58, -0.76, 1),
                (0.42, -0.76),
                (0.32, -0.82),
            ]
        ),
        limb(0.12, -0.72, 0.028, -0.04, -0.66, 0.022),
        limb(0.22, -0.72, 0.028, 0.4, -0.64, 0.022),
        limb(0.4, -0.64, 0.022, 0.52, -0.7, 0.018),
        limb(0.16, -0.2, 0.032, 0.1, -0.04, 0.022),
        limb(0.1, -0.04, 0.022, 0.16, 0.0, 0.018),
        limb(0.46, -0.22, 0.034, 0.66, -0.12, 0.022),
        limb(0.66, -0.12, 0.022, 0.72, -0.14, 0.016),
    ]
    stage.lay(at(union(*man, *woman)), "#2a0d22", 0, "tissue", rim=0, alpha=0.8, clip=circle(*DISC, 508))


def couple(stage: Stage) -> None:
    his = people.Person(
        "#7a4630",
        "#e9e4dc",
        "short",
        "coat",
        "#fdeadb",
        "#e8d0b0",
        hat="straw",
        hat_colour="#f2cf7c",
        age="old",
        trim="#cf5870",
    )
    hers = people.Person(
        "#9a5f3a", "#d8d2cc", "bun", "dress", "#2a7a6a", trim="#ffd9a0", print="dots", print_colour="#ffd9a0", age="old"
    )
    x, y = 366, 972
    stage.cast(oval(x + 10, y + 4, 92, 22), "#0c060c", 0.7, 8)
    people.side(
        stage,
        Place(x - 34, y, 222),
        his,
        people.POSES["carry"].but(lean=0.14, near_arm=(1.0, -0.5), far_arm=(1.3, -0.5)),
        depth=0.9,
    )
    people.side(
        stage,
        Place(x + 40, y + 2, 206, 0, True),
        hers,
        people.POSES["carry"].but(lean=0.12, near_arm=(1.2, -0.7), far_arm=(1.4, -0.6)),
        depth=0.9,
    )


def arm(stage: Stage) -> None:
    stage.lay(circle(716, 120, 78), "#c9b8b4", 1.2, "foil")
    stage.lay(circle(716, 120, 48), "#8a7a7c", 0.4, "foil")
    stage.lay(ribbon([(716, 120), (748, 220), (738, 320), (700, 384)], 22), "#d8c8c4", 1.3, "foil")
    head = Place(692, 396, 1, 0.5)
    stage.lay(head(box(-28, -42, 28, 46, 8)), "#3a1430", 0.8, "paint", core="#f0a6a0")
    stage.lay(head(box(-16, 28, 16, 54, 4)), "#ffd9a0", 0.3, "foil")
