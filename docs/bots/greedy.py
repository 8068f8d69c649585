#!/usr/bin/env python3
"""A bot for `adjutant match` that plays any game a little better than chance.

It knows no rules: it shoots and fights when it can, moves when it cannot, and otherwise picks at random.
    adjutant match "python3 docs/bots/greedy.py" random --battle first-battle
The protocol is described in docs/bots.md.
"""

import json
import random
import sys

# The first word of an order says what it does. Words that do harm come first, whatever the game calls them.
EAGER = ["strike", "shoot", "rapid-fire", "fight", "close-combat", "throw", "lob", "engage", "riposte"]
READY = ["activate", "activate-model", "step", "move", "run", "advance", "parry", "accept"]


def liking(order):
    """How much we like an order, by its first word."""
    word = order.split(" ", 1)[0]
    if word in EAGER:
        return 2
    return 1 if word in READY else 0


def choose(orders, dice):
    """The place of one of the orders we like best."""
    best = max(map(liking, orders))
    return dice.choice([place for place, order in enumerate(orders) if liking(order) == best])


def main():
    dice = random.Random()
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "hello":
            dice.seed(said["mind"])
            answer = {"type": "ready", "name": "greedy"}
        elif said["type"] == "ask":
            # said["view"] is all that this seat may know; said["clock_ms"] the time to answer.
            answer = {"type": "answer", "number": said["number"], "order": choose(said["orders"], dice)}
        else:
            return
        print(json.dumps(answer), flush=True)


main()
