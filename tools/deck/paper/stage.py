"""The stage: skia cuts the sheets, numpy lights them.

Three buffers: albedo, key light 0..1, and light coming through from behind. A sheet darkens the key light below it
(contact, key and fill shadow), replaces the albedo, and blocks the light from behind, unless it is tissue: then that
light passes, coloured and veined by fibres.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Literal

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

from .colour import Array, mix, to_linear
from .light import INDOORS, Light
from .papers import PAPERS, textures
from .path import HEIGHT, WIDTH, Path, full_sheet, intersect

Draw = tuple[Any, ...]
"""(path, '+' or '-', perhaps a stroke width): made by `add`, `cut`, `stroke`, `slit`."""
Draws = Any
"""A path, a draw, or a list of both; later ones cut from or add to earlier ones."""
Gradient = tuple[Any, ...]
"""(x0, y0, x1, y1, colour) along a line, or ('r', x, y, radius, colour) from a centre: towards colour."""
Edge = Literal["knife", "torn"]


def add(path: Path) -> Draw:
    return (path, "+")


def cut(*paths: Path) -> list[Draw]:
    """Openings."""
    return [(path, "-") for path in paths]


def stroke(path: Path, width: float) -> Draw:
    """A line laid as paper: draw it on a sheet of its own."""
    return (path, "+", width)


def slit(path: Path, width: float) -> Draw:
    """A line cut out."""
    return (path, "-", width)


def _flat(draws: Draws) -> list[Draw]:
    if isinstance(draws, tuple):
        return [draws]
    if isinstance(draws, list):
        return [each for draw in draws for each in _flat(draw)]
    return [(draws, "+")]


class Stage:
    def __init__(self, scale: float = 1.0, light: Light = INDOORS, seed: int = 1) -> None:
        self.scale = scale
        self.light = light
        self.width, self.height = int(WIDTH * scale), int(HEIGHT * scale)
        self.albedo: Array = np.ones((self.height, self.width, 3), np.float32) * 0.8
        self.lit: Array = np.ones((self.height, self.width), np.float32)
        self.behind: Array = np.zeros((self.height, self.width, 3), np.float32)
        self.sheets = seed * 7
        self._pools: list[tuple[float, float, float, str, float, float]] = []
        self._lamp: tuple[float, float, float] | None = None
        self._within: Path | None = None

    # ---- what cards use -------------------------------------------------------------------------------------------

    def lay(
        self,
        draws: Draws,
        colour: str,
        depth: float = 1.0,
        paper: str = "card",
        *,
        gradient: Gradient | None = None,
        rim: float = 0.5,
        wobble: float = 0.0,
        segment: float = 16.0,
        edge: Edge = "knife",
        clip: Path | None = None,
        shadow: float = 1.0,
        falls: tuple[float, float] | None = None,
        through: float = 0.0,
        through_colour: str | None = None,
        texture: float = 1.0,
        puff: float = 0.0,
        puff_strength: float = 0.35,
        streak: tuple[float, float] | None = None,
        alpha: float = 1.0,
        core: str | None = None,
    ) -> None:
        """Lay one sheet.

        depth: how far above the sheet below (0.8–1.5 scenery, 0.3–0.6 parts, 0.1–0.2 details, 0 printed on).
        rim: brightness of the cut edge. wobble: unsteadiness of the knife (0 for filigree, 0.2–0.5 for large sheets).
        through: 0 opaque … 1 all light from behind passes. puff: radius of an embossed rounding. streak: (angle,
        strength) of brush marks. falls: where this sheet's shadow falls, else the stage's light or lamp decides.
        core: colour of the cut edge. alpha below 1 with depth 0: a print or a shade.
        """
        self.sheets += 1
        margin = 4 + 60 * depth * max(1.0, self.light.softness)
        mask, where = self._mask(draws, wobble, segment, clip, margin, self.sheets)
        if mask is None or where is None:
            return
        look, kept = PAPERS[paper], textures(self.scale)
        rows, columns = where
        offset = self.sheets * 271
        iy = (np.arange(rows.start, rows.stop) + offset) % self.height
        ix = (np.arange(columns.start, columns.stop) + 2 * offset) % self.width
        mottle = kept.mottle[iy][:, ix]
        emboss = kept.emboss[iy][:, ix]
        torn: Array | None = None
        if edge == "torn":
            mask, torn = self._tear(mask, kept.mottle[ix % self.height][:, iy % self.width].T, emboss)
        lit = self.lit[where]
        dx, dy = falls or self._falls(where)
        if shadow > 0 and depth > 0:
            lit *= 1 - np.clip(self._shade(mask, dx, dy, depth) * shadow * (1 - 0.45 * through), 0, 1)
        x, y = self._grid(where)
        base: Array = np.broadcast_to(to_linear(colour), (*mask.shape, 3))
        if gradient is not None:
            if gradient[0] == "r":
                t = np.hypot(x - gradient[1], y - gradient[2]) / gradient[3]
            else:
                gx, gy = gradient[2] - gradient[0], gradient[3] - gradient[1]
                t = ((x - gradient[0]) * gx + (y - gradient[1]) * gy) / (gx * gx + gy * gy)
            t = np.clip(t + mottle * 0.02, 0, 1)[..., None]
            t = t * t * (3 - 2 * t)
            base = base * (1 - t) + to_linear(gradient[-1]) * t
        relief = emboss * look.tooth * texture + mottle * look.mottle * min(1.0, texture)
        streaked = look.streak if streak is None else streak[1]
        if streaked:
            a = streak[0] if streak else (self.sheets * 2.4) % math.pi
            cos, sin = math.cos(a), math.sin(a)
            brushed = ndimage.map_coordinates(
                kept.streaks,
                [(-x * sin + y * cos) * 1.5 + offset, (x * cos + y * sin) * 1.5 + offset * 3],
                order=1,
                mode="grid-wrap",
            )
            relief = relief + streaked * brushed
            if look.shine:  # metal: broad flashes across the streaks
                flash = np.sin((x * cos + y * sin) * 0.021 + brushed * 0.5 + offset)
                relief = relief + look.shine * np.clip(flash, 0, 1) ** 3 * 1.6 - look.shine * 0.25
        face: Array = base * np.clip(1 + relief, 0.25, 3)[..., None]
        high = np.clip(mask - self._shift(mask, 1.1, 1.5), 0, 1)[..., None] * rim
        low = np.clip(mask - self._shift(mask, -1.0, -1.3), 0, 1)[..., None] * 0.4 * min(1.0, rim * 2)
        bright = to_linear(core) if core else np.minimum(to_linear(colour) * 1.9 + 0.05, 1.0) * 0.8 + 0.12
        face = face * (1 - high) + bright * high
        face = face * (1 - low)
        if torn is not None:  # the white inside of the paper
            inside = to_linear(core or mix(colour, "#fffaf0", 0.72)) * (1 + emboss * 2.5)[..., None]
            face = face * (1 - torn[..., None]) + inside * torn[..., None]
        rounded = np.ones_like(mask)
        if puff:
            blurred = self._blur(mask, puff)
            slope = (np.roll(blurred, 1, 1) - np.roll(blurred, -1, 1)) * -dx
            slope += (np.roll(blurred, 1, 0) - np.roll(blurred, -1, 0)) * -dy
            rounded = np.clip(1 + puff_strength * puff * self.scale * slope / max(4.0, math.hypot(dx, dy)), 0.25, 1.6)
        mask = mask * alpha
        cover = mask[..., None]
        self.albedo[where] = self.albedo[where] * (1 - cover) + face * cover
        self.lit[where] = lit * (1 - mask) + rounded * mask
        behind = self.behind[where]
        if through > 0:
            veins = (1 + 0.25 * mottle + 0.5 * kept.fibres[iy][:, ix] + 2 * emboss)[..., None]
            passed = behind * through * to_linear(through_colour or colour) * veins
            self.behind[where] = behind * (1 - cover) + passed * cover
        else:
            self.behind[where] = behind * (1 - cover)

    def ground(self, colour: str, paper: str = "wash", **more: Any) -> None:
        """A sheet over the whole card, without a shadow."""
        self.lay(full_sheet(), colour, 0, paper, **more)

    def backlight(
        self,
        draws: Draws,
        colour: str,
        strength: float = 1.0,
        *,
        falloff: tuple[float, float, float] | None = None,
        soft: float = 0.0,
        clip: Path | None = None,
    ) -> None:
        """Light behind the sheets laid from now on: lay what has openings after this. falloff: (x, y, radius)."""
        mask, where = self._mask(draws, 0, 16, clip, soft * 3, 1)
        if mask is None or where is None:
            return
        if soft:
            mask = self._blur(mask, soft)
        if falloff:
            x, y = self._grid(where)
            mask = mask * np.exp(-((x - falloff[0]) ** 2 + (y - falloff[1]) ** 2) / falloff[2] ** 2)
        self.behind[where] += mask[..., None] * to_linear(colour) * strength

    def haze(
        self,
        strength: float,
        colour: str | None = None,
        *,
        falloff: tuple[float, float, float] | None = None,
        between: tuple[float, float] | None = None,
    ) -> None:
        """Air between the sheets: pulls all laid so far towards a colour. between: (y where none, y where all)."""
        share: Array = np.full((self.height, self.width), strength, np.float32)
        x, y = self._grid((slice(0, self.height), slice(0, self.width)))
        if falloff:
            share *= np.exp(-((x - falloff[0]) ** 2 + (y - falloff[1]) ** 2) / falloff[2] ** 2)
        if between:
            share *= np.clip((y - between[0]) / (between[1] - between[0]), 0, 1)
        self.albedo += (to_linear(colour or self.light.air) - self.albedo) * share[..., None]
        self.lit += (1 - self.lit) * share

    def pool(self, x: float, y: float, radius: float, colour: str, strength: float, hole: float = 0.0) -> None:
        """A pool of light from the front; it flattens silhouettes. hole: radius left unlit, around the source."""
        self._pools.append((x, y, radius, colour, strength, hole))

    def lamp(self, x: float, y: float, reach: float = 13.0) -> None:
        """From now on shadows fall away from (x, y), longer farther off."""
        self._lamp = (x, y, reach)

    def no_lamp(self) -> None:
        self._lamp = None

    @contextmanager
    def within(self, window: Path) -> Iterator[None]:
        """Whatever is laid, lit or cast meanwhile stays inside: a face on half a photograph, say."""
        before = self._within
        self._within = window if before is None else intersect(before, window)
        try:
            yield
        finally:
            self._within = before

    def cast(
        self, draws: Draws, colour: str = "#1c1230", strength: float = 0.5, soft: float = 0.0, clip: Path | None = None
    ) -> None:
        """A drawn shadow or print without an edge: long evening shadows, dirt, blush."""
        window, self._within = self._within, None  # a shadow is blurred first and then kept inside
        mask, where = self._mask(draws, 0, 16, None, soft * 3 + 2, 1)
        if window is not None:
            clip = window if clip is None else intersect(window, clip)
        if mask is not None and where is not None:
            mask = self._blur(mask, soft) if soft else mask
            if clip is not None:
                within, there = self._mask(clip, 0, 16, None, 0, 1)
                whole = np.zeros_like(self.lit)
                if within is not None and there is not None:
                    whole[there] = within
                mask = mask * whole[where]
        self._within = window
        if mask is None or where is None:
            return
        cover = (mask * strength)[..., None]
        self.albedo[where] = self.albedo[where] * (1 - cover) + to_linear(colour) * cover

    def finish(self) -> Image.Image:
        """Light everything and develop the picture at the stage's own scale."""
        light = self.light
        x, y = self._grid((slice(0, self.height), slice(0, self.width)))
        fall = (1 + light.tilt * 0.45 - light.tilt * (x / WIDTH * 0.45 + y / HEIGHT * 0.55))[..., None]
        lit = self.lit[..., None]
        ambient = to_linear(light.ambient) * light.ambient_strength
        total: Any = (lit * to_linear(light.key) + (1 - np.clip(lit, 0, 1)) * ambient) * light.key_strength * fall
        for px, py, radius, colour, strength, hole in self._pools:
            distance = (x - px) ** 2 + (y - py) ** 2
            pool = np.exp(-distance / radius**2) * strength
            if hole:
                pool = pool * np.clip((np.sqrt(distance) - hole * 0.9) / (hole * 0.2), 0, 1)
            total = total + pool[..., None] * to_linear(colour) * (0.2 + 0.8 * lit)
        out = self.albedo * total + self.behind
        if self.behind.max() > 0:
            near, far, wide = (self._blur(self.behind, size) for size in (9, 34, 110))
            out += self.albedo * (near * 0.5 + far * 0.9 + wide * 1.2) * light.spill
            out += (near * 0.5 + far + wide) * light.fog
        corner = np.clip(np.hypot((x / WIDTH - 0.5) * 1.1, y / HEIGHT - 0.48) - 0.33, 0, 1) ** 1.3 * 2
        out *= (1 - light.vignette * corner)[..., None]
        out = out * light.exposure
        out = out * (1 + out * 0.06) / (1 + out * 0.16)
        return Image.fromarray((np.clip(out, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8))

    # ---- how it is done -------------------------------------------------------------------------------------------

    def _grid(self, where: tuple[slice, slice]) -> tuple[Array, Array]:
        y, x = np.mgrid[where[0].start : where[0].stop, where[1].start : where[1].stop].astype(np.float32)
        return x / self.scale, y / self.scale

    def _falls(self, where: tuple[slice, slice]) -> tuple[float, float]:
        if self._lamp is None:
            return self.light.direction
        lx, ly, reach = self._lamp
        dx = (where[1].start + where[1].stop) / 2 / self.scale - lx
        dy = (where[0].start + where[0].stop) / 2 / self.scale - ly
        distance = math.hypot(dx, dy) or 1.0
        length = reach * min(1.4, 0.55 + distance / 600)
        return dx / distance * length, dy / distance * length

    def _shade(self, mask: Array, dx: float, dy: float, depth: float) -> Array:
        light = self.light
        clear: Array = np.ones_like(mask)
        for away, blur, strength in ((0.25, 1.6, 0.34), (1.0, 3.4, 0.40), (2.4, 14.0, 0.38)):
            cast = self._shift(mask, dx * away * depth, dy * away * depth)
            clear = clear * (1 - self._blur(cast, blur * depth * light.softness) * strength * light.shadow)
        return 1 - clear

    def _blur(self, a: Array, size: float) -> Array:
        if a.ndim == 3:
            return np.stack([self._blur(a[..., i], size) for i in range(3)], -1)
        size *= self.scale
        coarse = max(1, int(size // 3))
        if coarse == 1:
            fine: Array = ndimage.gaussian_filter(a, size, mode="nearest", truncate=3)
            return fine
        h, w = a.shape
        ph, pw = -h % coarse, -w % coarse
        padded = np.pad(a, ((0, ph), (0, pw)), mode="edge")
        small = padded.reshape((h + ph) // coarse, coarse, (w + pw) // coarse, coarse).mean((1, 3))
        small = ndimage.gaussian_filter(small, size / coarse, mode="nearest", truncate=3)
        grown = Image.fromarray(small).resize((w + pw, h + ph), Image.Resampling.BICUBIC)
        return np.asarray(grown)[:h, :w]

    def _shift(self, a: Array, dx: float, dy: float) -> Array:
        right, down = round(dx * self.scale), round(dy * self.scale)
        h, w = a.shape
        return a[np.clip(np.arange(h) - down, 0, h - 1)][:, np.clip(np.arange(w) - right, 0, w - 1)]

    def _tear(self, mask: Array, noise: Array, grain: Array) -> tuple[Array, Array]:
        """A torn sheet: an uneven outline, and the band along it where the white inside shows."""
        soft = self._blur(mask, 5)
        near = np.clip(soft * 8, 0, 1)  # no crumbs far from the sheet
        ragged = soft + (noise[: mask.shape[0], : mask.shape[1]] * 0.1 + grain * 0.7) * near
        sharp = 5 * self.scale
        outline = np.clip((ragged - 0.42) * sharp + 0.5, 0, 1)
        printed = np.clip((ragged - 0.66) * sharp + 0.5, 0, 1)
        return outline.astype(np.float32), (1 - printed).astype(np.float32)

    def _mask(
        self, draws: Draws, wobble: float, segment: float, clip: Path | None, margin: float, seed: int
    ) -> tuple[Array | None, tuple[slice, slice] | None]:
        """The sheet as coverage 0..1, only as large as it and its shadow need."""
        flat = _flat(draws)
        if self._within is not None:
            clip = self._within if clip is None else intersect(self._within, clip)
        bounds: list[float] | None = None
        for path, sign, *more in flat:
            if sign == "+" and not path.isEmpty():
                r, k = path.getBounds(), (more[0] if more else 0) / 2 + 2
                edges = [r.left() - k, r.top() - k, r.right() + k, r.bottom() + k]
                bounds = (
                    edges
                    if bounds is None
                    else [
                        *(min(a, b) for a, b in zip(bounds[:2], edges[:2], strict=True)),
                        *(max(a, b) for a, b in zip(bounds[2:], edges[2:], strict=True)),
                    ]
                )
        if bounds is None:
            return None, None
        if clip is not None:
            r = clip.getBounds()
            bounds = [
                max(bounds[0], r.left()),
                max(bounds[1], r.top()),
                min(bounds[2], r.right()),
                min(bounds[3], r.bottom()),
            ]
        left, top = (max(0, int((edge - margin) * self.scale)) for edge in bounds[:2])
        right = min(self.width, int((bounds[2] + margin) * self.scale) + 1)
        bottom = min(self.height, int((bounds[3] + margin) * self.scale) + 1)
        if right - left < 2 or bottom - top < 2:
            return None, None
        surface = skia.Surface(right - left, bottom - top)
        canvas = surface.getCanvas()
        canvas.clear(skia.ColorBLACK)
        canvas.translate(-left, -top)
        canvas.scale(self.scale, self.scale)
        if clip is not None:
            canvas.clipPath(clip, True)
        for i, (path, sign, *more) in enumerate(flat):
            paint = skia.Paint(AntiAlias=True, Color=skia.ColorWHITE if sign == "+" else skia.ColorBLACK)
            if wobble:
                shaken = skia.DiscretePathEffect.Make(segment, wobble, seed + i)
                paint.setPathEffect(skia.PathEffect.MakeCompose(skia.CornerPathEffect.Make(segment * 0.4), shaken))
            if more:
                paint.setStyle(skia.Paint.kStroke_Style)
                paint.setStrokeWidth(more[0])
                paint.setStrokeCap(skia.Paint.kRound_Cap)
                paint.setStrokeJoin(skia.Paint.kRound_Join)
            canvas.drawPath(path, paint)
        coverage: Array = surface.toarray()[..., 0].astype(np.float32) / 255
        return coverage, (slice(top, bottom), slice(left, right))
