"""Everything is dusk; in the yard a child sits, all innocence, on an upturned bowl from under which daylight leaks."""

from __future__ import annotations

from .. import *

FEELING = "mischief"
CLUES = ("have you seen it, officer", "saving some for winter", "a bright child")
LIGHT = DUSK.but(
    key="#b8b4e8", ambient="#3a2f78", ambient_strength=0.4, direction=(4, 6), vignette=0.4, tilt=0.0, spill=0.9
)
CROP = "figure"


def draw(stage: Stage) -> None:
    stage.ground("#2f3a72", "wash", gradient=(0, 0, 0, 760, "#8a78a4"))
    missing(stage)
    searchers(stage)
    fence(stage)
    stage.lay(box(-40, 820, 840, 1260), "#4f5a4a", 0.9, "wash", gradient=(0, 820, 0, 1220, "#23283a"))
    daylight(stage)
    bowl(stage)
    child(stage)
    hen(stage)


def missing(stage: Stage) -> None:
    """Where it was cut out of the sky: a round hole, its rays still marked."""
    x, y = 566, 232
    hole = circle(x, y, 92)
    stage.lay(grow(hole, 10), "#6f679c", 0.1, "wash", rim=0.6)
    stage.lay(hole, "#191f4a", 0, "velvet", rim=0)
    stage.cast(minus(hole, move(hole, 10, 14)), "#0a0c28", 0.8, 8, clip=hole)
    marks = [
        polyline(*(arc(x, y, r, a, a, 2)[0] for r in (120, 150 + 16 * (i % 2))))
        for i, a in enumerate(k * PI / 8 for k in range(16))
    ]
    stage.lay([stroke(mark, 5) for mark in marks], "#6f679c", 0, rim=0, alpha=0.9)


def searchers(stage: Stage) -> None:
    """Over the hills the others look for it, with lanterns, in the wrong direction."""
    stage.lay(sky.dune(560, 90, 0.7), "#4d5288", 0.7, "wash")
    stage.lay(sky.dune(660, 70, 0.2), "#414674", 0.8, "wash")
    for i, (x, y, size, flip) in enumerate(
        (
            (90, 640, 92, True),
            (196, 628, 84, True),
            (560, 548, 74, False),
            (640, 540, 80, False),
            (716, 556, 86, False),
            (320, 640, 96, True),
        )
    ):
        coat = ("#2a2a54", "#33305c", "#262650")[i % 3]
        who = people.Person(
            "#3a3460",
            "#1f1c40",
            ("short", "bun", "headscarf")[i % 3],
            ("coat", "robe", "dress")[i % 3],
            coat,
            coat,
            cloth="#2a2a54",
        )
        hand = people.side(
            stage, Place(x, y, size, 0, flip), who, people.POSES["walk"].but(near_arm=(1.2, -0.2)), depth=0.35
        )["near"]
        stage.backlight(circle(hand[0], hand[1] + 12, 7), "#ffb84a", 0.9)
        stage.lay(circle(hand[0], hand[1] + 12, 7), "#ffd88a", 0.1, "tissue", through=0.9)


def fence(stage: Stage) -> None:
    posts = [polygon([(x, 868), (x, 716), (x + 21, 696), (x + 42, 716), (x + 42, 868)]) for x in range(-30, 840, 66)]
    stage.lay([box(-40, 756, 840, 778), box(-40, 820, 840, 842), *posts], "#3a355c", 0.7, "kraft", core="#a89ac8")


def daylight(stage: Stage) -> None:
    x, y = 404, 1060
    pool = smooth(wobbly(x, y + 22, 392, 128, 26, 0.03, 4))
    for k, tone in ((1.0, "#7a6a40"), (0.86, "#b08c3c"), (0.74, "#e8b848")):
        stage.lay(move(pool, x * (1 - k), (y + 22) * (1 - k), 0, k), tone, 0, "wash", rim=0, alpha=0.8)
    slot = oval(x, y, 266, 60)
    stage.lay(grow(slot, 8), "#fff3b0", 0, "tissue", rim=0)
    stage.backlight(grow(slot, 10), "#ffd23c", 1.2, soft=5)
    beams = fire.rays(x, y - 10, 250, 640, 26, 0.46, -0.22, PI + 0.22)
    for beam in beams:
        stage.lay(beam, "#ffe680", 0, "tissue", rim=0, alpha=0.14, clip=box(-40, 900, 840, 1260))
    stage.backlight(beams, "#ffc83c", 0.1, soft=10, falloff=(x, y, 330))


