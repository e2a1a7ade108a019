"""The fields of classes: few of a class's own, and none that carries an argument."""

import re

# What an area keeps in a class is a struct of that area, and one field here.
OWN_FIELDS = 14
FEWER_FIELDS = {"UIApplication": 12, "UICollectionView": 12, "UITableView": 12}
# Who sets a field for the time of a call, since code of the app's stands between.
SET_FOR_A_CALL = {
    # What runs now, of which there is one.
    "AmbientCallSite", "AnimationChain", "GestureRecognition", "HeldAnimations", "LayoutRound",
    "Reporting+Delivery", "Tracker",
    # What UIKit itself has for the time of a call.
    "UIAction", "UICommand", "UIView+Animation", "WithheldTouch",
    # What hears whether the app has a method, or refuses something.
    "ListSubject+Movement", "UIApplication+Focus", "UnwrittenMethod",
}
# A class, and a property in its body, up to what says whether it is stored.
CLASS = re.compile(r"^([ \t]*)(?:@\w+(?:\([^)]*\))?\s+)*(?:[a-z]+\s+)*(?:class|actor)\s+(?!func\b|var\b|let\b)(\w+)[^{\n]*",
                   re.M)
PROPERTY = re.compile(r"^(\s*)((?:@\w+(?:\([^)]*\))?\s+)*)((?:[a-z]+(?:\((?:set|unsafe)\))?\s+)*)(?:var|let)\s+(\w+)\b([^={\n]*(?::\n[^={\n]*)?)"
                      r"(=|\{\s*(?:didSet|willSet)\b|\{|$)", re.M)
# A field that a function saves, sets and sets back; and one that it sets, and clears when it is done.
FIELD = r"((?:self\.|Self\.)?[a-z]\w*(?:\.\w+)*)"
SAVED = re.compile(rf"^[ \t]*(?:let|var) (\w+) = {FIELD}\n(?:.*\n)?[ \t]*\2 = .*\n"
                   r"(?:(?!.*\bfunc\b).*\n){0,15}?[ \t]*(?:defer \{ )?\2 = \1\b", re.M)
CLEARED = re.compile(rf"^[ \t]*{FIELD} = (?!nil\b|true\b|false\b).*\n[ \t]*defer \{{ \1 = nil \}}", re.M)


def check(path, source, findings):
    check_fields(path, source, findings)
    check_set_back(path, source, findings)


def check_fields(path, source, findings):
    """A class has few fields that UIKit does not have."""
    for start in CLASS.finditer(source.code):
        indent, name = start[1], start[2]
        end = source.code.find(f"\n{indent}}}", start.end())
        most, own = FEWER_FIELDS.get(name, OWN_FIELDS), []
        for found in PROPERTY.finditer(source.code, start.end(), end):
            modifiers = set(found[3].split())
            is_stored = found[6] != "{" or "lazy" in modifiers
            is_own = not modifiers & {"open", "public", "static", "class", "override"}
            if is_stored and is_own and found[1].rpartition("\n")[2] == indent + "  ":
                own.append(found[4])
        if len(own) > most:
            findings.add(path, source.code.count("\n", 0, start.end()) + 1,
                         f"{name} has {len(own)} fields of its own, and may have {most}: put what an "
                         f"area keeps into a struct of that area ({', '.join(own)})")


def check_set_back(path, source, findings):
    """No argument or result goes through a field that is set for the time of a call."""
    if path.stem in SET_FOR_A_CALL:
        return
    for pattern, field in ((SAVED, 2), (CLEARED, 1)):
        for found in pattern.finditer(source.code):
            findings.add(path, source.code.count("\n", 0, found.start()) + 1,
                         f"`{found[field]}` is set, used by a call and set back: hand it over by value")
