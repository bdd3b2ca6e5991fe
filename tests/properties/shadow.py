"""A second reading of docs/rules.md: a referee who follows a game by its events and views, and knows nothing of ours.

It is written from the clauses alone, in plain dicts and lists, and imports no rules code. `Referee.see` takes the next
event of a whole log as JSON data and complains (`Wrong`) when it is not what the clauses allow or demand here;
`Referee.compare` holds what a viewer is shown against what the referee knows.
"""

from __future__ import annotations

from typing import Any


class Wrong(AssertionError):
    """The game is not played by the clauses."""


def insist(right: bool, clause: str, what: str) -> None:
    if not right:
        raise Wrong(f"{clause}: {what}")


def table(edition: str, mode: str, players: int) -> dict[str, Any]:
    """R1, read line by line."""
    if mode == "party":
        return {"hand": 5, "each": 1, "votes": 1, "cap": 3, "target": None, "tellings": 1}
    if mode == "team":
        return {"hand": 4, "each": 1, "votes": 1, "cap": 3, "target": None, "tellings": 1}
    three = players == 3
    return {
        "hand": 7 if three else 6,
        "each": 2 if three else 1,
        "votes": 2 if edition == "odyssey" and players >= 7 else 1,
        "cap": 3 if edition == "odyssey" else None,
        "target": 30,
        "tellings": None,
    }


