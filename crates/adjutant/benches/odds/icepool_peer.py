"""The two tables of odds with icepool, as its documentation would have a player write them: one line of JSON.

Exploding dice have no end; icepool cuts them off at a depth. Fifteen explosions leave an error below 1e-12.
"""

import json
import time

from icepool import d, map as over

DEPTH = 15


def pool(count, target):
    """How many successes: each 8 is one and adds a die, so a die that ended at 8 k + f had k, and one more if f is a hit."""
    die = d(8).explode(depth=DEPTH)
    return count @ die.map(lambda total: (total - 1) // 8 + ((total - 1) % 8 + 1 >= target))


def deadzone():
    """Every opposed test of 1 to 8 dice on 3+ to 7+: the whole distribution of the difference."""
    pools = {(n, t): pool(n, t) for n in range(1, 9) for t in range(3, 8)}
    return sum(float((mine - theirs).probability(">", 0)) for mine in pools.values() for theirs in pools.values())


def effect(rs, armour, st, heal):
    """What one shot costs: no Wounds, or the Critical Force of its Strength."""
    need, critical = armour + 10 - st, {18: 2, 19: 3, 20: 4}.get(st, 1)
    saves = (d(20) <= max(1, min(19, need)))
    heals = (d(20) <= (heal or 0))

    def shot(roll, saved, healed):
        if roll == 1:
            return critical
        return critical if roll <= min(rs, 19) and not saved and not healed else 0

    return over(shot, d(20), saves, heals)


def warzone():
    """5,400 volleys, the chance to kill models of 1 to 6 Wounds."""
    total = 0.0
    for rof in range(1, 7):
        for rs in range(8, 18):
            for armour in (10, 12, 14, 16, 18, 20):
                for st in (10, 12, 14, 16, 18):
                    for heal in (None, 4, 8):
                        wounds = rof @ effect(rs, armour, st, heal)
                        total += sum(float(wounds.probability(">=", w)) for w in range(1, 7))
    return total


def timed(table):
    begin = time.process_time()
    checksum = table()
    return {"seconds": time.process_time() - begin, "checksum": checksum}


print(json.dumps({"deadzone": timed(deadzone), "warzone": timed(warzone)}))
