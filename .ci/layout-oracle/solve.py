"""Two oracles: HiGHS and kiwi, each made strictly hierarchical, level by level.

At each priority, from the top, the sum of the errors of its constraints is made as small as it can
be; then that sum is held and the next priority follows. A variable is unique where nothing that is
left can move it.
"""
import kiwisolver as kiwi
import numpy as np
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

BIG = 1e5
EPS = 2e-6


class Highs:
    def __init__(self, n, cons, rng):
        self.n = n
        levels = {}
        self.rows_ub, self.rows_eq, self.b_ub, self.b_eq = [], [], [], []
        self.vars = n
        self.bounds = [(-BIG, BIG)] * n
        for p, rel, c, terms in cons:
            if p >= 1000:
                if rel == 0:
                    self.rows_eq.append(terms)
                    self.b_eq.append(-c)
                else:
                    self.rows_ub.append([(v, -k * rel) for v, k in terms])
                    self.b_ub.append(c * rel)
            else:
                # sum + c = up - down; the error is up, down or both.
                up, down = self.vars, self.vars + 1
                self.vars += 2
                self.bounds += [(0, None), (0, None)]
                self.rows_eq.append(terms + [(up, -1.0), (down, 1.0)])
                self.b_eq.append(-c)
                errors = [up, down] if rel == 0 else [up] if rel < 0 else [down]
                levels.setdefault(p, []).extend(errors)
        self.levels = sorted(levels.items(), reverse=True)
        self.rng = rng
        self.unique = None

    def run(self, cost):
        def matrix(rows):
            if not rows:
                return None
            i = [r for r, t in enumerate(rows) for _ in t]
            j = [v for t in rows for v, _ in t]
            k = [c for t in rows for _, c in t]
            return coo_matrix((k, (i, j)), shape=(len(rows), self.vars)).tocsr()
        c = np.zeros(self.vars)
        for v, k in cost:
            c[v] += k
        a = (c, matrix(self.rows_ub), self.b_ub or None, matrix(self.rows_eq), self.b_eq or None,
             self.bounds)
        r = linprog(*a, method="highs-ds")
        if r.status != 0:
            r = linprog(*a, method="highs-ds", options=dict(presolve=False))
        return r

    def solve(self):
        r = self.run([])
        if r.status != 0:
            return None
        self.costs = []
        for p, errors in self.levels:
            cost = [(e, 1.0) for e in errors]
            r = self.run(cost)
            if r.status != 0:
                return None
            self.costs.append((p, r.fun))
            # Held: no error may grow together beyond what was found.
            self.rows_ub.append(cost)
            self.b_ub.append(r.fun + EPS)
        # A random sum of variables has one value only where none of them can move: those that have not
        # moved yet are summed until none does.
        found, self.unique, before = [], np.ones(self.n, bool), None
        while before is None or (before != self.unique).any():
            cost = [(v, self.rng.uniform(0.5, 1.5) * self.rng.choice([-1, 1]))
                    for v in np.flatnonzero(self.unique)]
            low, high = self.run(cost), self.run([(v, -k) for v, k in cost])
            if low.x is None or high.x is None:
                return None
            found += [low.x[: self.n], high.x[: self.n]]
            before, self.unique = self.unique, self.areUnique(found)
        return np.mean(found, axis=0)

    @staticmethod
    def areUnique(found):
        xs = np.array(found)
        return (xs.max(axis=0) - xs.min(axis=0) < 1e-2) & (abs(xs).max(axis=0) < 9e4)


def kiwiSolve(n, cons):
    """Kiwi, level by level: held levels are required, the present one is strong."""
    xs = [kiwi.Variable(str(i)) for i in range(n)]
    frozen = []
    soft = {}
    for p, rel, c, terms in cons:
        expr = kiwi.Expression([kiwi.Term(xs[v], k) for v, k in terms], c)
        if p >= 1000:
            op = "==" if rel == 0 else "<=" if rel < 0 else ">="
            frozen.append(kiwi.Constraint(expr, op, kiwi.strength.required))
        else:
            up, down = kiwi.Variable(), kiwi.Variable()
            frozen += [kiwi.Constraint(expr - up + down, "=="), up >= 0, down >= 0]
            errors = [up, down] if rel == 0 else [up] if rel < 0 else [down]
            soft.setdefault(p, []).extend(errors)
    solver = kiwi.Solver()
    for c in frozen:
        solver.addConstraint(c)
    for p in sorted(soft, reverse=True):
        errors = soft[p]
        held = [(e <= 0) | kiwi.strength.strong for e in errors]
        for c in held:
            solver.addConstraint(c)
        solver.updateVariables()
        best = sum(max(0.0, e.value()) for e in errors)
        for c in held:
            solver.removeConstraint(c)
        total = kiwi.Expression([kiwi.Term(e, 1.0) for e in errors], -(best + EPS))
        solver.addConstraint(kiwi.Constraint(total, "<="))
    solver.updateVariables()
    return [x.value() for x in xs]
