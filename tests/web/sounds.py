"""Small real containers with sound in them, built byte by byte as a recorder builds them."""

from __future__ import annotations

import struct

from lapin.web.audio import page_checksum

PACKET = b"\xfc" + bytes(30)
"""A packet of Opus: 20 milliseconds of silence, padded."""


def ogg(seconds: float, packets: int = 8, packet: bytes = PACKET) -> bytes:
    """Ogg with Opus; its pages say how long it lasts, whatever its packets last."""
    head = b"OpusHead" + struct.pack("<BBHIHB", 1, 1, 312, 48_000, 0, 0)
    tags = b"OpusTags" + struct.pack("<I", 5) + b"lapin" + struct.pack("<I", 0)
    pages = [_page(head, 0, 0, 2), _page(tags, 0, 1, 0)]
    for number in range(packets):
        granule = 312 + round(seconds * 48_000 * (number + 1) / packets)
        pages.append(_page(packet, granule, number + 2, 4 if number == packets - 1 else 0))
    return b"".join(pages)


def _page(packet: bytes, granule: int, sequence: int, kind: int, serial: int = 77) -> bytes:
    lacing = bytes([255] * (len(packet) // 255) + [len(packet) % 255])
    head = struct.pack("<4sBBqII", b"OggS", 0, kind, granule, serial, sequence)
    tail = bytes([len(lacing)]) + lacing + packet
    return head + struct.pack("<I", page_checksum(head + bytes(4) + tail)) + tail


def second_stream(seconds: float) -> bytes:
    """Ogg with a stream too many."""
    return ogg(seconds) + _page(PACKET, 48_000, 9, 0, serial=78)


def webm(
    seconds: float,
    *,
    streamed: bool = True,
    kind: int = 2,
    codec: bytes = b"A_OPUS",
    extra: bytes = b"",
    scale: int = 1_000_000,
    packet: bytes = PACKET,
    flags: int = 0x80,
) -> bytes:
    """WebM with Opus; a streamed one does not know its own size."""
    header = _element(0x1A45DFA3, _element(0x4282, b"webm") + _element(0x4287, b"\x04"))
    info = _element(0x1549A966, _element(0x2AD7B1, scale.to_bytes(3, "big")) + _element(0x4D80, b"Chrome"))
    track = _element(0xD7, b"\x01") + _element(0x83, bytes([kind])) + _element(0x86, codec)
    track += _element(0xE1, _element(0xB5, struct.pack(">d", 48_000.0)) + _element(0x9F, b"\x01"))
    tracks = _element(0x1654AE6B, _element(0xAE, track))
    clusters = b""
    for start in range(0, max(1, round(seconds * 1000)), 5000):
        blocks = b"".join(
            _element(0xA3, b"\x81" + struct.pack(">hB", offset, flags) + packet)
            for offset in range(0, min(5000, round(seconds * 1000) - start), 60)
        )
        clusters += _element(0x1F43B675, _element(0xE7, start.to_bytes(4, "big")) + blocks, unknown=streamed)
    return header + _element(0x18538067, info + tracks + extra + clusters, unknown=streamed)


def _element(element: int, payload: bytes, *, unknown: bool = False) -> bytes:
    name = element.to_bytes((element.bit_length() + 7) // 8, "big")
    size = b"\x01" + b"\xff" * 7 if unknown else (len(payload) | 1 << 56).to_bytes(8, "big")
    return name + size + payload


def mp4(seconds: float, *, fragmented: bool = False, handler: bytes = b"soun", sample: bytes = b"mp4a") -> bytes:
    """MP4 with AAC, whole or in fragments."""
    scale = 44_100
    duration = 0 if fragmented else round(seconds * scale)
    mdhd = _box(b"mdhd", struct.pack(">IIIIIHH", 0, 0, 0, scale, duration, 0, 0))
    hdlr = _box(b"hdlr", struct.pack(">II4s", 0, 0, handler) + bytes(12) + b"\0")
    stsd = _box(b"stsd", struct.pack(">II", 0, 1) + _box(sample, bytes(28)))
    media = _box(b"mdia", mdhd + hdlr + _box(b"minf", _box(b"smhd", bytes(8)) + _box(b"stbl", stsd)))
    trex = _box(b"mvex", _box(b"trex", struct.pack(">IIIIII", 0, 1, 1, 1024, 0, 0)))
    moov = _box(b"moov", _box(b"mvhd", bytes(100)) + _box(b"trak", media) + (trex if fragmented else b""))
    body = _box(b"ftyp", b"isomiso5") + moov
    if fragmented:
        count = round(seconds * scale / 1024)
        tfhd = _box(b"tfhd", struct.pack(">II", 0x020000, 1))
        trun = _box(b"trun", struct.pack(">II", 0, count))
        body += _box(b"moof", _box(b"mfhd", bytes(8)) + _box(b"traf", tfhd + trun))
    return body + _box(b"mdat", bytes(400))


def nested_mp4(depth: int) -> bytes:
    """Boxes in boxes in boxes."""
    body = b""
    for _ in range(depth):
        body = _box(b"moov", body)
    return _box(b"ftyp", b"isomiso5") + body


def hurried_mp4(samples: int, scale: int = 0xFFFFFFFF) -> bytes:
    """MP4 whose clock runs so fast that any number of samples is over at once."""
    real = mp4(1.0, fragmented=True)
    real = real.replace(struct.pack(">III", 0, 44_100, 0), struct.pack(">III", 0, scale, 0))
    return real.replace(struct.pack(">I4sII", 16, b"trun", 0, 43), struct.pack(">I4sII", 16, b"trun", 0, samples))


def _box(name: bytes, payload: bytes) -> bytes:
    return struct.pack(">I4s", len(payload) + 8, name) + payload
