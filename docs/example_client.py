"""A whole player in fifty lines: `python example_client.py http://localhost:8000` plays a game with three bots."""

import asyncio
import json
import sys
import urllib.request

from websockets.asyncio.client import connect

SERVER = sys.argv[1]


def post(path: str, body: object, token: str = "") -> dict:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    return json.load(urllib.request.urlopen(urllib.request.Request(SERVER + path, json.dumps(body).encode(), headers)))


async def play() -> None:
    token = post("/api/session", {})["token"]
    room = post("/api/rooms", {"seat": {"name": "Program"}, "bots": 3, "options": {"target": 6}}, token)["room"]
    address, auth = SERVER.replace("http", "ws", 1) + f"/ws/{room}", {"Authorization": f"Bearer {token}"}
    async with connect(address, additional_headers=auth) as socket:
        await socket.send(json.dumps({"t": "hello", "protocol": 2}))
        await socket.send(json.dumps({"t": "start", "id": "start"}))
        seen: dict = {}
        async for number, frame in enumerated(socket):
            seen |= frame  # sections are whole: the newest counts
            if seen.get("room", {}).get("status") == "over":
                return print("scores", *seen["table"]["scores"])
            if frame["t"] in ("welcome", "update") and seen.get("own") and (intent := choose(seen["own"][0])):
                move = {"t": "play", "id": f"m{number}", "seat": 0, "turn": seen["table"]["turn"], "intent": intent}
                await socket.send(json.dumps(move))


def choose(own: dict) -> dict | None:
    may = own["choices"]
    if may["claim"]:
        return {"t": "claim"}
    if may["give_clue"]:
        return {"t": "give_clue", "clue": {"kind": "text", "text": "Once more"}, "card": own["hand"][0]}
    if may["hand_in"] and not own["handed"]:
        return {"t": "hand_in", "cards": own["hand"][:1]}
    return {"t": "vote", "slots": may["vote"][:1]} if may["vote"] and own["ballot"] is None else None


async def enumerated(socket):
    number = 0
    async for text in socket:
        yield (number := number + 1), json.loads(text)


asyncio.run(play())
