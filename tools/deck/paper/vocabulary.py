"""The vocabulary: every family on sheets, to choose from and to see at once when a change harms one."""

from __future__ import annotations

from collections.abc import Callable

from . import (
    INDOORS,
    SKINS,
    Place,
    Stage,
    animals,
    box,
    buildings,
    circle,
    cloth,
    colour,
    fire,
    furniture,
    hands,
    heads,
    machines,
    people,
    plants,
    sky,
    symbols,
    water,
)
from .papers import PAPERS

SKIN = list(SKINS.values())
HAIR = list(colour.HAIRS.values())
GROUND = "#efdcb8"


def _grid(
    items: list[Callable[[Place], object]], columns: int, x0: float, y0: float, dx: float, dy: float, size: float
) -> None:
    for i, draw in enumerate(items):
        draw(Place(x0 + (i % columns) * dx, y0 + (i // columns) * dy, size))


def faces(st: Stage) -> None:
    names, styles = list(heads.EXPRESSIONS), [s for s in heads.FRONT_HAIR if s != "none"]
    for i, name in enumerate(names):
        face = heads.Face(
            SKIN[i % 8],
            HAIR[i * 3 % 7],
            styles[i % len(styles)],
            ("oval", "square", "heart", "long", "round")[i % 5],
            ("adult", "adult", "child", "old")[i % 4],
            cloth=("#c8392f", "#1f7a8c", "#e39a3c")[i % 3],
        )
        heads.front(st, Place(75 + i % 6 * 130, 85 + i // 6 * 165, 48), face, name)
    for i, turn in enumerate((-1, -0.5, 0.5, 1)):
        heads.front(
            st,
            Place(70 + i * 110, 745, 40),
            heads.Face(SKIN[(i * 2 + 1) % 8], style=("short", "bob", "bun", "curls")[i]),
            names[i * 3 + 4],
            turn,
        )
    for i, style in enumerate(("short", "bun", "long", "bald", "headscarf", "braids", "turban", "afro")):
        face = heads.Face(SKIN[i], HAIR[i % 7], style)
        heads.back(st, Place(500 + i % 4 * 82, 715 + i // 4 * 110, 27), face)
        heads.from_above(st, Place(70 + i * 94, 900, 25), face, ("#35486a", "#c8392f")[i % 2])
    for i, style in enumerate(heads.PROFILE_HAIR[1:]):
        face = heads.Face(SKIN[i % 8], HAIR[i % 7], style, age=("adult", "old", "child")[i % 3])
        heads.profile(
            st, Place(62 + i % 7 * 112, 995 + i // 7 * 125, 38, flip=i % 2 == 1), face, names[i + 3], patterned=i == 0
        )


def bodies(st: Stage) -> None:
    for i, pose in enumerate(people.POSES):
        garment = ("coat", "dress", "robe", "trousers", "tunic", "poncho", "kimono", "sari")[i % 8]
        who = people.CAST[i % 12].but(
            garment=garment,
            age=("adult", "child", "adult", "old")[i % 4],
            hat=(None, "straw", None, "beret", None, "cone", "fez", None)[i % 8],
        )
        people.side(st, Place(70 + i % 6 * 132, 185 + i // 6 * 185, 155), who, pose)
    for i, stance in enumerate(people.STANCES):
        people.front(
            st,
            Place(75 + i % 5 * 150, 745 + i // 5 * 200, 165),
            people.CAST[i],
            stance,
            ("happy", "fear", "pride", "anger", "hope")[i % 5],
        )
    for i in range(5):
        people.back(st, Place(75 + i * 95, 1165, 150), people.CAST[i + 5])
    for i in range(4):
        people.from_above(
            st,
            Place(560 + i % 4 * 65, 1060 + i % 2 * 75, 60),
            people.CAST[i * 2].but(hat=(None, "straw", None, "cone")[i]),
            arms=0.3 * i,
        )


def gestures(st: Stage) -> None:
    for i, (name, draw) in enumerate(hands.POSES.items()):
        at = Place(110 + i % 4 * 195, 130 + i // 4 * 300, 88)
        glove = hands.Glove(SKIN[i % 8], reach=0.8, pattern="#f6b54a" if i % 3 == 0 else None, old=i == 1)
        if name == "grip":
            hands.grip(st, at, glove, lambda at=at: st.lay(at(box(-0.08, -1.3, 0.08, 1.1)), "#6b3a2e", 0.5, "kraft"))  # type: ignore[misc]
        elif name in ("cup", "offer"):
            held = hands.cup if name == "cup" else hands.offer
            held(st, at, glove, lambda at=at: st.lay(at(circle(-0.28, -0.24, 0.32)), "#d8402f", 0.5, "paint"))  # type: ignore[misc]
        else:
            draw(st, at, glove)  # type: ignore[operator]
    hands.clasp(
        st, Place(420, 760, 100), hands.Glove(SKIN[1], reach=0.6), hands.Glove(SKIN[5], "#83284f", "#f6b54a", reach=0.6)
    )
    heads.eye(st, Place(180, 1000, 105), look=(0.2, 0.1))
    heads.mouth(st, Place(430, 960, 70), open_=0.6)
    heads.mouth(st, Place(430, 1100, 70), open_=0.0, smile=0.6)
    for i, paper in enumerate(PAPERS):
        st.lay(box(570 + i % 4 * 56, 890 + i // 4 * 66, 618 + i % 4 * 56, 946 + i // 4 * 66), "#d08a4a", 0.6, paper)
    st.lay(box(570, 1100, 780, 1170), "#2f8a88", 0.7, "paint", edge="torn")
    from . import pinked

    st.lay(pinked(box(570, 1020, 640, 1080), 9), "#c8392f", 0.7)


def beasts(st: Stage) -> None:
    a = animals
    _grid(
        [
            lambda p: a.horse(st, p, saddle="#1f7a8c"),
            lambda p: a.horse(st, p, "#efe6d4", "#8d857b", "gallop"),
            lambda p: a.deer(st, p),
            lambda p: a.camel(st, p),
            lambda p: a.elephant(st, p, cloth="#c8392f"),
            lambda p: a.goat(st, p),
            lambda p: a.dog(st, p),
            lambda p: a.dog(st, p, "#4a3a38", pose="sit"),
            lambda p: a.wolf(st, p),
            lambda p: a.wolf(st, p, pose="stalk"),
            lambda p: a.fox(st, p),
            lambda p: a.tiger(st, p, pose="walk"),
            lambda p: a.cat(st, p),
            lambda p: a.cat(st, p, "#d8893a", "walk"),
            lambda p: a.cat(st, p.at(0, -0.4), "#9a95a0", "curl"),
            lambda p: a.bear(st, p),
            lambda p: a.bear(st, p, pose="walk"),
            lambda p: a.hare(st, p),
            lambda p: a.hare(st, p.at(0, -0.4), pose="leap"),
            lambda p: a.owl(st, p),
            lambda p: a.rooster(st, p),
            lambda p: a.crane(st, p),
            lambda p: a.crane(st, p.at(0, -0.4, 0.6), flying=True),
            lambda p: a.tortoise(st, p),
            lambda p: a.frog(st, p),
        ],
        5,
        90,
        150,
        155,
        165,
        110,
    )
    _grid(
        [
            lambda p: a.whale(st, p),
            lambda p: a.fish(st, p),
            lambda p: a.bird(st, p),
            lambda p: a.bird(st, p, flying=False),
            lambda p: a.butterfly(st, p),
            lambda p: a.moth(st, p),
            lambda p: a.fox(st, p, pose="face"),
            lambda p: a.tiger(st, p.at(0, 0, 1.3), pose="face"),
            lambda p: a.octopus(st, p.at(0, 0, 0.9)),
            lambda p: a.jellyfish(st, p),
            lambda p: a.monkey(st, p.at(0, -0.8)),
            lambda p: a.bee(st, p),
        ],
        6,
        80,
        940,
        128,
        130,
        52,
    )
    a.snake(st, [(40, 1170), (140, 1130), (240, 1180), (340, 1140), (420, 1160)], 24)


def growing(st: Stage) -> None:
    p = plants
    p.tree(st, Place(130, 300, 270), seed=3)
    p.round_tree(st, Place(300, 300, 200))
    p.conifer(st, Place(400, 300, 220), snow="#f8f8f4")
    p.palm(st, Place(510, 300, 260))
    p.cactus(st, Place(640, 300, 200))
    p.bamboo(st, Place(730, 300, 270))
    p.bamboo(st, Place(762, 300, 240), seed=4)
    for i, kind in enumerate(("tulip", "poppy", "bell", "dandelion")):
        p.stemmed_flower(st, Place(60 + i * 70, 470, 140), ("#d8402f", "#e2553f", "#6a62c0", "#f8f2e0")[i], kind=kind)
    p.mushroom(st, Place(350, 470, 110))
    p.reed(st, Place(430, 470, 140))
    p.seaweed(st, Place(500, 470, 140))
    p.flower(st, Place(590, 420, 46))
    p.flower(st, Place(690, 420, 46), "#f4b8c0", pointed=False, count=5)
    p.veined_leaf(st, Place(620, 500, 150, 0.1), "#3c7a4a")
    st.lay(p.sprig(60, 570, -0.2, 170), "#3f7a4a", 0.5)
    st.lay(p.grass(260, 470, 575, 60), "#5d9440", 0.4)
    cloth.hanging(st, 40, 600, 180, 760, "#c8403a")
    cloth.flag(st, Place(220, 610, 100), "#1f7a8c", "#f6ecd8")
    cloth.quilt(st, box(360, 600, 540, 760), ("#c8392f", "#f2cf7c", "#1f7a8c", "#f6ecd8"), 45)
    cloth.washing(st, 560, 610, 790, 620, ("#f6ecd8", "#c8392f", "#2f6f8f"), count=3, size=80)
    cloth.swag(st, 560, 780, 720, 60, "#83284f")
    for i, kind in enumerate(("dots", "leaves", "scales", "stars", "checks", "diamonds", "waves", "crosses", "rings")):
        spot = circle(50 + i * 88, 830, 36)
        st.lay(spot, "#3d4a7a", 0.6, "paint")
        st.lay(cloth.pattern(kind, 10 + i * 88, 790, 90 + i * 88, 870, 18, 0.28), "#f2cf7c", 0.06, clip=spot)
    water.sea(st, 1080, 1160, "#8cc5ae", "#1d5568", 4, 12, 100)
    water.curl_wave(st, Place(150, 1010, 110))
    water.iceberg(st, Place(340, 1075, 130))
    st.lay(water.rain(3, 30, bounds=(420, 900, 560, 1020)), "#54708f", 0.3)
    st.lay(water.drop(620, 960, 40), "#6fb0c8", 0.5, "smooth")
    water.waterfall(st, 680, 780, 890, 1060)


def heavens(st: Stage) -> None:
    sky.heaped(st, Place(130, 110, 100))
    sky.banded(st, Place(380, 100, 100))
    sky.scrolled(st, Place(600, 110, 100))
    sky.storm(st, Place(130, 250, 100))
    sky.sun(st, Place(330, 220, 80))
    sky.sun(st, Place(490, 220, 80), wavy=True)
    sky.moon(st, Place(610, 220, 46), thick=0.45)
    sky.comet(st, Place(760, 220, 50))
    sky.rainbow(st, 130, 420, 110, 14, ("#c8392f", "#e39a3c", "#f2cf7c", "#7a9a45", "#2f6f8f"))
    sky.mountain(st, Place(340, 420, 130))
    sky.wind(st, Place(560, 370, 90), "#54708f")
    st.lay(sky.snowflake(720, 370, 50), "#ffffff", 0.4)
    st.lay(sky.lightning(650, 310, 660, 430), "#f0b830", 0.5)
    fire.fire(st, Place(90, 580, 130), glow=0.3)
    fire.candle(st, Place(190, 580, 120), glow=0.4)
    for i, kind in enumerate(("round", "long", "star")):
        fire.lantern(st, Place(270 + i * 80, 460, 100), kind=kind, strength=0.4)
    fire.lamp_post(st, Place(510, 590, 150), strength=0.4)
    fire.smoke(st, Place(590, 590, 140))
    fire.burst(st, Place(700, 520, 70))
    _grid(
        [
            lambda p: st.lay(symbols.key(p), "#b8863a", 0.5, "foil"),
            lambda p: symbols.crown(st, p),
            lambda p: symbols.mask(st, p.at(0, 0, 0.55)),
            lambda p: symbols.mask(st, p.at(0, 0, 0.55), mood=-0.8),
            lambda p: symbols.hourglass(st, p.at(0, 0, 0.55)),
            lambda p: symbols.clock(st, p.at(0, 0, 0.5)),
            lambda p: symbols.cage(st, p.at(0, 0, 0.55)),
            lambda p: symbols.scales(st, p.at(0, 0, 0.5)),
            lambda p: symbols.mirror(st, p.at(0, 0, 0.5)),
            lambda p: symbols.guitar(st, p.at(0, 0, 0.55)),
            lambda p: symbols.drum(st, p.at(0, 0.4, 0.9)),
            lambda p: symbols.wheel(st, p.at(0, 0, 0.5)),
        ],
        6,
        75,
        680,
        130,
        130,
        100,
    )
    symbols.maze(st, 130, 1020, 110, "#84402a", 5)
    st.lay(symbols.puzzle_piece(Place(330, 1000, 90)), "#2f8a88", 0.6, "paint")
    st.lay(symbols.gear(460, 1000, 55), "#8d857b", 0.6, "foil")
    st.lay(symbols.keyhole(Place(560, 1000, 90)), "#2a2233", 0.3)
    machines.rocket(st, Place(680, 1000, 80))


def built(st: Stage) -> None:
    b = buildings
    b.flat_roofed(st, Place(70, 160, 120))
    b.gabled(st, Place(180, 160, 130))
    b.stilt_house(st, Place(310, 160, 140))
    b.pagoda(st, Place(430, 160, 150), glow=None)
    b.yurt(st, Place(560, 160, 130))
    b.mud_tower(st, Place(670, 160, 150))
    b.onion_tower(st, Place(750, 160, 150))
    b.block_of_flats(st, Place(70, 340, 150))
    b.hut(st, Place(200, 340, 120))
    b.temple(st, Place(330, 335, 130))
    b.stepped_pyramid(st, Place(490, 340, 110))
    b.lighthouse(st, Place(610, 340, 150), strength=0.4)
    b.tent(st, Place(710, 340, 130))
    b.door(st, Place(70, 500, 120))
    b.door(st, Place(170, 500, 120), open_=0.6, glow=0.3)
    b.torii(st, Place(290, 500, 120))
    st.lay(b.arch_bridge(370, 560, 440, 60), "#9a8a78", 0.7, "chalk")
    b.wall_of_bricks(st, box(590, 400, 700, 500), "#a8563a")
    b.stairs(st, 745, 500, 80, 6, 16, 0, "#c9bfae", 0.4)
    f = furniture
    f.table(st, Place(80, 610, 80), cloth="#f6ecd8")
    f.chair(st, Place(190, 610, 60))
    f.bed(st, Place(310, 610, 85))
    f.cup(st, Place(460, 605, 60))
    f.bowl(st, Place(560, 605, 80))
    f.teapot(st, Place(660, 605, 70))
    f.bottle(st, Place(740, 610, 90))
    f.book(st, Place(90, 690, 70))
    f.letter(st, Place(230, 690, 60))
    f.suitcase(st, Place(340, 725, 70))
    f.umbrella(st, Place(460, 680, 55))
    f.umbrella_from_above(st, Place(570, 690, 48), "#2f6474", bands=2)
    f.lamp(st, Place(660, 735, 90), strength=0.4)
    f.telephone(st, Place(745, 730, 70))
    f.wardrobe(st, Place(60, 880, 62))
    f.frame(st, Place(150, 820, 85))
    f.pot(st, Place(240, 870, 90))
    f.basket(st, Place(330, 870, 85))
    f.shoe(st, Place(430, 870, 80))
    f.piano_keys(st, 490, 800, 640, 870, 10)
    st.lay(f.ladder(670, 870, 700, 770, 30, 7, 4, 0.3), "#8a5a3a", 0.5)
    m = machines
    m.train(st, Place(180, 985, 70), carriages=1)
    m.bus(st, Place(360, 985, 65))
    m.bicycle(st, Place(510, 985, 55))
    m.cart(st, Place(620, 985, 65))
    m.balloon(st, Place(735, 940, 62))
    m.rowing_boat(st, Place(80, 1070, 65))
    m.paper_boat(st, Place(210, 1060, 50))
    m.sailing_boat(st, Place(310, 1165, 70))
    m.junk(st, Place(420, 1165, 75))
    m.canoe(st, Place(90, 1150, 65))
    m.steamer(st, Place(580, 1070, 60))
    m.aeroplane(st, Place(740, 1060, 50))
    m.submarine(st, Place(560, 1145, 50))
    m.robot(st, Place(660, 1180, 90))
    m.telescope(st, Place(740, 1180, 65))


SHEETS: dict[str, Callable[[Stage], None]] = {
    "faces": faces,
    "bodies": bodies,
    "gestures": gestures,
    "beasts": beasts,
    "growing": growing,
    "heavens": heavens,
    "built": built,
}


def draw(name: str, scale: float = 1.0) -> Stage:
    stage = Stage(scale, INDOORS.but(vignette=0.08, tilt=0.15))
    stage.ground(GROUND)
    SHEETS[name](stage)
    return stage
