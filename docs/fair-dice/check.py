#!/usr/bin/env python3
"""Check the dice of a finished battle from its replay file, with nothing but Python.

    check.py FILE
    check.py example.replay

checks the hashes of the file and every party's commitment, derives the seed from all nonces and the setup, and rolls every die
of the battle again.
README.md gives the recipe in words.
"""
import hashlib
import sys

from rederive import Keystream


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def seed_of(parties, setup):
    parts = [b"adjutant seed 1\n", sha256(setup)]
    for name, commitment, nonce in parties:
        if sha256(b"adjutant commit 1\n", name.encode(), b"\n", nonce) != commitment:
            sys.exit(f"the nonce of {name} is not the one committed to")
        parts += [sha256(name.encode()), nonce]
    return sha256(*parts)


def check_file(lines):
    """Each `state N STATE FILE` line: FILE is the hash of everything before it."""
    for number, line in enumerate(lines, 1):
        beginning, _, seal = line.rpartition(" ")
        if line.startswith("state ") and len(line.split(" ")) == 4:
            before = "".join(it + "\n" for it in lines[:number - 1]) + beginning
            if hashlib.sha256(before.encode()).hexdigest() != seal:
                sys.exit(f"line {number}: something above is not as it was written")


def main(path):
    lines = open(path, encoding="utf-8", newline="\n").read().split("\n")
    parties = [line.split(" ")[1:] for line in lines if line.startswith("party ")]
    parties = [(name, bytes.fromhex(commitment), bytes.fromhex(nonce)) for name, commitment, nonce in parties]
    if not parties:
        sys.exit("this battle has no parties to its dice: they were typed in, or one side's alone")
    check_file(lines)
    begin, end = lines.index("setup"), lines.index("orders")
    setup = "".join(line[2:] + "\n" for line in lines[begin + 1:end]).encode()
    seed = seed_of(parties, setup)
    keystream, count = Keystream(seed), 0
    for number, line in enumerate(lines[end + 1:], end + 2):
        if line.startswith("  "):
            rule, dice, *faces = line.split()
            sides = int(dice.split("d")[1])
            for face in map(int, faces):
                count += 1
                fair = keystream.die(sides)
                if face != fair:
                    sys.exit(f"line {number}: die {count} for {rule} shows {face}, the seed gives {fair}")
    print(f"fair: {count} dice of seed {seed.hex()}")


if __name__ == "__main__":
    main(sys.argv[1]) if len(sys.argv) == 2 else sys.exit("usage: check.py FILE")
