"""The kit: skies, lights, materials, shapes, places, props, figures and animals.

Conventions: one Blender unit is about a metre, z points up, the camera looks along +y. Props are
functions `name(location, scale, turn, ...)` with `turn` in degrees about z and colours as
'#rrggbb'; they return the object that carries the whole prop. Chance comes only from a
`random.Random` that is handed in.
"""
