"""Which names UIKit code uses, and which of UIKit's names the model has."""

import collections
import csv

from package import ROOT

# How often code uses a name, see .ci/coverage.
USAGE = ROOT / ".ci" / "uikit-usage.tsv"
# UIKit code gets these with `import UIKit`, and with the model out of Foundation.
FOUNDATION = {
    "CGFloat", "CGPoint", "CGRect", "CGSize", "IndexPath", "NSAttributedString", "NSCoder",
    "NSMutableAttributedString", "NSObject", "NSObjectProtocol", "NSRange", "NSTextCheckingResult",
    "Notification", "NotificationCenter",
}
INSTANCE_MEMBERS = {"swift.method", "swift.property", "swift.subscript", "swift.init"}


def base(name):
    """A name without its argument labels."""
    return name.partition("(")[0]


def read_usage(kind):
    """The rows of the names of one kind: `type`, `static` or `override`."""
    with open(USAGE, newline="") as file:
        return [row for row in csv.DictReader(file, delimiter="\t") if row["kind"] == kind]


class ModelNames:
    """The names that a client of the model can write, those that a type inherits included."""

    def __init__(self, graph):
        self._own = collections.defaultdict(set)  # A type's name, and its members with their labels.
        self._static = collections.defaultdict(set)
        names = {symbol.identifier: ".".join(symbol.path) for symbol in graph.symbols}
        for symbol in graph.symbols:
            *parents, name = symbol.path
            owner = ".".join(parents)
            self._own[owner] |= {name, base(name)}
            if symbol.kind not in INSTANCE_MEMBERS:
                self._static[owner].add(base(name))
        self._parents = collections.defaultdict(list)  # Superclasses and protocols.
        for each in graph.relationships:
            if each["kind"] in ("inheritsFrom", "conformsTo") and each["target"] in names:
                self._parents[names.get(each["source"])].append(names[each["target"]])
        self.everywhere = set().union(*self._own.values())

    def _has(self, members, owner, name):
        return name in members[owner] or any(
            self._has(members, parent, name) for parent in self._parents[owner])

    def has_type(self, name):
        return name in self._static[""] or name in FOUNDATION

    def has_static(self, name):
        owner, _, member = name.rpartition(".")
        return self._has(self._static, owner, member)

    def has_member(self, owner, name):
        """Whether a type has a member: with labels just that one, without any one of the name."""
        return self._has(self._own, owner, name)

    def members(self, owner):
        """The members of a type with their labels, and those that it inherits."""
        return set(self._own[owner]).union(*(self.members(each) for each in self._parents[owner]))
