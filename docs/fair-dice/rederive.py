#!/usr/bin/env python3
"""Roll the dice of a finished battle again from its seed, with nothing but Python.

    rederive.py SEED ROLL...
    rederive.py 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f 3d20 1d6

prints the faces of each roll and how many bytes of the keystream were used. README.md gives the recipe in words.
"""
import re
import struct
import sys


def rotate(word, bits):
    return (word << bits | word >> (32 - bits)) & 0xFFFFFFFF


def quarter_round(x, a, b, c, d):
    for into, other, mixed, bits in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[into] = (x[into] + x[other]) & 0xFFFFFFFF
        x[mixed] = rotate(x[mixed] ^ x[into], bits)


def chacha20_block(key, counter):
    """One block of 64 bytes: RFC 8439 section 2.3, with a nonce of zeros."""
    start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), counter, 0, 0, 0]
    x = list(start)
    for _ in range(10):
        for column in range(4):
            quarter_round(x, column, 4 + column, 8 + column, 12 + column)
        for diagonal in range(4):
            quarter_round(x, diagonal, 4 + (diagonal + 1) % 4, 8 + (diagonal + 2) % 4, 12 + (diagonal + 3) % 4)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(x, start)))


class Keystream:
    def __init__(self, seed):
        self.seed, self.position, self.block = seed, 0, b""

    def byte(self):
        if self.position % 64 == 0:
            self.block = chacha20_block(self.seed, self.position // 64)
        self.position += 1
        return self.block[(self.position - 1) % 64]

    def die(self, sides):
        while True:
            byte = self.byte()
            if byte < 256 - 256 % sides:
                return byte % sides + 1


def main(arguments):
    if len(arguments) < 2 or not re.fullmatch("[0-9a-fA-F]{64}", arguments[0]):
        sys.exit("usage: rederive.py SEED ROLL...   (SEED: 64 hex digits; ROLL: 3d20, 1d6)")
    keystream = Keystream(bytes.fromhex(arguments[0]))
    for roll in " ".join(arguments[1:]).split():
        parts = re.fullmatch("([0-9]+)[dD]([0-9]+)", roll)
        if not parts or not 2 <= int(parts[2]) <= 64:
            sys.exit(f"{roll}: not a roll; write 3d20 for three dice of 20 sides, 2 to 64 sides")
        faces = [keystream.die(int(parts[2])) for _ in range(int(parts[1]))]
        print(f"{roll}:", *faces)
    print("bytes used:", keystream.position)


if __name__ == "__main__":
    main(sys.argv[1:])