class Referee:
    """Follows one game."""

    def __init__(self) -> None:
        self.phase = "start"
        self.due: list[str] = ["game_started", "hands_dealt"]

    # ── What is seen ─────────────────────────────────────────────────────────────────────────────────────────────

    def see(self, event: dict[str, Any]) -> None:
        kind = event["type"]
        if self.due:
            insist(kind == self.due[0], "R3–R8", f"{kind} where {self.due[0]} must come")
            self.due.pop(0)
        else:
            allowed = {
                "claim": {"turn_began"},
                "clue": {"clue_given", "turn_passed"},
                "hand_in": {"cards_handed_in", "giver_proposed", "giver_agreed"},
                "vote": {"vote_cast"},
                "over": set(),
            }[self.phase]
            insist(kind in allowed, "R9.4", f"{kind} in the {self.phase} phase")
        getattr(self, f"see_{kind}")(event)

    def see_game_started(self, event: dict[str, Any]) -> None:
        self.edition, self.mode, self.n = event["edition"], event["mode"], event["players"]
        self.options = event["options"]
        self.deck = sorted(event["deck"])
        facts = table(self.edition, self.mode, self.n)
        for option in ("target", "tellings"):
            if self.options[option] is not None:
                insist(facts[option] is not None, "R6.3", f"{option} in {self.mode}")
                facts[option] = self.options[option]
        self.hand_size, self.each, self.most = facts["hand"], facts["each"], facts["votes"]
        self.cap, self.target, self.tellings = facts["cap"], facts["target"], facts["tellings"]
        self.scores = [0] * self.n
        self.told = [0] * self.n
        self.discards: list[str] = []
        self.turn = 1
        self.teller: Any = None
        self.clear()

    def clear(self) -> None:
        self.handed: list[list[str]] = [[] for _ in range(self.n)]
        self.ballots: list[Any] = [None] * self.n
        self.shown: list[str] = []
        self.pacts: dict[int, dict[str, Any]] = {}

    def see_hands_dealt(self, event: dict[str, Any]) -> None:
        self.hands = [list(hand) for hand in event["hands"]]
        self.pile = list(event["pile"])
        insist([len(hand) for hand in self.hands] == [self.hand_size] * self.n, "R2.2", "hands are dealt wrong")
        self.phase = "claim"
        if self.options["first_storyteller"] == "random":
            self.due = ["turn_began"]

    def see_turn_began(self, event: dict[str, Any]) -> None:
        if self.teller is None:
            insist(event["turn"] == 1 and 0 <= event["storyteller"] < self.n, "R2.3", "a strange first turn")
        else:
            insist(event["turn"] == self.turn + 1, "R5.5", "turns are counted wrong")
            insist(event["storyteller"] == (self.teller + 1) % self.n, "R5.5", "not the player on the left")
        self.turn, self.teller, self.phase = event["turn"], event["storyteller"], "clue"
        self.clear()
        short = [len(hand) for hand in self.hands] != [self.hand_size] * self.n
        insist(not short, "R5.1", "a turn begins with hands that are not full")

    def see_clue_given(self, event: dict[str, Any]) -> None:
        insist(event["seat"] == self.teller, "R3.1", "somebody else gives the clue")
        card = event.get("card")
        if self.mode == "party":
            insist(card is None, "R7.1", "a clue is tied to a card")
        else:
            insist(card is not None, "R3.1", "no card is behind the clue")
            self.move(self.teller, [str(card)])
        self.phase = "hand_in"

    def move(self, seat: int, cards: list[str]) -> None:
        holding = self.hands[seat] + self.handed[seat]  # R9.3
        insist(len(set(cards)) == len(cards) and set(cards) <= set(holding), "R9.4", f"{cards} are not seat {seat}'s")
        self.hands[seat] = [card for card in holding if card not in cards]
        self.handed[seat] = list(cards)

    def team(self, seat: int) -> int:
        return seat % (self.n // 2)  # R2.4

    def see_giver_proposed(self, event: dict[str, Any]) -> None:
        self.pair(event)
        self.pacts[self.team(event["seat"])] = {"by": event["seat"], "giver": event["giver"], "agreed": False}

    def see_giver_agreed(self, event: dict[str, Any]) -> None:
        self.pair(event)
        pact = self.pacts.get(self.team(event["seat"]))
        insist(pact is not None and not pact["agreed"], "R8.2", "nothing was proposed")
        insist(pact["by"] != event["seat"] and pact["giver"] == event["giver"], "R8.2", "agreed with oneself")
        pact["agreed"] = True

    def pair(self, event: dict[str, Any]) -> None:
        insist(self.mode == "team", "R8.2", "there are no teams")
        team = self.team(event["seat"])
        insist(team == self.team(event["giver"]) != self.team(self.teller), "R8.2", "not of this team")
        insist(not any(self.handed[seat] for seat in (team, team + self.n // 2)), "R8.2", "a card is already in")

    def givers(self) -> list[int]:
        """Who hands in after the clue, as far as it is agreed (R3.2, R7.2, R8.1–2)."""
        if self.mode == "party":
            return list(range(self.n))
        if self.mode == "team":
            mate = (self.teller + self.n // 2) % self.n
            return sorted([mate, *(pact["giver"] for pact in self.pacts.values() if pact["agreed"])])
        return [seat for seat in range(self.n) if seat != self.teller]

    def see_cards_handed_in(self, event: dict[str, Any]) -> None:
        insist(event["seat"] in self.givers(), "R3.2", f"seat {event['seat']} hands in")
        insist(len(event["cards"]) == self.each, "R3.2", f"{len(event['cards'])} cards are handed in")
        self.move(event["seat"], event["cards"])
        wanted = {
            "party": self.n,
            "team": self.n // 2 + 1,
            "standard": 1 + (self.n - 1) * self.each,
        }[self.mode]
        if sum(map(len, self.handed)) == wanted:
            self.due = ["table_shown"]

    def see_table_shown(self, event: dict[str, Any]) -> None:
        self.shown = list(event["cards"])
        owner = {card: seat for seat, cards in enumerate(self.handed) for card in cards}
        insist(sorted(owner) == sorted(self.shown), "R3.3", "the cards shown are not those handed in")
        self.owners = [owner[card] for card in self.shown]
        self.phase = "vote"

    def voters(self) -> list[int]:
        if self.mode == "party":
            return list(range(self.n))
        if self.mode == "team":
            mine = self.team(self.teller)
            return [seat for seat in range(self.n) if self.team(seat) != mine and not self.handed[seat]]
        return [seat for seat in range(self.n) if seat != self.teller]

    def votable(self, seat: int) -> list[int]:
        slots = range(1, len(self.shown) + 1)
        if self.mode == "party":
            return list(slots)
        if self.mode == "team":
            return [slot for slot in slots if self.team(self.owners[slot - 1]) != self.team(seat)]
        return [slot for slot in slots if self.owners[slot - 1] != seat]

    def see_vote_cast(self, event: dict[str, Any]) -> None:
        seat, ballot = event["seat"], event["ballot"]
        slots, red = ballot["slots"], ballot.get("red")
        insist(seat in self.voters(), "R3.4", f"seat {seat} votes")
        insist(1 <= len(slots) <= self.most and len(set(slots)) == len(slots), "R3.5", f"{slots} are votes")
        insist(set(slots) <= set(self.votable(seat)), "R3.4", f"seat {seat} votes for {slots}")
        tells_red = self.mode == "party" and seat == self.teller
        insist((red is not None) == tells_red, "R7.3", "a red vote too many or too few")
        insist(red is None or 1 <= red <= len(self.shown), "R7.3", "a red vote beside the cards")
        self.ballots[seat] = {"slots": list(slots), "red": red}
        if all(self.ballots[voter] is not None for voter in self.voters()):
            self.due = ["round_scored"]

    def see_round_scored(self, event: dict[str, Any]) -> None:
        insist(event["storyteller"] == self.teller and event["turn"] == self.turn, "R3.6", "another turn is revealed")
        shown = [(card["slot"], card["card"], card["owner"]) for card in event["table"]]
        right = [
            (slot, card, owner) for slot, (card, owner) in enumerate(zip(self.shown, self.owners, strict=True), start=1)
        ]
        insist(shown == right, "R3.6", "owners are revealed wrong")
        cast = [None if one is None else {"slots": one["slots"], "red": one.get("red")} for one in event["ballots"]]
        insist(cast == self.ballots, "R3.6", "votes are revealed wrong")
        outcome, points = self.party_points() if self.mode == "party" else self.told_points()
        insist(event["outcome"] == outcome, "R4", f"{event['outcome']} should be {outcome}")
        insist(event["points"] == points, "R4", f"points {event['points']} should be {points}")
        self.scores = [had + won for had, won in zip(self.scores, points, strict=True)]
        insist(event["scores"] == self.scores, "R4", "scores do not add up")
        self.told[self.teller] += 1
        self.discards += self.shown
        self.handed = [[] for _ in range(self.n)]
        self.shown = []
        if self.end_after_scoring() is not None:
            self.due = ["game_ended"]
            return
        needed = self.n * self.hand_size - sum(map(len, self.hands))
        reshuffles = self.edition != "classic" and len(self.pile) < needed
        self.due = [*(["pile_reshuffled"] if reshuffles else []), "hands_refilled"]
        if self.mode == "party":
            self.due.append("hands_passed")
        empties = self.edition == "classic" and len(self.pile) <= needed
        self.due.append("game_ended" if empties else "turn_began")

    def told_points(self) -> tuple[str, list[int]]:
        """R4, and R8.5–6 for teams."""
        of = self.team if self.mode == "team" else (lambda seat: seat)
        answer = self.owners.index(self.teller) + 1
        found = {seat for seat in self.voters() if answer in self.ballots[seat]["slots"]}
        outcome = "none" if not found else "all" if len(found) == len(self.voters()) else "some"
        points: dict[int, int] = {}
        for side in {of(seat) for seat in range(self.n)}:
            mine = side == of(self.teller)
            members = [seat for seat in range(self.n) if of(seat) == side]
            if outcome == "some":
                base = 3 if mine or found & set(members) else 0  # R4.2
            else:
                base = 0 if mine else 2  # R4.1
            caught = sum(
                of(self.owners[slot - 1]) == side and slot != answer
                for ballot in self.ballots
                if ballot is not None
                for slot in ballot["slots"]
            )
            if mine and (self.mode != "team" or not self.options["teammate_bonus"]):
                caught = 0  # R4.3, R8.6
            bonus = caught if self.cap is None else min(caught, self.cap)
            lone = self.most == 2 and any(
                seat in found and len(self.ballots[seat]["slots"]) == 1 for seat in members
            )  # R4.4
            points[side] = base + bonus + int(lone)
        return outcome, [points[of(seat)] for seat in range(self.n)]

    def party_points(self) -> tuple[str, list[int]]:
        """R7.4–5."""
        choice = [self.ballots[seat]["slots"][0] for seat in range(self.n)]
        red = self.ballots[self.teller]["red"]
        crowd = [choice.count(slot) for slot in choice]
        return "party", [
            0 if slot == red or many == 1 else min(many, 5) for slot, many in zip(choice, crowd, strict=True)
        ]

    def see_turn_passed(self, event: dict[str, Any]) -> None:
        insist(event["seat"] == self.teller, "R9.6", "somebody else passes")
        self.told[self.teller] += 1
        if self.end_after_scoring() is not None:
            self.due = ["game_ended"]
        else:
            self.due = [*(["hands_passed"] if self.mode == "party" else []), "turn_began"]

    def end_after_scoring(self) -> str | None:
        if self.target is not None and max(self.scores) >= self.target:
            return "target"  # R6.1
        if self.tellings is not None and min(self.told) >= self.tellings:
            return "everyone_told"  # R7.7, R8.7
        limit = self.options["turn_limit"]
        return "turn_limit" if limit is not None and self.turn >= limit else None  # R6.3

    def see_pile_reshuffled(self, event: dict[str, Any]) -> None:
        pile = list(event["pile"])
        insist(sorted(pile) == sorted(self.pile + self.discards), "R5.2", "cards went lost in the shuffle")
        if self.edition != "disney":
            insist(pile[: len(self.pile)] == self.pile, "R5.2", "the old pile is not drawn first")
        self.pile, self.discards = pile, []

    def see_hands_refilled(self, event: dict[str, Any]) -> None:
        for step in range(1, self.n + 1):
            seat = (self.teller + step) % self.n  # R5.4
            missing = self.hand_size - len(self.hands[seat])
            drawn, self.pile = self.pile[:missing], self.pile[missing:]
            insist(event["drawn"][seat] == drawn, "R5.1", f"seat {seat} draws {event['drawn'][seat]}, not {drawn}")
            self.hands[seat] += drawn

    def see_hands_passed(self, event: dict[str, Any]) -> None:
        self.hands = [self.hands[(seat - 1) % self.n] for seat in range(self.n)]  # R7.6

    def see_game_ended(self, event: dict[str, Any]) -> None:
        reason = self.end_after_scoring() or "pile_empty"
        insist(event["reason"] == reason, "R6", f"ended by {event['reason']}, not {reason}")
        insist(reason != "pile_empty" or not self.pile, "R5.4", "cards are left in the pile")
        best = max(self.scores)
        winners = [seat for seat in range(self.n) if self.scores[seat] == best]
        if self.edition == "disney" and self.target is not None and best >= self.target:
            winners = [seat for seat in range(self.n) if self.scores[seat] >= self.target]  # R6.2
        insist(event["winners"] == winners, "R6.2", f"winners {event['winners']} should be {winners}")
        self.phase = "over"

    # ── What is shown ────────────────────────────────────────────────────────────────────────────────────────────

    def awaited(self) -> list[int]:
        if self.phase == "claim":
            return list(range(self.n))
        if self.phase == "clue":
            return [self.teller]
        if self.phase == "vote":
            return [seat for seat in self.voters() if self.ballots[seat] is None]
        if self.phase != "hand_in":
            return []
        missing = [seat for seat in self.givers() if not self.handed[seat]]
        if self.mode == "team":
            for team in set(range(self.n // 2)) - {self.team(self.teller)}:
                pact = self.pacts.get(team)
                if pact is None:
                    missing += [team, team + self.n // 2]
                elif not pact["agreed"]:
                    missing.append((pact["by"] + self.n // 2) % self.n)
        return sorted(missing)

    def compare(self, view: dict[str, Any]) -> None:
        """A viewer's view as data (R9.2)."""
        places = self.pile + self.discards + [card for cards in self.hands + self.handed for card in cards]
        insist(sorted(places) == self.deck, "R9.1", "a card is in two places, or in none")
        public = view["public"]
        right = {
            "phase": self.phase,
            "turn": self.turn,
            "storyteller": self.teller,
            "scores": self.scores,
            "told": self.told,
            "table": self.shown,
            "hand_counts": [len(hand) for hand in self.hands],
            "pile_count": len(self.pile),
            "discard_count": len(self.discards),
            "awaited": self.awaited(),
        }
        for name, value in right.items():
            insist(public[name] == value, "R9.2", f"{name} is shown as {public[name]}, not {value}")
        own = view["own"]
        if own is None:
            return
        seat, choices = own["seat"], own["choices"]
        dark = self.mode == "party" and (self.phase == "claim" or (self.phase == "clue" and seat == self.teller))
        hand = None if dark else sorted(self.hands[seat])
        insist((own["hand"] if own["hand"] is None else sorted(own["hand"])) == hand, "R7.1", "a hand is shown wrong")
        insist(own["handed"] == self.handed[seat], "R9.2", "what was handed in is shown wrong")
        voting = self.phase == "vote" and seat in self.voters()
        insist(choices["vote"] == (self.votable(seat) if voting else []), "R3.4", "votes are offered wrong")
        red = voting and self.mode == "party" and seat == self.teller
        insist(bool(choices["red"]) == red, "R7.3", "a red vote is offered wrong")
        insist(choices["claim"] == (self.phase == "claim"), "R2.3", "the first turn is offered wrong")
        insist(
            choices["give_clue"] == (self.phase == "clue" and seat == self.teller), "R3.1", "a clue is offered wrong"
        )
        may = self.phase == "hand_in" and seat in self.givers()
        insist(choices["hand_in"] == may, "R3.2", "handing in is offered wrong")
