"""How long an action takes to reach the last viewer, and what it costs: many rooms of six over real sockets.

One run measures three servers in the same way, one after the other, each in a process of its own with the players in
separate processes: lapin; the limit, a bare Starlette application that broadcasts frames of the same size; and, for
its own HTTP interface, the peer `dixit` 0.1.2. Figures are meant as ratios within one run.

    python bench/rooms.py --rooms 100 --seconds 20
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import multiprocessing
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from pathlib import Path
from random import Random
from typing import Any

PLAYERS = 6
BARE = """
import sys
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
rooms = {}
async def line(socket):
    await socket.accept()
    here = rooms.setdefault(socket.path_params["room"], set())
    here.add(socket)
    try:
        while True:
            text = await socket.receive_text()
            for other in tuple(here):
                await other.send_text(text)
    except Exception:
        here.discard(socket)
async def ready(request):
    return PlainTextResponse("ok")
app = Starlette(routes=[WebSocketRoute("/ws/{room}", line), Route("/readyz", ready)])
import uvicorn
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error", ws="websockets-sansio",
            ws_per_message_deflate=False, loop="uvloop")
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server in a process of its own, and what it used."""

    def __init__(self, command: list[str], port: int, ready: str) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(self.address + ready, timeout=2).read()
                return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise SystemExit(f"the server did not start: {' '.join(command)}") from None
                time.sleep(0.05)

    def used(self) -> tuple[float, int]:
        """Processor seconds and resident bytes so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = os.sysconf("SC_CLK_TCK")
        return (int(fields[11]) + int(fields[12])) / ticks, int(fields[21]) * resource.getpagesize()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


# ── lapin ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def lapin_rooms(address: str, rooms: int, seconds: float, every: float, seed: int) -> dict[str, Any]:
    """Rooms of six pilots; each acts about once in `every` seconds. Timed: from asking to the last viewer's seeing."""
    from lapin.rooms.view import Status
    from lapin.testing.pilot import Pilot

    dice = Random(seed)
    took: list[float] = []
    frames: list[int] = []

    async def one_room() -> None:
        pilots = [Pilot(address, seed=dice.randrange(2**32)) for _ in range(PLAYERS)]
        for pilot in pilots:
            pilot.keeps_frames = True
        room = await pilots[0].make_room(seat="P0", edition="odyssey")
        await pilots[0].enter(room)
        for number, pilot in enumerate(pilots[1:], start=1):
            await pilot.enter(room)
            await pilot.sit(f"P{number}")
        await pilots[0].start()
        waiting.append(pilots)

    waiting: list[list[Pilot]] = []
    for begun in range(0, rooms, 10):
        await asyncio.gather(*(one_room() for _ in range(begun, min(begun + 10, rooms))))
    end = time.monotonic() + seconds

    async def play(pilots: list[Pilot]) -> None:
        await asyncio.sleep(dice.random() * every / PLAYERS)
        while time.monotonic() < end:
            due = time.monotonic() + every / PLAYERS
            mover = next((pilot for pilot in pilots if pilot.next_move() is not None), None)
            if mover is None:
                if pilots[0].is_over:
                    await pilots[0].do("rematch")
                    await pilots[0].until(lambda: pilots[0].room_view.status is Status.PLAYING)
                await asyncio.sleep(0.01)
                continue
            version = max(pilot.latest.version for pilot in pilots if pilot.latest is not None)
            begun = time.perf_counter()
            await mover.play_once()
            for pilot in pilots:
                await pilot.until(lambda one=pilot, seen=version: one.latest is not None and one.latest.version > seen)
            took.append(time.perf_counter() - begun)
            for pilot in pilots:
                frames.extend(len(frame) for frame in pilot.frames)
                pilot.frames.clear()
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    await asyncio.gather(*(play(pilots) for pilots in waiting))
    for pilots in waiting:
        for pilot in pilots:
            await pilot.drop()
    return {"took": took, "frame": statistics.mean(frames) if frames else 0}


