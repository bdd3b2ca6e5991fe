"""Clues by voice: real sound only, short only, heard only by who may."""

from __future__ import annotations

import asyncio

import pytest

from lapin.client import Browser, Pilot
from lapin.limits import LARGEST_RECORDING
from lapin.testing.server import running
from lapin.web.audio import NotASound, checked_sound
from lapin.web.wire import Refused
from tests.web import sounds

REAL = {
    "ogg": (sounds.ogg(3.0), "audio/ogg", 3.0),
    "webm streamed": (sounds.webm(14.0), "audio/webm", 14.0),
    "webm whole": (sounds.webm(6.0, streamed=False), "audio/webm", 6.0),
    "mp4": (sounds.mp4(15.0), "audio/mp4", 15.0),
    "mp4 in fragments": (sounds.mp4(9.0, fragmented=True), "audio/mp4", 9.0),
}
LONG_PACKET = b"\x1b\x02" + bytes(30)
"""A packet of Opus that lasts 120 milliseconds: two frames of 60."""
FALSE = {
    "nothing": b"",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(100),
    "a page": b"<!doctype html><script>alert(1)</script>",
    "only a beginning": sounds.ogg(3.0)[:40],
    "ogg cut off": sounds.ogg(3.0)[:-5],
    "ogg with something behind it": sounds.ogg(3.0) + b"<script>",
    "ogg with a flipped bit": sounds.ogg(3.0)[:-1] + b"\x01",
    "ogg without opus": sounds.ogg(3.0).replace(b"OpusHead", b"\x01vorbis\x00"),
    "two streams": sounds.second_stream(3.0),
    "ogg too long": sounds.ogg(16.0),
    "webm too long": sounds.webm(17.0),
    "mp4 too long": sounds.mp4(16.0),
    "mp4 too long in fragments": sounds.mp4(16.0, fragmented=True),
    "webm with video": sounds.webm(3.0, kind=1, codec=b"V_VP9"),
    "webm with another codec": sounds.webm(3.0, codec=b"A_MP3"),
    "webm with an attachment": sounds.webm(3.0, extra=b"\x19\x41\xa4\x69\x81\x00"),
    "webm cut off": sounds.webm(3.0)[:-5],
    "webm without sound": sounds.webm(0.0),
    "mp4 with video": sounds.mp4(3.0, handler=b"vide", sample=b"avc1"),
    "mp4 cut off": sounds.mp4(3.0)[:-5],
    "mp4 with something behind it": sounds.mp4(3.0) + b"<script>",
    "mp4 with a strange box": sounds.mp4(3.0) + b"\0\0\0\x0cevil1234",
    "mp4 nested deeply": sounds.nested_mp4(8000),
    "mp4 nested a little too deeply": sounds.nested_mp4(9),
    "mp4 whose clock runs too fast": sounds.hurried_mp4(1500),
    "ogg whose pages lie": sounds.ogg(1.0, packets=300, packet=LONG_PACKET),
    "webm whose clock stands": sounds.webm(14.0, scale=0),
    "webm whose clock crawls": sounds.webm(14.0, scale=1000, packet=LONG_PACKET),
    "webm with packets laced": sounds.webm(3.0, flags=0x86),
    "too large": sounds.ogg(3.0) + bytes(LARGEST_RECORDING),
}


@pytest.mark.parametrize("name", REAL)
def test_real_sound_is_known_by_its_content(name: str) -> None:
    body, media_type, seconds = REAL[name]
    sound = checked_sound(body)
    assert sound.media_type == media_type
    assert sound.seconds == pytest.approx(seconds, abs=0.2)


@pytest.mark.parametrize("name", FALSE)
def test_what_is_no_short_sound_is_refused(name: str) -> None:
    with pytest.raises(NotASound):
        checked_sound(FALSE[name])


@pytest.mark.parametrize("name", REAL)
def test_a_cut_sound_is_a_shorter_sound_or_none(name: str) -> None:
    body, _, seconds = REAL[name]
    for length in range(0, len(body), 7):
        try:
            assert checked_sound(body[:length]).seconds <= seconds + 0.2
        except NotASound:
            continue


def test_a_container_that_hurries_is_measured_by_what_sounds() -> None:
    assert checked_sound(sounds.hurried_mp4(600)).seconds == pytest.approx(600 * 1024 / 48_000)
    assert checked_sound(sounds.ogg(0.1, packets=100, packet=LONG_PACKET)).seconds == pytest.approx(12.0)


