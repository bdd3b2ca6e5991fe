"""The paper kit: sheets hide light and shapes keep apart; every card's recipe is whole and renders alike twice."""

from __future__ import annotations

import math

import numpy as np
import pytest
from deck.paper import NIGHT, Stage, animals, box, circle, cut, full_sheet, hands, heads, people, scatter
from deck.paper.card import CROPS, FEELINGS, ids, load
from deck.paper.path import Place

SMALL = 0.1
"""Of a card: 80 × 120 pixels."""


def test_light_from_behind_comes_through_openings_alone() -> None:
    stage = Stage(SMALL, NIGHT)
    stage.ground("#202020")
    stage.backlight(full_sheet(), "#ffffff", 1.0)
    stage.lay([full_sheet(), *cut(circle(400, 600, 200))], "#202020", 1.0)
    seen = np.asarray(stage.finish()).mean(-1)
    assert seen[60, 40] > seen[5, 5] + 100


def test_tissue_lets_half_the_light_through() -> None:
    stage = Stage(SMALL, NIGHT)
    stage.backlight(full_sheet(), "#ffffff", 1.0)
    stage.lay(box(0, 0, 400, 1200), "#ffffff", 0.2, "tissue", through=0.5)
    assert 0.3 < stage.behind[60, 10].mean() / stage.behind[60, 70].mean() < 0.75


def test_a_sheet_darkens_what_lies_beside_it() -> None:
    stage = Stage(SMALL)
    stage.lay(box(200, 400, 600, 800), "#ffffff", 1.0)
    assert stage.lit[81, 50] < 0.85 < stage.lit[30, 50]


def test_what_is_drawn_within_a_window_stays_inside() -> None:
    stage = Stage(SMALL)
    stage.ground("#ffffff")
    empty = stage.albedo.copy()
    with stage.within(box(200, 0, 600, 1200)):
        heads.front(stage, Place(400, 600, 500))
        stage.cast(circle(400, 600, 500), "#000000")
    assert np.abs(stage.albedo - empty)[60, 30:50].max() > 0.2
    assert np.array_equal(stage.albedo[:, :18], empty[:, :18])
    stage.lay(circle(50, 600, 40), "#000000")
    assert stage.albedo[60, 5].max() < 0.1, "the window closed again"


def test_scattered_places_keep_apart_and_within() -> None:
    found = scatter(7, 60, 20, within=circle(400, 600, 300), without=[circle(400, 600, 80)])
    assert len(found) > 30
    for i, (x, y, r) in enumerate(found):
        assert 80 <= math.hypot(x - 400, y - 600) <= 300
        assert all(math.hypot(x - px, y - py) >= r + pr for px, py, pr in found[:i])


def _scene() -> bytes:
    stage = Stage(SMALL, NIGHT, seed=3)
    stage.ground("#efdcb8")
    heads.front(stage, Place(200, 200, 150), expression="grief", turn=0.5)
    heads.profile(stage, Place(600, 200, 120, flip=True))
    hands.grip(stage, Place(200, 600, 100))
    people.side(stage, Place(500, 800, 300), people.CAST[3], "dance")
    animals.cat(stage, Place(650, 1000, 150))
    return stage.finish().tobytes()


def test_the_same_scene_gives_the_same_pixels() -> None:
    assert _scene() == _scene()


def test_a_card_renders_alike_twice() -> None:
    first, second = (load("the-mouth-of-night").render(SMALL) for _ in range(2))
    assert first.tobytes() == second.tobytes()
    assert np.asarray(first).std() > 12, "nothing is on the card"


def test_the_back_tells_no_side() -> None:
    def change(card: str) -> float:
        """When the card is turned by half a circle, mean of 255."""
        picture = np.asarray(load(card).render(SMALL)).astype(float)
        return float(np.abs(picture - picture[::-1, ::-1]).mean())

    assert change("back") < 9 < change("the-knot") / 2
    assert "back" not in ids()


@pytest.mark.parametrize("card", ids())
def test_every_card_has_a_feeling_a_crop_and_three_clues(card: str) -> None:
    recipe = load(card)
    assert recipe.feeling in FEELINGS
    assert recipe.crop in CROPS
    assert len(set(recipe.clues)) == 3
