"""How long an action takes to reach the last viewer, and what it costs: many rooms of six over real sockets.

One run measures three servers, each in a process of its own, with the players in separate processes (crowd.py):

lapin   whole games over its own protocol, every action on the disk before it is acknowledged
limit   a bare Starlette application under the same uvicorn settings that broadcasts as many bytes to as many
peer    `dixit` 0.1.2 over its own HTTP interface (peer.py); it is polled and keeps nothing

Then lapin is killed in the middle of play over many stored rooms and started again. Figures are meant as ratios within
one run; the processor time of a server is what it used while play went on.

    python bench/rooms.py --rooms 100 --seconds 20
    python bench/rooms.py --rooms 1000 --seconds 60 --stored 0 --peer-rooms 0
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import crowd
import peer

BARE = """
import sys
from starlette.applications import Starlette
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
rooms = {}
text = "x" * int(sys.argv[2])
async def line(socket):
    await socket.accept()
    here = rooms.setdefault(socket.path_params["room"], set())
    here.add(socket)
    try:
        while True:
            await socket.receive_text()
            for other in tuple(here):
                await other.send_text(text)
    except Exception:
        here.discard(socket)
async def ready(request):
    return PlainTextResponse("ok")
app = Starlette(routes=[WebSocketRoute("/ws/{room}", line), Route("/readyz", ready)])
import uvicorn
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="error", ws="websockets-sansio", backlog=2048,
            ws_per_message_deflate=False, ws_ping_interval=8.0, ws_ping_timeout=6.0, loop="uvloop")
"""
UNLIMITED = {
    "LAPIN_CONNECTIONS_PER_ADDRESS": "0",
    "LAPIN_ROOMS_PER_HOUR": "0",
    "LAPIN_REQUESTS_PER_SECOND": "0",
    "LAPIN_MESSAGES_PER_SECOND": "0",
}
WATCHED = 1000
"""Tables at which one more looks on, to weigh a socket."""
CROWD_LATE = 0.02
"""A crowd whose clock rings later than this once in a hundred times was short of processor itself."""


class Machine:
    """What the whole machine did meanwhile: a bench that shares it with others says so."""

    def __init__(self) -> None:
        self._begun = self._read()

    @staticmethod
    def _read() -> tuple[float, float, float]:
        fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:9]
        ticks = [int(field) / os.sysconf("SC_CLK_TCK") for field in fields]
        used = sum(ticks[:3]) + sum(ticks[5:7])  # all but idle and waiting
        return time.monotonic(), used, ticks[7]

    def since(self, ours: float) -> tuple[float, float]:
        """Cores that others used, and that the host of this virtual machine took away; `ours`: seconds we used."""
        (begun, used, stolen), (now, used_now, stolen_now) = self._begun, self._read()
        return max(0.0, used_now - used - ours) / (now - begun), (stolen_now - stolen) / (now - begun)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Served:
    """A server in a process of its own, and what it used."""

    def __init__(self, command: list[str], port: int, ready: str) -> None:
        self.address = f"http://127.0.0.1:{port}"
        begun = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **UNLIMITED})
        while True:
            try:
                urllib.request.urlopen(self.address + ready, timeout=2).read()
                break
            except OSError:
                if time.monotonic() > begun + 60 or self.process.poll() is not None:
                    raise SystemExit(f"the server did not start: {' '.join(command)}") from None
                time.sleep(0.01)
        self.ready_after = time.monotonic() - begun

    def cpu(self) -> float:
        """Processor seconds so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident KiB."""
        fields = Path(f"/proc/{self.process.pid}/statm").read_text().split()
        return int(fields[1]) * resource.getpagesize() / 1024

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


def lapin(data: str) -> Served:
    port = free_port()
    command = [sys.executable, "-m", "lapin", "serve", "--port", str(port), "--data", data, "--log-level", "error"]
    return Served(command, port, "/readyz")


class Clients:
    """Processes of players that do the same thing at the same time."""

    def __init__(self, kind: str, address: str, rooms: int, processes: int) -> None:
        self._pipes = []
        self._workers = []
        for number in range(processes):
            ours, theirs = multiprocessing.Pipe()
            share = rooms // processes + (number < rooms % processes)
            worker = multiprocessing.Process(
                target=crowd.work, args=(kind, address, share, number + 1, theirs), daemon=True
            )
            worker.start()
            self._pipes.append(ours)
            self._workers.append(worker)

    def order(self, *what: Any) -> list[Any]:
        for pipe in self._pipes:
            pipe.send(what)
        answers = []
        for pipe, worker in zip(self._pipes, self._workers, strict=True):
            try:
                while not pipe.poll(1.0):
                    if not worker.is_alive():
                        raise EOFError
                answers.append(pipe.recv())
            except EOFError:
                raise SystemExit("a process of players ended before its time") from None
        return answers

    def end(self) -> None:
        for pipe in self._pipes:
            pipe.send(("end",))
        for worker in self._workers:
            worker.join()


def measured(kind: str, served: Served, rooms: int, options: argparse.Namespace) -> dict[str, float]:
    """Play from `--clients` processes; what the server used meanwhile."""
    clients = Clients(kind, served.address, rooms, options.clients)
    empty = served.memory()
    clients.order("sit_down")
    seated = served.memory()
    watched = sum(clients.order("be_watched", WATCHED // options.clients))
    socket_kib = max(0.0, served.memory() - seated) / watched
    clients.order("be_alone")
    time.sleep(1)
    machine, before, begun = Machine(), served.cpu(), time.monotonic()
    results: list[crowd.Played] = clients.order("play", options.seconds, options.every)
    used, lasted = served.cpu() - before, time.monotonic() - begun
    crowds = sum(result.cpu for result in results)
    others, stolen = machine.since(used + crowds)
    grown = served.memory()
    clients.end()
    took = sorted(value * 1000 for result in results for value in result.took)
    late = sorted(value for result in results for value in result.late)
    if not took:
        raise SystemExit(f"{kind}: nothing was measured")
    if any(result.refused for result in results):
        raise SystemExit(f"{kind}: {sum(result.refused for result in results)} moves were refused")
    if _part(late, 0.99) > CROWD_LATE:
        print(f"{kind}: the crowd was {_part(late, 0.99) * 1000:.0f} ms late itself (p99): times are at most as shown")
    return {
        "rooms": rooms,
        "actions": len(took),
        "actions missed": sum(result.missed for result in results),
        "p50 ms": _part(took, 0.5),
        "p95 ms": _part(took, 0.95),
        "p99 ms": _part(took, 0.99),
        "cpu ms per action": used * 1000 / len(took),
        "server's cores": used / lasted,
        "clients' cores": crowds / lasted,
        "others' cores": others,
        "stolen cores": stolen,
        "KiB per socket": socket_kib,
        "KiB per room": (seated - empty) / rooms - crowd.PLAYERS * socket_kib,
        "KiB per room after": (grown - empty) / rooms - crowd.PLAYERS * socket_kib,
        "bytes per frame": statistics.mean(result.frame for result in results),
    }


def _part(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


# ── After a kill ──────────────────────────────────────────────────────────────────────────────────────────────────


def recovery(options: argparse.Namespace) -> str:
    """Killed in the middle of play over many stored rooms, started, ready; again and again."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, __file__, "--fill", folder, "--rooms", str(options.stored)], check=True)
        size = sum(file.stat().st_size for file in Path(folder).iterdir()) / 1e6
        ready, cpu = [], []
        served = lapin(folder)
        for _ in range(options.kills):
            clients = Clients("lapin", served.address, 10, 1)
            clients.order("sit_down")
            clients.order("play", 1.0, 0.6)
            served.kill()
            clients.end()
            served = lapin(folder)
            ready.append(served.ready_after)
            cpu.append(served.cpu())
        served.stop()
    return (
        f"ready again after a kill in play, {options.stored} stored rooms ({size:.0f} MB), {options.kills} times: "
        f"median {statistics.median(ready):.2f} s, longest {max(ready):.2f} s, processor {statistics.median(cpu):.2f} s"
    )


