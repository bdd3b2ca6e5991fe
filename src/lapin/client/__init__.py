"""The reference client: small and complete, plays over real sockets as a browser does (docs/protocol.md).

    async with Pilot("http://127.0.0.1:8000") as pilot:
        room = await pilot.make_room(seat="Ann", bots=3)
        await pilot.enter(room)
        await pilot.start()
        await pilot.play_to_the_end()

It keeps an outbox: what is not acknowledged is sent again after a reconnect, with the same id. It chooses by
`random_intent` from the very views it is sent, so whatever it plays a person could have played.
"""

from __future__ import annotations

from lapin.client.browser import Browser, Response
from lapin.client.pilot import Answer, Pilot, PilotGone
from lapin.client.seen import Seen

__all__ = ["Answer", "Browser", "Pilot", "PilotGone", "Response", "Seen"]
