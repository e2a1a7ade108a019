"""What stands in a file: types, extensions and functions, each in its place and not too long."""

import re

from package import in_module

LONG_FUNCTION = 60
SHORT_EXTENSION = 10
# A type, an extension or a class that stands at the left edge of a file.
MODIFIERS = r"^(?:@\w+(?:\([^)]*\))?\s+)*((?:(?:public|package|internal|private|fileprivate|open|final" \
    r"|indirect|nonisolated)\s+)*)"
TYPE = re.compile(MODIFIERS + r"(class|struct|enum|actor|protocol|typealias)\s+(\w+)", re.M)
FUNCTION = re.compile(r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?\s+)*(?:[a-z]+(?:\(\w+\))? )*"
                      r"(func\b|init[?!]?(?=[(<])|subscript\b|deinit\b)", re.M)
EXTENSION = re.compile(MODIFIERS + r"extension\s+(\w+|\[)([^{]*)", re.M)
# An object maker makes an object of a class that it learns at run time through a class of its own,
# of which an overriding one keeps the calls from being bound early: the two go together, and with
# those for the other kinds of object.
SEVERAL_CLASSES = {"ObjectMaker"}
# Files that hold extensions of other types still. Nothing is added here.
MIXED = {
    "NSLayoutConstraint+Holding",
}


def check(path, source, findings):
    if path.stem not in MIXED:
        check_room(path, source, findings)
    if in_module(path)[0].startswith("Headless"):
        check_protocols(path, source, findings)
    check_functions(path, source, findings)


def check_protocols(path, source, findings):
    """A member that fulfils a protocol's requirement takes on its actor as the protocol has it.

    So a protocol of the model's own would close UIKit's members to code that knows of no actor. Those of web
    views' decisions have defaults whose handlers are not marked, of which `@preconcurrency` would warn.
    """
    pattern = r"(?<=\n@MainActor\n)(?:\w+ )?protocol (?!WK\w+Decisions\b)\w+"
    for found in re.finditer(pattern, source.code):
        findings.add(path, source.code.count("\n", 0, found.start()) + 1,
                     f"`{found[0]}`: a protocol of the model is `@preconcurrency @MainActor`, as UIKit's "
                     "classes are")


def is_short(code, start):
    """Whether an extension whose body begins at a brace has ten lines at most."""
    end = start + 1 if code.startswith("{}", start) else code.find("\n}", start) + 1
    return end > 0 and code.count("\n", start, end) < SHORT_EXTENSION


def check_room(path, source, findings):
    """One class a file, and extensions of X in X.swift or X+Facet.swift.

    What Apple declares beside a type may stand with it, in the file of that header: a file may
    extend each type that it declares, and a protocol for one of them alone (`where Self == …`).
    A short extension may stand with the type that it serves. A file by hand, which goes beside a made
    module, extends whatever that declares.
    """
    if path.parent.name == "Behaviours":
        return
    room = re.split(r"[.+]", path.stem)[0]
    types = list(TYPE.finditer(source.code))
    own = {found[3] for found in types} | {room}

    def add(found, message):
        line = source.code.count("\n", 0, found.start(2)) + 1
        findings.add(path, line, message)

    for found in EXTENSION.finditer(source.code):
        extended = "Array" if found[2] == "[" else found[2]
        only = re.search(r"\bwhere\s+Self\s*==\s*(\w+)", found[3])
        is_own = extended in own or (only and only[1] in own)
        if not is_own and not is_short(source.code, found.end()):
            add(found, f"`extension {extended}`: it belongs into {extended}.swift, "
                f"or {extended}+Facet.swift")
    classes = [found for found in types
               if found[2] in ("class", "actor") and "private" not in found[1]]
    if room not in SEVERAL_CLASSES:
        for found in classes[1:]:
            add(found, f"`class {found[3]}`: {classes[0][3]} is in the file already; "
                f"it belongs into {found[3]}.swift")


def check_functions(path, source, findings):
    """No function is longer than a screen."""
    for found in FUNCTION.finditer(source.code):
        start = source.code.find("{", found.end())
        # One without a body, in a protocol, is followed by another declaration or the protocol's end.
        if start < 0 or re.search(r"\}|\b(?:func|var|let|init|case)\b", source.code[found.end():start]):
            continue
        depth, end = 0, start
        for brace in re.finditer(r"[{}]", source.code[start:]):
            depth += 1 if brace[0] == "{" else -1
            if depth == 0:
                end = start + brace.start()
                break
        lines = source.code.count("\n", found.start(1), end) + 1
        if lines > LONG_FUNCTION:
            findings.add(path, source.code.count("\n", 0, found.start(1)) + 1,
                         f"a function of {lines} lines, and {LONG_FUNCTION} may be: let parts of it "
                         "be functions with names")
