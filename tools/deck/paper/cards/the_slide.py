"""A giant sticks out a tongue as long as the card; children queue through his hair and slide down it."""

from __future__ import annotations

from .. import *

FEELING = "mischief"
CLUES = ("the dentist will hear of this", "a rude summer", "how gossip travels")
LIGHT = NOON.but(vignette=0.1, direction=(4, 8))
CROP = "close-up"

SLIDE: list[Point] = [(376, 694), (500, 676), (616, 724), (600, 826), (460, 880), (356, 956), (410, 1046), (560, 1082)]


def draw(stage: Stage) -> None:
    stage.ground("#8fd0d4", "wash", gradient=(0, 0, 0, 1100, "#fdf0c8"))
    for x, y, size, seed in ((640, 150, 120, 3), (720, 420, 80, 8)):
        sky.heaped(stage, Place(x, y, size), "#fffaf0", "#bfe0dc", seed, 0.6)
    stage.lay(sky.dune(1040, 60, 0.8), "#a9c85c", 0.8, "paint", wobble=0.2)
    stage.lay(sky.dune(1120, 40, 0.3), "#7fae4a", 0.9, "paint", wobble=0.2)
    pool(stage)
    giant(stage)
    tongue(stage)
    sliders(stage)


def pool(stage: Stage) -> None:
    """A paddling pool at the end."""
    stage.lay(oval(640, 1126, 170, 62), "#e2553f", 0.8, "paint")
    stage.lay(oval(640, 1118, 148, 48), "#2f9ab0", 0.2, "wash", gradient=(0, 1080, 0, 1170, "#8fd8dc"))
    water.ripples(stage, 600, 1112, 70, "#e6f7f4", 3, 0.32, 4)


def giant(stage: Stage) -> None:
    at = Place(196, 470, 300, 0.06)
    face = heads.Face("#e39a5c", "#5a2a6a", "none", shade="#c0683d", lips="#c23b3a", iris="#2f7a4a")
    up = heads.Expression(brow=-0.2, lift=0.7, lid=0.1, open=1.1, smile=0.4, wide=0.9, look=(0.7, 0.5), blush=0.0)
    throat = at(heads.move_unit(smooth([(6, 84), (-14, 86), (-18, 96), (-6, 104), (4, 98)])))
    stage.lay(throat, "#5a1020", 0, "velvet", rim=0)
    heads.profile(stage, at, face, up, heads.Profile(nose=1.35, nose_up=1.4, lip=1.1, chin=1.1, open=1.1), depth=1.2)
    collar = smooth([(-60, 900, 1), (120, 880), (230, 930), (300, 1010), (330, 1260, 1), (-60, 1260, 1)])
    stage.lay(collar, "#1f7a8c", 1.2, "paint", streak=(0.4, 0.12))
    stage.lay(cloth.pattern("dots", -40, 880, 340, 1240, 62, 0.2), "#f2cf7c", 0, "smooth", clip=collar, rim=0.2)
    stage.lay(ribbon([(-60, 916), (110, 894), (222, 944), (292, 1022)], 34), "#fdf3da", 0.5, "wash")
    hair(stage)


TUFTS: tuple[tuple[float, float, float], ...] = (
    (-30, 330, 150),
    (20, 200, 150),
    (110, 124, 140),
    (220, 110, 130),
    (312, 150, 104),
    (-20, 480, 130),
    (60, 320, 150),
    (170, 226, 120),
    (20, 560, 90),
)


def hair(stage: Stage) -> None:
    """A hill of curls: the stairs of the queue."""
    for i, (x, y, r) in enumerate(TUFTS):
        stage.lay(
            smooth(wobbly(x, y, r, r * 0.92, 22, 0.05, i + 2)),
            ("#5a2a6a", "#6d3580", "#4c2260")[i % 3],
            0.7,
            "paint",
            streak=(i * 0.7, 0.18),
        )
        stage.lay(
            [stroke(smooth(spiral(x, y, 10, r * 0.72, 1.6, i), closed=False), 7)], "#83479a", 0.08, "paint", rim=0.2
        )


