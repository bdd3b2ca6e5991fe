"""Lantern's studio: dioramas built in Blender, repainted by code, shipped as cards."""
