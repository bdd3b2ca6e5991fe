"""Is this really a short sound? Decided by what is in it, never by what it is called.

Browsers record Opus in WebM or Ogg, or AAC in MP4. Each container is walked from its first byte to its last by an
allow-list: one sound track and nothing else, no pictures, no attachments, nothing behind the end. The length is
measured from the packets, because a recorder that streams does not know it when it writes the header; what the
container says of times counts too, and the longer of the two holds, so that neither can be made to lie.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

import msgspec

from lapin.limits import LARGEST_RECORDING, LONGEST_RECORDING


class NotASound(Exception):
    """What is wrong with it, in one line."""


class Sound(msgspec.Struct, frozen=True):
    """A recording that passed."""

    media_type: str
    seconds: float


def checked_sound(body: bytes) -> Sound:
    """The sound's real type and length."""
    if len(body) > LARGEST_RECORDING:
        raise NotASound(f"{len(body)} bytes; at most {LARGEST_RECORDING} are kept")
    try:
        if body.startswith(b"OggS"):
            sound = Sound("audio/ogg", _ogg_seconds(body))
        elif body.startswith(b"\x1a\x45\xdf\xa3"):
            sound = Sound("audio/webm", _webm_seconds(body))
        elif body[4:8] == b"ftyp":
            sound = Sound("audio/mp4", _mp4_seconds(body))
        else:
            raise NotASound("neither Ogg nor WebM nor MP4")
    except (struct.error, IndexError, OverflowError):
        raise NotASound("cut off in the middle") from None
    if not 0 < sound.seconds <= LONGEST_RECORDING:
        raise NotASound(f"{sound.seconds:.1f} seconds; a clue has up to 15")
    return sound


# ── Ogg with Opus (RFC 3533, RFC 7845) ────────────────────────────────────────────────────────────────────────────

_OPUS_RATE: Final = 48_000
_CONTINUED: Final = 1
"""A page that begins in the middle of a packet."""
_POLYNOMIAL: Final = 0x04C11DB7


def _checksum_table() -> tuple[int, ...]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ _POLYNOMIAL if value & 0x80000000 else value << 1
        table.append(value & 0xFFFFFFFF)
    return tuple(table)


_CHECKSUMS: Final = _checksum_table()