async def fill(folder: str, rooms: int) -> None:
    """Stored rooms with a dealt game each."""
    from lapin.bootstrap import Server
    from lapin.config import Config
    from lapin.rooms.commands import Start
    from lapin.rooms.ids import CommandId, SessionId
    from lapin.rooms.registry import NewRoom
    from lapin.testing.ports import PlainCompany, PlainLibrary

    server = Server(Config(data=folder), library=PlainLibrary(), company=PlainCompany())

    async def one(number: int) -> None:
        host = SessionId(f"host {number}")
        room = await server.registry.make(NewRoom(host, seat_name="Host", bots=5))
        await room.do(host, Start(id=CommandId("start")))

    for begun in range(0, rooms, 250):
        await asyncio.gather(*(one(number) for number in range(begun, min(begun + 250, rooms))))
        server.registry.let_go()
    await server.close()


# ── The whole ─────────────────────────────────────────────────────────────────────────────────────────────────────


@contextlib.contextmanager
def stopped_after(served: Served) -> Iterator[Served]:
    try:
        yield served
    finally:
        served.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, default=200, help="tables of six (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=20, help="of play (default: %(default)s)")
    parser.add_argument("--every", type=float, default=10, help="seconds between two actions of one player")
    parser.add_argument("--clients", type=int, default=1, help="processes the players are spread over")
    parser.add_argument("--peer-rooms", type=int, default=50, help="tables at the peer; 0: leave it out")
    parser.add_argument("--stored", type=int, default=10_000, help="rooms on the disk when it is killed; 0: no kills")
    parser.add_argument("--kills", type=int, default=5, help="how often it is killed (default: %(default)s)")
    parser.add_argument("--fill", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.fill:
        asyncio.run(fill(options.fill, options.rooms))
        return
    load = os.getloadavg()[0]
    print(f"{options.rooms} rooms × {crowd.PLAYERS}, each acting every {options.every:g} s, for {options.seconds:g} s")
    print(f"{os.cpu_count()} cores, players on the same machine, load before {load:.1f}", flush=True)
    with tempfile.TemporaryDirectory() as folder, stopped_after(lapin(folder)) as served:
        ours = measured("lapin", served, options.rooms, options)
    port = free_port()
    command = [sys.executable, "-c", BARE, str(port), str(int(ours["bytes per frame"]))]
    with stopped_after(Served(command, port, "/readyz")) as served:
        limit = measured("bare", served, options.rooms, options)
    theirs: dict[str, float] = {}
    if options.peer_rooms:
        port = free_port()
        with peer.command(port) as command, stopped_after(Served(command, port, "/")) as served:
            theirs = measured("peer", served, options.peer_rooms, options)
    print(f"{'':20}{'lapin':>10}{'limit':>10}{'dixit 0.1.2':>14}")
    for name in ours:
        polled = f"{theirs[name]:>14.2f}" if name in theirs else ""
        print(f"{name:20}{ours[name]:>10.2f}{limit[name]:>10.2f}{polled}")
    print(f"cpu per action: {ours['cpu ms per action'] / limit['cpu ms per action']:.2f} × the bare broadcast")
    if theirs:
        ratio = theirs["cpu ms per action"] / ours["cpu ms per action"]
        print(f"dixit 0.1.2: {ratio:.1f} × lapin's cpu per action, nothing kept, polled once by each of the six")
    if options.stored:
        print(recovery(options), flush=True)


if __name__ == "__main__":
    main()