async def bare_rooms(address: str, rooms: int, seconds: float, every: float, seed: int, size: int) -> dict[str, Any]:
    """The same pace and the same number of bytes, over an application that only broadcasts."""
    from websockets.asyncio.client import connect

    dice = Random(seed)
    took: list[float] = []
    text = "x" * size
    lines = []
    for room in range(rooms):
        where = f"{address.replace('http', 'ws')}/ws/{seed}-{room}"
        lines.append(
            [await connect(where, compression=None, max_size=None, ping_interval=None) for _ in range(PLAYERS)]
        )
    end = time.monotonic() + seconds

    async def play(six: list[Any]) -> None:
        await asyncio.sleep(dice.random() * every / PLAYERS)
        while time.monotonic() < end:
            due = time.monotonic() + every / PLAYERS
            begun = time.perf_counter()
            await dice.choice(six).send(text)
            for line in six:
                await line.recv()
            took.append(time.perf_counter() - begun)
            await asyncio.sleep(max(0.0, due - time.monotonic()))

    await asyncio.gather(*(play(six) for six in lines))
    for six in lines:
        for line in six:
            await line.close()
    return {"took": took, "frame": size}


def _worker(kind: str, arguments: tuple[Any, ...], answers: Any) -> None:
    work = {"lapin": lapin_rooms, "bare": bare_rooms}[kind]
    answers.put(asyncio.run(work(*arguments)))


