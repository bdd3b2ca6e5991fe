"""The painting pass: a linear render goes in, two finished card pictures come out.

look = Look(fog='#d8c0e0', fog_amount=.5)
picture = paint('card.exr', look, seed=7)          # sRGB float array, 1200×800×3
write_pictures(picture, 'door-in-the-sea', folder) # large/ and small/ WebP
"""

from .develop import Look, develop
from .finish import paint, preview, write_picture, write_pictures

__all__ = ["Look", "develop", "paint", "preview", "write_picture", "write_pictures"]