def tongue(stage: Stage) -> None:
    width = tapered(84, 150)
    shape = ribbon(SLIDE, width, round_end=True)
    under = ribbon([(x, y + 18) for x, y, *_ in SLIDE], width, round_end=True)
    stage.lay(under, "#a8283f", 1.2, "paint")
    stage.lay(shape, "#e8566a", 0.4, "paint", gradient=(400, 540, 480, 1090, "#f58a88"), streak=(0.7, 0.1))
    stage.lay([stroke(smooth(SLIDE, closed=False), 8)], "#b8324e", 0, rim=0, alpha=0.7)
    shine = [(x - 26, y - 20) for x, y, *_ in SLIDE[1:-1]]
    stage.lay(ribbon(shine, spindle(12)), "#ffc4b8", 0, rim=0, alpha=0.7, clip=shape)
    lip = smooth([(404, 642), (434, 622), (448, 640), (430, 658), (404, 658)])
    stage.lay(lip, "#c23b3a", 0.5, "smooth")


def sliders(stage: Stage) -> None:
    kids = (
        (
            people.Person("#553024", "#1c1418", "afro", "dress", "#f2b33c", print="dots", age="child"),
            (590, 716),
            140,
            0.7,
        ),
        (
            people.Person("#f0cdb0", "#a8482a", "short", "trousers", "#2f7fa8", "#22304a", age="child"),
            (500, 858),
            140,
            0.35,
        ),
        (
            people.Person("#cf9a6a", "#1c1418", "bob", "tunic", "#3c7a44", "#fdf3da", age="child"),
            (384, 1000),
            146,
            0.75,
        ),
    )
    for who, (x, y), size, turn in kids:
        flip = (x, y) == (500, 858)
        ride = people.POSES["sit"].but(
            near_arm=(2.6, 0.1), far_arm=(2.3, 0.2), near_leg=(1.4, 0.2), far_leg=(1.25, 0.2), lean=-0.2
        )
        people.side(stage, Place(x, y + 34, size, -turn if flip else turn, flip), who, ride, depth=0.6)
    queue = (
        (
            people.Person("#7a4630", "#1c1418", "braids", "dress", "#d8402f", trim="#fdf3da", age="child"),
            356,
            150,
            124,
            "wave",
        ),
        (
            people.Person("#e7b48c", "#d8a650", "short", "trousers", "#e39a3c", "#3a2433", age="child"),
            262,
            74,
            124,
            "walk",
        ),
    )
    for who, x, y, size, pose in queue:
        people.side(
            stage,
            Place(x, y + 0, size),
            who,
            people.POSES["stand"] if pose == "wave" else people.POSES["walk"],
            depth=0.5,
        )
    sitter = people.Person("#9a5f3a", "#1c1418", "bun", "tunic", "#f6ecd8", "#b0462e", age="child")
    people.side(stage, Place(446, 572, 128), sitter, people.POSES["sit"].but(near_arm=(0.9, -0.3)), depth=0.5)
    swimmer = Place(650, 1112, 70)
    stage.lay(swimmer(oval(0, -0.1, 0.34, 0.32)), "#9a5f3a", 0.4, "smooth")
    stage.lay(
        swimmer(smooth([(-0.36, -0.1), (-0.2, -0.46), (0.2, -0.46), (0.36, -0.1), (0, -0.26)])), "#1c1418", 0.2, "paint"
    )
    for s in (-1, 1):
        stage.lay(
            swimmer(ribbon([(s * 0.3, 0.14), (s * 0.62, -0.16), (s * 0.7, -0.5)], tapered(0.17, 0.12), round_end=True)),
            "#9a5f3a",
            0.4,
            "smooth",
        )
    stage.lay(
        swimmer(smooth([(-0.8, 0.16), (0, 0.04), (0.8, 0.16), (0.5, 0.34), (-0.5, 0.34)])),
        "#bfe9ea",
        0.1,
        "wash",
        alpha=0.9,
    )
