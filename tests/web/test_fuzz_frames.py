"""What comes in from outside is read or refused, and nothing else happens. `tools/fuzz_frames.py` tries millions."""

from __future__ import annotations

import contextlib
import ipaddress

import msgspec
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lapin.limits import BYTES_PER_CHARACTER, LARGEST_RECORDING, LONGEST_RECORDING, MOST_LINE
from lapin.rooms import texts
from lapin.rooms.errors import Refusal
from lapin.web.audio import NotASound, checked_sound
from lapin.web.callers import caller, trusted_networks
from lapin.web.hosts import Hosts
from lapin.web.sessions import Cookies
from lapin.web.wire import decode_message
from tests.web import sounds

SOUNDS = (sounds.ogg(1.0), sounds.webm(1.0), sounds.webm(1.0, streamed=False), sounds.mp4(1.0, fragmented=True))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(["t", "id", "seat", "text", "intent"]), inner),
    max_leaves=10,
)


@given(st.binary() | JSON.map(msgspec.json.encode))
@example(b"[" * 100_000)
@example(b'{"t":"say","id":"x","seat":1e999,"text":"\xed\xa0\x80"}')
@settings(deadline=None)
def test_a_frame_is_a_message_or_none(frame: bytes) -> None:
    with contextlib.suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        decode_message(frame)


@given(st.text(max_size=600), st.integers(1, MOST_LINE))
@example("\u0344" * 6 + "a", 20)
@example("a\u0315\u0300\u05ae\u0300\u0062", 20)
@settings(deadline=None)
def test_words_are_cleaned_once_or_refused(text: str, most: int) -> None:
    try:
        clean = texts.cleaned(text, "text", most)
    except Refusal:
        return
    assert texts.cleaned(clean, "text", most) == clean
    assert len(clean.encode()) <= most * BYTES_PER_CHARACTER
    assert texts.skeleton(clean) == texts.skeleton(clean + "\u200d")


@given(
    st.sampled_from(SOUNDS),
    st.lists(st.tuples(st.integers(0, 5000), st.binary(max_size=8)), max_size=6),
    st.binary(max_size=40),
)
@settings(deadline=None)
def test_a_sound_is_short_or_refused(real: bytes, changes: list[tuple[int, bytes]], behind: bytes) -> None:
    body = bytearray(real)
    for place, new in changes:
        place %= len(body)
        body[place : place + len(new)] = new
    with contextlib.suppress(NotASound):
        sound = checked_sound(bytes(body) + behind)
        assert 0 < sound.seconds <= LONGEST_RECORDING
    with contextlib.suppress(NotASound):
        checked_sound(bytes(body[:12]) + behind * 10)
    assert len(body) < LARGEST_RECORDING


@given(
    st.text() | st.ip_addresses().map(str),
    st.dictionaries(st.sampled_from(["x-forwarded-for", "x-forwarded-proto"]), st.text()),
)
@settings(deadline=None)
def test_whoever_asks_is_somebody(peer: str, headers: dict[str, str]) -> None:
    for trusted in ((), trusted_networks(("0.0.0.0/0", "::/0"))):
        who = caller(peer, "http", headers.get, trusted)
        assert who.scheme in ("http", "https")
        assert isinstance(who.network, str)
        assert who.is_local in (True, False)
        if not trusted:
            assert who.host == peer


@given(st.text())
@settings(deadline=None)
def test_names_and_cookies_may_be_anything(text: str) -> None:
    assert Hosts(("lapin.example",)).has(text) in (True, False)
    Cookies().session_of(text, text)


@given(st.ip_addresses(), st.integers(1, 65535))
@settings(deadline=None)
def test_an_address_is_always_a_name_of_ours(address: ipaddress.IPv4Address | ipaddress.IPv6Address, port: int) -> None:
    shown = f"[{address}]" if address.version == 6 else str(address)
    assert Hosts(()).has(f"{shown}:{port}")
