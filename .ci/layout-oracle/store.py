#!/usr/bin/env python3
"""Writes systems with their answers, one after the other, as the tests of the solver read them.

  python store.py SEED COUNT > Systems.txt

COUNT random layouts are made from the seed and solved by HiGHS and kiwi (both from PyPI: `pip
install scipy kiwisolver`); the few for which these do not agree are left out. A quarter of them is
solved again with priorities that compete. Those that no frames can satisfy are written without an answer.

A system begins with `S` and the number of its variables. A constraint is its priority unless that
is required, how the sum compares with zero, the constant, and its terms: a variable, `-` before it
for the factor -1, or any factor and `*`. The answers follow `X`; `?` is one of many.
"""
import random
import sys

import numpy as np

from generate import layout
from solve import Highs, kiwiSolve
from system import System

TOLERANCE = 0.02
# The share of systems for which the two may differ, and which are left out.
MOST_LEFT_OUT = 0.005


def number(value):
    text = "%.9g" % value
    return text if float(text) == value else repr(value)


def term(variable, factor):
    if factor == 1:
        return str(variable)
    return "-%d" % variable if factor == -1 else "%s*%d" % (number(factor), variable)


def write(size, cons, answers=None):
    print("S %d" % size)
    for priority, relation, constant, terms in cons:
        head = "" if priority >= 1000 else number(priority)
        print(head + "<=>"[relation + 1] + number(constant), *(term(*t) for t in terms))
    if answers is not None:
        print("X", *answers)


def competing(cons, rng):
    """Soft constraints get priorities from few levels and shifted constants."""
    out = []
    for priority, relation, constant, terms in cons:
        if priority < 1000:
            priority = float(rng.choice([100, 300, 500]))
            constant += rng.choice([0, 0, 7, -11, 23])
        elif relation and rng.random() < 0.1:
            priority = 500.0
        elif relation == 0 and rng.random() < 0.05:
            priority = float(rng.choice([300, 500]))
        out.append((priority, relation, constant, terms))
    return out


class Disagreement(Exception):
    """The two solvers find different answers, of which nobody knows which is right."""


def solve(size, cons, rng):
    """The answers, with a question mark where there are many; `None` if there is none."""
    highs = Highs(size, cons, rng)
    values = highs.solve()
    if values is None:
        return None
    other = kiwiSolve(size, cons)
    answers = []
    for index in range(size):
        unique = highs.unique[index]
        if unique and abs(values[index] - other[index]) > TOLERANCE:
            raise Disagreement("%r, %r" % (values[index], other[index]))
        answers.append("%.6g" % values[index] if unique else "?")
    return answers


def main(seed, count):
    choice, sampling = random.Random(seed), np.random.default_rng(seed)
    left_out = 0
    for ident in range(count):
        system = System(layout(seed, ident))
        cons = competing(system.cons, choice) if ident % 4 == 3 else system.cons
        size = len(system.names)
        try:
            answers = solve(size, cons, sampling)
        except Disagreement as found:
            # One weighs wishes against each other where the other has an order.
            print("left out system %d: the two solvers differ: %s" % (ident, found), file=sys.stderr)
            left_out += 1
            continue
        write(size, cons, answers)
    if left_out > count * MOST_LEFT_OUT:
        raise SystemExit("the two solvers differ in %d of %d systems" % (left_out, count))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