def page_checksum(page: bytes) -> int:
    """An Ogg page's checksum, with its own field as zeroes."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ _CHECKSUMS[(value >> 24) ^ byte]
    return value


def _ogg_seconds(body: bytes) -> float:
    place, first, stream, granule, skipped = 0, True, 0, 0, 0
    packets: list[bytes] = []
    begun = b""
    while place < len(body):
        capture, version, kind, position, serial, _, checksum, segments = struct.unpack_from("<4sBBqIIIB", body, place)
        if capture != b"OggS" or version != 0:
            raise NotASound("an Ogg page is broken")
        lengths = body[place + 27 : place + 27 + segments]
        start = place + 27 + segments
        end = start + sum(lengths)
        if len(lengths) < segments or end > len(body):
            raise NotASound("cut off in the middle")
        if page_checksum(body[place : place + 22] + bytes(4) + body[place + 26 : end]) != checksum:
            raise NotASound("an Ogg page's checksum is wrong")
        if first:
            if body[start : start + 8] != b"OpusHead":
                raise NotASound("Ogg without Opus")
            (skipped,) = struct.unpack_from("<H", body, start + 10)
            stream, first = serial, False
        elif serial != stream:
            raise NotASound("more than one stream")
        if not kind & _CONTINUED:
            begun = b""
        for length in lengths:
            begun += body[start : start + length][:2]  # all that is asked of a packet
            start += length
            if length < 255:
                packets.append(begun)
                begun = b""
        if position > 0:
            granule = max(granule, position)
        place = end
    return max((granule - skipped) / _OPUS_RATE, sum(map(_opus_seconds, packets[2:])))


def _opus_seconds(packet: bytes) -> float:
    """How long an Opus packet sounds, by its first two bytes (RFC 6716, 3.1)."""
    if not packet:
        return 0.0
    config = packet[0] >> 3
    if config < 12:
        frame = (10.0, 20.0, 40.0, 60.0)[config & 3]
    elif config < 16:
        frame = (10.0, 20.0)[config & 1]
    else:
        frame = (2.5, 5.0, 10.0, 20.0)[config & 3]
    frames = (1, 2, 2, packet[1] & 63 if len(packet) > 1 else 0)[packet[0] & 3]
    return frames * frame / 1000


# ── WebM (RFC 8794, RFC 9559) ─────────────────────────────────────────────────────────────────────────────────────

_EBML, _SEGMENT, _INFO, _TRACKS, _TRACK, _AUDIO = 0x1A45DFA3, 0x18538067, 0x1549A966, 0x1654AE6B, 0xAE, 0xE1
_CLUSTER, _GROUP, _BLOCK, _SIMPLE_BLOCK = 0x1F43B675, 0xA0, 0xA1, 0xA3
_DOC_TYPE, _SCALE, _TIMESTAMP, _TRACK_TYPE, _CODEC = 0x4282, 0x2AD7B1, 0xE7, 0x83, 0x86
_MASTERS: Final = frozenset({_EBML, _SEGMENT, _INFO, _TRACKS, _TRACK, _AUDIO, _CLUSTER, _GROUP})
_FORBIDDEN: Final = frozenset({0x1941A469, 0x1043A770, 0xE0})
"""Attachments, chapters, video settings."""
_SOUND_TRACK: Final = 2
_LACED: Final = 0x06
"""Flags of a block that holds several packets; recorders put one into each."""
_LAST_PACKET: Final = 0.06
"""Seconds that the last packet may last."""


def _elements(body: bytes) -> Iterator[tuple[int, bytes]]:
    """All elements in order, masters opened: of a streamed file the masters' sizes are unknown."""
    place = 0
    while place < len(body):
        width = 9 - body[place].bit_length()
        if width > 4:
            raise NotASound("WebM is broken")
        element = int.from_bytes(body[place : place + width], "big")
        place += width
        width = 9 - body[place].bit_length()
        if width > 8:
            raise NotASound("WebM is broken")
        size = int.from_bytes(body[place : place + width], "big") & ((1 << (7 * width)) - 1)
        unknown = size == (1 << (7 * width)) - 1
        place += width
        if element in _MASTERS:
            yield element, b""
            continue
        if unknown or place + size > len(body):
            raise NotASound("cut off in the middle")
        yield element, body[place : place + size]
        place += size


def _webm_seconds(body: bytes) -> float:
    kinds: list[int] = []
    codecs: list[bytes] = []
    doc_type, scale, cluster, last, sounding = b"", 1_000_000, 0, -1, 0.0
    for element, payload in _elements(body):
        if element in _FORBIDDEN:
            raise NotASound("WebM with more than sound")
        if element == _DOC_TYPE:
            doc_type = payload.rstrip(b"\0")
        elif element == _SCALE:
            scale = int.from_bytes(payload, "big")
        elif element == _TRACK_TYPE:
            kinds.append(int.from_bytes(payload, "big"))
        elif element == _CODEC:
            codecs.append(payload.rstrip(b"\0"))
        elif element == _TIMESTAMP:
            cluster = int.from_bytes(payload, "big")
        elif element in (_BLOCK, _SIMPLE_BLOCK):
            width = 9 - payload[0].bit_length()
            offset, flags = struct.unpack_from(">hB", payload, width)
            if flags & _LACED:
                raise NotASound("WebM with several packets in a block")
            last = max(last, cluster + offset)
            sounding += _opus_seconds(payload[width + 3 : width + 5])
    if doc_type not in (b"webm", b"matroska") or kinds != [_SOUND_TRACK] or codecs != [b"A_OPUS"]:
        raise NotASound("WebM without exactly one Opus track")
    if last < 0 or scale == 0:
        raise NotASound("no sound in it")
    return max(last * scale / 1e9 + _LAST_PACKET, sounding)


