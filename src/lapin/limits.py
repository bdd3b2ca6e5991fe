"""How much anyone may ask of a server, all in one place: each with its unit and its reason.

A table of them for hosts stands in docs/hosting.md. What a host may change are settings (`lapin.config`); some limits
follow from those. The rule behind all of them: a flood ends at the flooder. What one connection, session, address or
room may use is bounded, so that the others never notice.
"""

from __future__ import annotations

from typing import Final

KB: Final = 1024

# ── One connection ────────────────────────────────────────────────────────────────────────────────────────────────

LARGEST_FRAME: Final = 16 * KB
"""Bytes of one frame from a browser, and of one message in several; sound is uploaded by HTTP."""
MOST_FRAGMENTS: Final = 16
"""Frames of one message; browsers send whole ones."""
BYTES_PER_MESSAGE: Final = KB
"""How many bytes a connection may send for each message it may send, on average; a burst may be four frames large."""
TALK_SHARE: Final = 10
"""One message in so many may be talk: two lines a second, ten at once."""
MOST_ASKED: Final = 32
"""Commands of one connection that wait to be done."""
MOST_ANSWERS: Final = 128
"""Answers that wait to be sent to one connection."""
MOST_BAD_FRAMES: Final = 10
"""Frames that are no messages, until the connection is ended."""
HELLO_PATIENCE: Final = 15.0
"""Seconds until the first message, whatever else is sent meanwhile."""
DEAF_PATIENCE: Final = 14.0
"""Seconds to take what was sent."""
GOODBYE: Final = 2.0
"""Seconds to take the last frame."""
LOOK_EVERY: Final = 5.0
"""Seconds between two looks at one connection. Silent since the last look: it is pinged; still silent at the next: it
is cut. So a half-open one is noticed within 15 seconds, and one that talks by itself costs no pings."""
HANDSHAKE_PATIENCE: Final = 5.0
"""Seconds; the request is whole before it comes to the handshake, so this only ends what should not happen."""
READ_BUFFER: Final = 2 * KB
"""Bytes kept for reading, per connection; it grows for a larger frame."""
SEND_BUFFER: Final = 64 * KB
"""Bytes (Linux doubles it) that wait in the kernel for a slow reader; the rest is not made before it is needed."""

# ── One request ───────────────────────────────────────────────────────────────────────────────────────────────────

LARGEST_HEAD: Final = 16 * KB
"""Bytes of a request's line and headers, cookies included."""
LARGEST_BODY: Final = 96 * KB
"""Bytes of one request; a recording has at most 64 kB."""
REQUEST_PATIENCE: Final = 10.0
"""Seconds until a connection has sent the head of a request."""
IDLE_PATIENCE: Final = 20.0
"""Seconds until the next request comes on the same connection."""
BODY_PATIENCE: Final = 15.0
"""Seconds to wait for the next part of a request."""
ANSWER_PATIENCE: Final = 60.0
"""Seconds until a request is answered and the answer is taken."""
GRACE: Final = 5
"""Seconds that open requests have when the server stops."""

# ── One session: a browser, whoever uses it ───────────────────────────────────────────────────────────────────────

MOST_OF_ONE: Final = 10
"""Tabs and devices of one session in one room."""
SESSION_SHARE: Final = 2
"""A session may ask for so many times what one of its connections may, over all of them."""
HELLO_COST: Final = 4
"""A hello counts as so many commands: it is answered by a whole view."""
DEALS_PER_MINUTE: Final = 6
"""Games that one session starts, on average; as many at once."""
RECORDINGS_OF_ONE: Final = 30
"""Sounds of one session kept for one room: a storyteller tells some ten times in a game."""

# ── One address: a home, a school, whoever shares it ──────────────────────────────────────────────────────────────

ADDRESS_SHARE: Final = 10
"""An address may ask for so many times what one connection may, over all of them; four times that at once, so that a
whole school finds back after a restart."""
DEALS_OF_ADDRESS: Final = 60
"""Games started from one address in a minute, on average; as many at once."""
UPLOADS_PER_MINUTE: Final = 12
"""Recordings from one address, on average; thirty at once."""
FORGETS_PER_MINUTE: Final = 12
"""How often people of one address are forgotten in a room, on average; five times that at once, for whoever was in many
rooms. The room's whole log is read and written for it."""
MOST_BUCKETS: Final = 20_000
"""Addresses and sessions remembered; the one longest unseen is forgotten first."""

# ── One room ──────────────────────────────────────────────────────────────────────────────────────────────────────

MOST_SPECTATORS: Final = 200
"""Devices in one room that only look on. Whoever has a seat, and the host, has places besides these."""
MOST_ENTRIES: Final = 20_000
"""Entries of a room's log, some fifty games: then a new room is due. It is read whole when the room is loaded."""
ENTRIES_TO_FINISH: Final = 2_000
"""Entries beyond that for the moves of a game that is on."""
MOST_GAMES: Final = 200
"""Games of one room: each keeps its cards and rounds."""
MOST_RECORDINGS: Final = 120
"""Sounds kept for one room."""
MOST_READING: Final = 120.0
"""Seconds for which one person who reads how to play can stop a table's bots and clocks, all together."""
LARGEST_TALK: Final = 16 * KB
"""Bytes of talk in a view: the newest lines that fit, at most fifty."""
LARGEST_RECORDING: Final = 64 * KB
"""Bytes of a recording: 15 seconds of speech have half of that."""
LONGEST_RECORDING: Final = 15.5
"""Seconds; a recorder stops a moment late."""

# ── Words ─────────────────────────────────────────────────────────────────────────────────────────────────────────

MOST_NAME: Final = 20
"""Characters of a name, as people count them."""
MOST_LINE: Final = 300
"""Characters of a line of talk, as people count them."""
MOST_ROOM_NAME: Final = 40
"""Characters of a room's name, as people count them."""
BYTES_PER_CHARACTER: Final = 7
"""Of a text, on average: two letters of most scripts, one emoji with a skin tone. So a line has at most 2,100."""
MOST_MARKS: Final = 6
"""Combining marks in a row: Hebrew, Tibetan and Vietnamese need up to five. Ordering a long row of them takes
quadratic time, so it is refused before anything is composed."""

# ── The whole server ──────────────────────────────────────────────────────────────────────────────────────────────

MOST_PICTURES: Final = 50_000
"""Cards whose pictures are remembered without asking the store."""
IDLE_SECONDS: Final = 300.0
"""A room that nobody needs leaves memory after so many seconds; its log stays."""