def test_a_recorded_clue_is_heard_by_all_in_the_room_once_it_is_given() -> None:
    async def scenario() -> None:
        async with (
            running() as server,
            Pilot(server.address, seed=1) as ann,
            Pilot(server.address, seed=2) as bob,
        ):
            room = await ann.make_room(seat="Ann")
            await ann.enter(room)
            await bob.enter(room)
            upload = f"/api/rooms/{room}/recordings"
            sound = sounds.ogg(2.0)
            assert (await bob.browser.request("POST", upload, sound)).status == 403, "no seat, no voice"
            await bob.sit("Bob")
            await bob.sit("Bob's sister")
            assert (await ann.browser.request("POST", upload, b"no sound")).status == 415
            assert (await ann.browser.request("POST", upload, bytes(LARGEST_RECORDING + 1))).status == 413
            made = await ann.browser.request("POST", upload, sound, {"Content-Type": "audio/webm"})
            assert made.status == 201
            recording = made.json()["recording"]
            assert len(recording) == 32
            address = f"/media/{room}/{recording}"
            assert (await ann.browser.request("GET", address)).status == 200, "its maker may listen to it"
            assert (await bob.browser.request("GET", address)).status == 404, "nobody else before it is a clue"
            await ann.start()
            await bob.until(lambda: bob.game is not None)
            await ann.do("play", seat=0, turn=1, intent={"t": "claim"})
            await ann.until(lambda: ann.game is not None and ann.game.storyteller == 0)
            assert ann.latest is not None
            card = (ann.latest.own[0].hand or ())[0]
            clue = {"kind": "recorded", "recording": recording, "transcript": "la la la"}
            stolen = {**clue, "recording": "0" * 32}
            refused = await ann.ask("play", seat=0, turn=1, intent={"t": "give_clue", "clue": stolen, "card": card})
            assert isinstance(refused, Refused)
            assert refused.code == "no_such_recording"
            await ann.do("play", seat=0, turn=1, intent={"t": "give_clue", "clue": clue, "card": card})
            await bob.until(lambda: bob.game is not None and bob.game.clue is not None)
            heard = await bob.browser.request("GET", address)
            headers = dict(heard.headers)
            assert (heard.status, heard.body, headers["content-type"]) == (200, sound, "audio/ogg")
            assert headers["cache-control"].startswith("private")
            part = await bob.browser.request("GET", address, None, {"Range": "bytes=2-5"})
            assert (part.status, part.body) == (206, sound[2:6])
            assert dict(part.headers)["content-range"] == f"bytes 2-5/{len(sound)}"
            end = await bob.browser.request("GET", address, None, {"Range": "bytes=-4"})
            assert (end.status, end.body) == (206, sound[-4:])
            beyond = await bob.browser.request("GET", address, None, {"Range": "bytes=999999-"})
            assert beyond.status == 416
            elsewhere = await ann.make_room(seat="Ann")
            assert (await ann.browser.request("GET", f"/media/{elsewhere}/{recording}")).status == 404

    asyncio.run(scenario())


def test_a_recording_of_another_cannot_be_told_as_ones_own() -> None:
    async def scenario() -> None:
        async with running() as server, Pilot(server.address) as ann, Pilot(server.address) as bob:
            room = await ann.make_room(seat="Ann", bots=1)
            await ann.enter(room)
            await bob.enter(room)
            await bob.sit("Bob")
            made = await bob.browser.request("POST", f"/api/rooms/{room}/recordings", sounds.webm(1.0))
            await ann.start()
            assert ann.game is not None
            clue = {"kind": "recorded", "recording": made.json()["recording"]}
            answer = await ann.ask("play", seat=0, turn=ann.game.turn, intent={"t": "give_clue", "clue": clue})
            assert isinstance(answer, Refused)
            assert answer.code == "no_such_recording"

    asyncio.run(scenario())


def test_a_stranger_learns_nothing_of_recordings() -> None:
    async def scenario() -> None:
        async with running() as server:
            stranger = Browser(server.address)
            answers = {
                (await stranger.request("GET", f"/media/{room}/{recording}")).status
                for room in ("0" * 32, "x", "%00")
                for recording in ("0" * 32, "x")
            }
            assert answers == {404}

    asyncio.run(scenario())