# ── MP4 with AAC (ISO/IEC 14496-12) ───────────────────────────────────────────────────────────────────────────────

_BOXES: Final = frozenset(
    {b"ftyp", b"styp", b"moov", b"mdat", b"moof", b"free", b"skip", b"sidx", b"mfra", b"wide", b"udta", b"meta"}
)
DEEPEST_BOX: Final = 8
"""Boxes in boxes; recorders need five."""
_SHORTEST: Final = {b"mp4a": 1024 / 48_000, b"Opus": 0.0025}
"""Seconds that one sample of a codec lasts at least, at the rates recorders use: however a file counts its time."""
_CONTAINERS: Final = frozenset({b"moov", b"trak", b"mdia", b"minf", b"stbl", b"mvex", b"moof", b"traf"})


def _boxes(body: bytes) -> Iterator[tuple[bytes, bytes]]:
    """All boxes in order, containers opened."""
    place = 0
    ends = [len(body)]
    """Of the file and of the containers we are in."""
    while ends:
        if place == ends[-1]:
            ends.pop()
            continue
        size, name = struct.unpack_from(">I4s", body, place)
        outermost = len(ends) == 1
        if size == 0 and outermost:
            size = len(body) - place
        if size < 8 or place + size > ends[-1]:
            raise NotASound("cut off in the middle")
        if outermost and name not in _BOXES:
            raise NotASound("MP4 with more than sound")
        if name not in _CONTAINERS:
            yield name, body[place + 8 : place + size]
            place += size
            continue
        if len(ends) > DEEPEST_BOX:
            raise NotASound("MP4 with boxes in boxes in boxes")
        ends.append(place + size)
        place += 8


def _mp4_seconds(body: bytes) -> float:
    handlers: list[bytes] = []
    samples: list[bytes] = []
    scale, whole, usual, pieces, count = 0, 0, 0, 0, 0
    in_fragment = 0
    for name, payload in _boxes(body):
        if name == b"hdlr":
            handlers.append(payload[8:12])
        elif name == b"stsd":
            samples.append(payload[12:16])
        elif name == b"mdhd":
            scale, whole = struct.unpack_from(">IQ" if payload[0] else ">II", payload, 20 if payload[0] else 12)
        elif name == b"trex":
            (usual,) = struct.unpack_from(">I", payload, 12)
        elif name == b"tfhd":
            in_fragment = _fragment_duration(payload) or usual
        elif name == b"trun":
            pieces += _run_duration(payload, in_fragment)
            count += int.from_bytes(payload[4:8], "big")
        elif name == b"stsz":
            count += int.from_bytes(payload[8:12], "big")
    if [kind for kind in handlers if kind in (b"soun", b"vide", b"text", b"subt", b"hint")] != [b"soun"]:
        raise NotASound("MP4 without exactly one sound track")
    if samples not in ([b"mp4a"], [b"Opus"]):
        raise NotASound("MP4 without AAC")
    if not scale:
        raise NotASound("no sound in it")
    return max(max(whole, pieces) / scale, count * _SHORTEST[samples[0]])


def _fragment_duration(payload: bytes) -> int:
    flags = int.from_bytes(payload[1:4], "big")
    if not flags & 0x8:
        return 0
    place = 8 + (8 if flags & 0x1 else 0) + (4 if flags & 0x2 else 0)
    (duration,) = struct.unpack_from(">I", payload, place)
    return int(duration)


def _run_duration(payload: bytes, usual: int) -> int:
    flags = int.from_bytes(payload[1:4], "big")
    (count,) = struct.unpack_from(">I", payload, 4)
    if not flags & 0x100:
        return int(count) * usual
    place = 8 + (4 if flags & 0x1 else 0) + (4 if flags & 0x4 else 0)
    width = 4 * sum(1 for flag in (0x100, 0x200, 0x400, 0x800) if flags & flag)
    if place + count * width > len(payload):
        raise NotASound("cut off in the middle")
    return sum(int(struct.unpack_from(">I", payload, place + sample * width)[0]) for sample in range(count))
