"""One module a family, one function a card."""

import bpy  # noqa: F401 - makes mathutils importable for the recipes
