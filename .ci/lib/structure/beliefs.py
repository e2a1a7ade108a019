"""What the compiler is told to believe, and files for one system: how often, where and why."""

import re

from package import in_module, relative

CONDITIONAL_FILES = 3
UNCHECKED_FIELDS = 30
UNSAFE = {r"nonisolated\(unsafe\)": 12, r"\bunsafeBitCast\(": 33}
UNCHECKED_VALUES = 55
UNCHECKED_VALUE = re.compile(r"\bUnchecked(?:<[^>\n]*>)?\(|\bUnchecked \{|\(unchecked: ")


class Beliefs:
    """Looks at one file after the other, and counts at the end."""

    def __init__(self, findings):
        self.findings = findings
        self.believed = {mark: [] for mark in [*UNSAFE, UNCHECKED_VALUE]}
        self.conditional, self.unchecked = [], []

    def check(self, path, source):
        self.check_unsafe(path, source)
        self.check_exclusivity(path, source)
        condition = re.search(r"^[ \t]*#if\b", source.code, flags=re.M)
        if condition:
            self.conditional.append((path, source.code.count("\n", 0, condition.start()) + 1))

    def check_unsafe(self, path, source):
        """What the compiler is to believe stands in a folder `Unsafe` or in `Locks`, with its proof above.

        A value that goes elsewhere unchecked has its proof above, too, where that is done.
        """
        code, comments = source.code.split("\n"), source.comments.split("\n")
        module, *inner = in_module(path)
        for number, line in enumerate(code):
            for mark in UNSAFE:
                found = re.search(mark, line)
                if not found:
                    continue
                self.believed[mark].append((path, number + 1))
                if module != "Locks" and "Unsafe" not in inner:
                    self.findings.add(
                        path, number + 1, f"`{found[0].rstrip('(')}` stands in a folder `Unsafe` alone, "
                        "or in `Locks`: let a type there say why it is safe")
            is_value = UNCHECKED_VALUE.search(line)
            if is_value:
                self.believed[UNCHECKED_VALUE].append((path, number + 1))
            if "nonisolated(unsafe)" not in line and not is_value:
                continue
            above = number - 1
            while above >= 0 and comments[above].strip() and not code[above].strip():
                above -= 1
            if "proof" not in "\n".join(comments[above + 1:number]).lower():
                name = "Unchecked" if is_value else "nonisolated(unsafe)"
                self.findings.add(
                    path, number + 1,
                    f"`{name}` needs a comment directly above with the proof that it is safe")

    def check_exclusivity(self, path, source):
        """`@exclusivity(unchecked)` needs a comment above that says `Unchecked:` and why.

        One comment serves for the marked lines that follow each other, with comments in between.
        """
        code, comments = source.code.split("\n"), source.comments.split("\n")
        is_explained = False
        for number, line in enumerate(code):
            if "@exclusivity(unchecked)" in line:
                self.unchecked.append((path, number + 1))
                if not is_explained:
                    self.findings.add(
                        path, number + 1, "`@exclusivity(unchecked)` needs a comment directly above "
                        "that says `Unchecked:` and which figure of fleet-bench it buys")
            elif line.strip() or not comments[number].strip():
                is_explained = False
            if "Unchecked:" in comments[number]:
                is_explained = True

    def count(self):
        """Finds what there is more of than may be."""
        counted = [(f"`#if` stands in {len(self.conditional)} files, and may stand in "
                    f"{CONDITIONAL_FILES}; move it into one of them behind a name",
                    self.conditional if len(self.conditional) > CONDITIONAL_FILES else []),
                   (f"`@exclusivity(unchecked)` stands on {len(self.unchecked)} fields, and may stand "
                    f"on {UNCHECKED_FIELDS}: only where a bar of fleet-bench needs it",
                    self.unchecked[UNCHECKED_FIELDS:])]
        for mark, most in [*UNSAFE.items(), (UNCHECKED_VALUE, UNCHECKED_VALUES)]:
            places = self.believed[mark]
            counted.append((f"the compiler is to believe this in {len(places)} places, and {most} may "
                            "be: a lock, a value or isolation needs no belief", places[most:]))
        for message, places in counted:
            for path, line in places:
                self.findings.add(path, line, message)

    def __str__(self):
        names = ["`nonisolated(unsafe)`", "`unsafeBitCast`", "`Unchecked`"]
        counts = ", ".join(
            f"{len(places)} {name}" for name, places in zip(names, self.believed.values()))
        files = ", ".join(str(relative(path)) for path, _ in self.conditional) or "none"
        return (f"Believed: {counts}\n"
                f"Fields with `@exclusivity(unchecked)`: {len(self.unchecked)} of {UNCHECKED_FIELDS}\n"
                f"Files with `#if`: {files}")
