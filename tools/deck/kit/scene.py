"""An empty stage and the shutter."""

from __future__ import annotations

from pathlib import Path

import bpy


def reset(threads: int = 2) -> bpy.types.Scene:
    """An empty scene with the render settings every card shares."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.threads_mode = "FIXED"
    scene.render.threads = threads
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.seed = 0
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_prefilter = "FAST"  # a sixth of the work of ACCURATE; the brush hides the difference
    cycles.denoising_quality = "BALANCED"
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.05
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 16
    cycles.volume_bounces = 0
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    return scene


def render(
    path: Path | str,
    width: int = 320,
    height: int = 480,
    samples: int = 14,
    mist: tuple[float, float] = (5.0, 60.0),
) -> None:
    """Render to a multilayer EXR: colour, alpha, mist, depth, normal, and the sky apart.

    The film is transparent and the sky comes as its own layer, so that fog can be laid over the
    things alone and their edges stay clean.
    """
    scene = bpy.context.scene
    scene.render.resolution_x = width
    scene.render.resolution_y = height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = True
    scene.cycles.samples = samples
    layer = scene.view_layers[0]
    layer.use_pass_mist = True
    layer.use_pass_z = True
    layer.use_pass_normal = True
    layer.use_pass_environment = True
    if scene.world is not None:
        scene.world.mist_settings.start = mist[0]
        scene.world.mist_settings.depth = mist[1] - mist[0]
        scene.world.mist_settings.falloff = "LINEAR"
    image = scene.render.image_settings
    if hasattr(image, "media_type"):
        image.media_type = "MULTI_LAYER_IMAGE"
    image.file_format = "OPEN_EXR_MULTILAYER"
    image.color_depth = "16"
    image.exr_codec = "ZIP"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