def measured(kind: str, served: Served, options: argparse.Namespace, *more: Any) -> dict[str, Any]:
    """Play from `--clients` processes; what the server used meanwhile, per action."""
    answers: Any = multiprocessing.Queue()
    share = options.rooms // options.clients
    before, empty = served.used()
    workers = [
        multiprocessing.Process(
            target=_worker,
            args=(kind, (served.address, share, options.seconds, options.every, number, *more), answers),
        )
        for number in range(options.clients)
    ]
    for worker in workers:
        worker.start()
    results = [answers.get() for _ in workers]
    after, full = served.used()
    for worker in workers:
        worker.join()
    took = sorted(value * 1000 for result in results for value in result["took"])
    if not took:
        raise SystemExit(f"{kind}: nothing was measured")
    return {
        "actions": len(took),
        "p50 ms": took[len(took) // 2],
        "p95 ms": took[int(len(took) * 0.95)],
        "p99 ms": took[min(len(took) - 1, int(len(took) * 0.99))],
        "cpu ms per action": (after - before) * 1000 / len(took),
        "memory KiB per room": (full - empty) / 1024 / (share * options.clients),
        "frame bytes": statistics.mean(result["frame"] for result in results),
    }


# ── The peer ──────────────────────────────────────────────────────────────────────────────────────────────────────


class PeerPlayer:
    """A player of `dixit` 0.1.2: a cookie, and requests one after the other, as its own page makes them."""

    def __init__(self, port: int) -> None:
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.cookie = ""

    def ask(self, method: str, path: str, **fields: Any) -> bytes:
        body = urllib.parse.urlencode(fields, doseq=True)
        headers = {"Cookie": self.cookie}
        if method == "POST":
            headers["Content-Type"] = "application/x-www-form-urlencoded"
            self.line.request("POST", path, body, headers)
        else:
            self.line.request("GET", f"{path}?{body}", headers=headers)
        answer = self.line.getresponse()
        found = answer.getheader("Set-Cookie")
        if found:
            self.cookie = found.partition(";")[0]
        return answer.read()

    def board(self, game: str) -> dict[str, Any]:
        board: dict[str, Any] = json.loads(self.ask("GET", f"/game/{game}/0"))
        return board


def peer(options: argparse.Namespace) -> dict[str, float] | None:
    """The same moves over `dixit` 0.1.2, which is polled: an action is seen when all six have asked for the board."""
    program = Path(sys.executable).with_name("dixit")
    if not program.exists():
        return None
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(84):
            Path(folder, f"{number}.png").touch()
        config = Path(folder, "config.json")
        config.write_text(json.dumps({"port": port, "card_sets": {"stub": [folder, True]}}))
        served = Served([str(program), str(config)], port, "/")
        try:
            return _peer_rooms(served, port, min(options.rooms, 50), options.seconds)
        finally:
            served.stop()


def _peer_rooms(served: Served, port: int, rooms: int, seconds: float) -> dict[str, float]:
    colours = ("c52828", "e59100", "e2e05d", "12751b", "214ddc", "a41bf3")
    tables = []
    for _ in range(rooms):
        players = [PeerPlayer(port) for _ in range(PLAYERS)]
        host = players[0]
        game = host.ask(
            "POST", "/create", card_sets=[0], name="bench", max_score=1000, max_players=6, max_clue_length=100
        ).decode()
        for player, colour in zip(players, colours, strict=True):
            player.ask("GET", f"/game/{game}/1", colour=colour)
        host.ask("GET", f"/game/{game}/2")
        tables.append((game, players))
    took: list[float] = []
    before, _ = served.used()
    end = time.monotonic() + seconds
    dice = Random(1)
    while time.monotonic() < end:
        for game, players in tables:
            for player in players:
                board = player.board(game)
                if not board["requiresAction"].get(board["user"]):
                    continue
                hand = board["player"].get("hand", [{"cid": ""}])
                begun = time.perf_counter()
                if "clue" not in board["round"]:
                    player.ask("GET", f"/game/{game}/3", clue="a clue", cid=dice.choice(hand)["cid"])
                elif "cards" not in board["round"]:
                    player.ask("GET", f"/game/{game}/4", cid=dice.choice(hand)["cid"])
                else:
                    player.ask("GET", f"/game/{game}/5", cid=dice.choice(board["round"]["cards"])["cid"])
                for viewer in players:
                    viewer.board(game)
                took.append((time.perf_counter() - begun) * 1000)
                break
    after, _ = served.used()
    took.sort()
    return {
        "actions": len(took),
        "p50 ms": took[len(took) // 2],
        "p95 ms": took[int(len(took) * 0.95)],
        "cpu ms per action": (after - before) * 1000 / len(took),
    }


def recovery(rooms: int) -> float:
    """Seconds from start to ready with that many stored rooms, after a kill."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, __file__, "--fill", folder, "--rooms", str(rooms)], check=True)
        port = free_port()
        command = [
            sys.executable,
            "-m",
            "lapin",
            "serve",
            "--port",
            str(port),
            "--data",
            folder,
            "--log-level",
            "error",
        ]
        first = Served(command, port, "/readyz")
        first.process.kill()
        first.process.wait()
        begun = time.monotonic()
        again = Served(command, port, "/readyz")
        took = time.monotonic() - begun
        again.stop()
        return took


async def fill(folder: str, rooms: int) -> None:
    """Stored rooms with a started game each."""
    from lapin.bootstrap import Server
    from lapin.config import Config
    from lapin.rooms.commands import Configure
    from lapin.rooms.ids import CommandId, SessionId
    from lapin.rooms.registry import NewRoom
    from lapin.testing.ports import PlainCompany, PlainLibrary

    server = Server(Config(data=folder), library=PlainLibrary(), company=PlainCompany())
    for begun in range(0, rooms, 200):
        await asyncio.gather(
            *(
                server.registry.make(
                    NewRoom(
                        SessionId(f"host {number}"), settings=Configure(id=CommandId("new")), seat_name="Host", bots=5
                    )
                )
                for number in range(begun, min(begun + 200, rooms))
            )
        )
        server.registry.let_go()
    await server.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=10, help="seconds between two actions of one player")
    parser.add_argument("--clients", type=int, default=2, help="processes the players are spread over")
    parser.add_argument("--stored", type=int, default=10_000, help="rooms on the disk for the recovery figure; 0: skip")
    parser.add_argument("--fill", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.fill:
        asyncio.run(fill(options.fill, options.rooms))
        return
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        free = {
            "LAPIN_CONNECTIONS_PER_ADDRESS": "0",
            "LAPIN_ROOMS_PER_HOUR": "0",
            "LAPIN_REQUESTS_PER_SECOND": "0",
            "LAPIN_MESSAGES_PER_SECOND": "0",
        }
        os.environ.update(free)
        served = Served(
            [sys.executable, "-m", "lapin", "serve", "--port", str(port), "--data", folder, "--log-level", "error"],
            port,
            "/readyz",
        )
        ours = measured("lapin", served, options)
        served.stop()
    port = free_port()
    served = Served([sys.executable, "-c", BARE, str(port)], port, "/readyz")
    bare = measured("bare", served, options, int(ours["frame bytes"]))
    served.stop()
    print(
        f"{options.rooms} rooms × {PLAYERS} players, each acting every {options.every:g} s, for {options.seconds:g} s"
    )
    print(f"{'':22}{'lapin':>12}{'bare broadcast':>16}")
    for name in ours:
        print(f"{name:22}{ours[name]:>12.2f}{bare[name]:>16.2f}")
    print(f"cpu per action: {ours['cpu ms per action'] / bare['cpu ms per action']:.2f} × the bare broadcast")
    theirs = peer(options)
    if theirs is None:
        print("the peer is not installed: pip install dixit==0.1.2")
    else:
        print("dixit 0.1.2, polled, one request at a time: " + ", ".join(f"{k} {v:.2f}" for k, v in theirs.items()))
    if options.stored:
        print(f"ready again after a kill with {options.stored} stored rooms: {recovery(options.stored):.2f} s")


if __name__ == "__main__":
    main()