def bowl(stage: Stage) -> None:
    x, y = 404, 1060
    shape = smooth(
        [
            (x - 262, y - 4, 1),
            (x - 246, y - 130),
            (x - 160, y - 236),
            (x, y - 268),
            (x + 160, y - 236),
            (x + 246, y - 130),
            (x + 262, y - 4, 1),
            (x + 130, y + 34),
            (x, y + 44),
            (x - 130, y + 34),
        ]
    )
    stage.lay(shape, "#b0462e", 1.3, "wash", gradient=(x - 100, y - 260, x + 60, y + 20, "#7a2a30"), core="#ffe680")
    for dy, tone in ((-56, "#f2cf7c"), (-132, "#1f7a8c"), (-190, "#f2cf7c")):
        wide = 256 * (1 - (dy / -290) ** 2.4) ** 0.5
        band = ribbon([(x - wide, y + dy - 6), (x, y + dy + 38), (x + wide, y + dy - 6)], 20)
        stage.lay(band, tone, 0.15, "wash", clip=shape)
    stage.lay(
        [circle(x + k * 60, y - 66 + 30 - abs(k) * 9, 11) for k in range(-3, 4)], "#fdf3da", 0.1, "wash", clip=shape
    )
    stage.lay(
        ribbon([(x - 262, y - 4), (x - 130, y + 34), (x, y + 44), (x + 130, y + 34), (x + 262, y - 4)], 12),
        "#ffe9a0",
        0.2,
        "smooth",
        clip=grow(shape, 6),
    )


def child(stage: Stage) -> None:
    """Legs dangling, hands on the bowl, looking at a passing bird."""
    x = 404
    at = Place(x, 640, 108)
    for s in (-1, 1):
        leg = ribbon([(x + s * 34, 800), (x + s * 62, 868), (x + s * 58, 956)], tapered(50, 30), round_end=True)
        stage.lay(leg, "#1f7a8c", 0.7, "paint", core="#8ad0d8")
        stage.lay(
            smooth([(x + s * 44, 946), (x + s * 74, 946), (x + s * (104), 982), (x + s * 92, 998), (x + s * 44, 992)]),
            "#3a2433",
            0.5,
            "paint",
            core="#ffe680",
        )
    body = smooth(
        [(x - 92, 812, 1), (x - 84, 744), (x - 40, 716), (x + 40, 716), (x + 84, 744), (x + 92, 812, 1), (x, 826)]
    )
    for s in (-1, 1):
        stage.lay(
            ribbon(
                [(x + s * 72, 752), (x + s * 126, 790), (x + s * 132, 836)],
                tapered(44, 28),
                round_start=True,
                round_end=True,
            ),
            "#e39a3c",
            0.6,
            "paint",
            core="#ffe680",
        )
        stage.lay(oval(x + s * 134, 846, 18, 14), "#9a5f3a", 0.4, "smooth")
    stage.lay(body, "#e39a3c", 0.7, "paint", streak=(1.4, 0.14), core="#ffe680")
    stage.lay(cloth.pattern("stripes", x - 100, 716, x + 100, 830, 26, 0.22), "#fdf3da", 0, rim=0, clip=body, alpha=0.8)
    face = heads.Face("#9a5f3a", "#1c1418", "curls", "round", "child", shade="#6d3f3c", iris="#3a2433")
    innocent = heads.Expression(
        lift=0.75, lid=0.05, look=(0.9, -0.9), smile=0.15, wide=0.45, open=0.14, brow=0.2, blush=0.5
    )
    heads.front(stage, at, face, innocent, 0.25, 0.8)


def hen(stage: Stage) -> None:
    animals.rooster(stage, Place(690, 1130, 190, 0, True), "#5a3a4a", ("#2a3a5a", "#33305c", "#22284a"), "#8c2f3a", 0.7)
    chick = ((120, 1150, 34), (176, 1166, 30), (84, 1178, 28))
    for cx, cy, r in chick:
        stage.lay(
            union(circle(cx, cy, r), circle(cx + r * 0.8, cy - r * 0.9, r * 0.62)),
            "#f2cf7c",
            0.5,
            "chalk",
            core="#fff6c0",
        )
        stage.lay(
            polygon([(cx + r * 1.3, cy - r), (cx + r * 1.75, cy - r * 0.8), (cx + r * 1.3, cy - r * 0.66)]),
            "#e0702a",
            0.2,
            "smooth",
        )
        stage.lay(circle(cx + r * 0.95, cy - r, 3.5), "#1c1418", 0, rim=0)
