"""Reads fidelity-notes.toml, and finds what it says that is not so."""

import collections
import re
import tomllib

from package import ROOT, files, relative
from uikit_names import base

NOTES = ROOT / ".ci" / "fidelity-notes.toml"
# Where the tests of choices without a source stand, in whatever folder.
CHOICES = "*UnsourcedChoicesTests*.swift"

KEYS = {
    "area": {"folder", "about", "page"},
    "types": {"modelled", "absent", "differs"},
    "implemented": {"type", "method", "rule", "answer"},
    "choice": {"choice", "rule", "test"},
    "limit": {"limit", "instead"},
    "brought": {"projects", "about", "step"},
}
OPTIONAL = {"page", "absent", "differs"}
# Words of Swift in a note, which are no names.
LITERALS = {"async", "false", "nil", "true"}
# Words that say nothing of what a phrase is about.
FILLERS = set(
    "a all an and any app apps are as at but by for from has have in is it its no not of on one or "
    "other others own system systems that the there they to user users what which with".split())


def read_notes(findings):
    """The notes, with what cannot be meant told."""
    notes = tomllib.loads(NOTES.read_text())
    for section in notes.keys() - KEYS.keys():
        findings.add(NOTES, None, f"`{section}` is none of {', '.join(KEYS)}")
    for section, known in KEYS.items():
        entries = notes.setdefault(section, {} if section == "types" else [])
        named = entries.items() if section == "types" else enumerate(entries, 1)
        for name, entry in named:
            for key in entry.keys() - known:
                findings.add(NOTES, None, f"{section} {name}: there is no key `{key}`")
            for key in known - OPTIONAL - entry.keys():
                findings.add(NOTES, None, f"{section} {name}: `{key}` is missing")
                entry[key] = ""
            if not isinstance(entry.get("absent", []), list):
                findings.add(
                    NOTES, None, f"{section} {name}: `absent` is a list of names; words are `differs`")
                entry["absent"] = []
    return notes


def read_tests():
    """The names of the tests that hold choices, and their files."""
    tests = {}
    for path in files("Tests", CHOICES):
        text = path.read_text()
        for match in re.finditer(r"@Test\b.*?\bfunc\s+(?:`([^`]+)`|(\w+))", text, flags=re.S):
            tests[match[1] or match[2]] = path
    return tests


def check_types(findings, notes, types):
    for name in notes["types"].keys() - types.keys():
        findings.add(NOTES, None, f"there is a note on `{name}`, which the model does not have")
    for each in types.values():
        if each.kind == "class" and each.name not in notes["types"]:
            findings.add(
                NOTES, None, f"the class `{each.name}` has no note; add\n"
                f'  [types.{each.name}]\n  modelled = "…"\n  absent = ["…"]')
    folders = {area["folder"] for area in notes["area"]}
    for each in types.values():
        if each.area not in folders:
            findings.add(NOTES, None, f"no area `{each.area}`, where `{each.name}` stands")
            folders.add(each.area)
    for area in notes["area"]:
        if not any(each.area == area["folder"] for each in types.values()):
            findings.add(NOTES, None, f"the area `{area['folder']}` has no type")
        if "page" in area and not (ROOT / "Docs" / area["page"]).exists():
            findings.add(NOTES, None, f"the area `{area['folder']}` names no page: {area['page']}")


def check_names(findings, notes, model, helpers):
    """What is said to be absent is not there, and what is said to be there is.

    Names of Fleet's helpers stand in notes too.
    """
    for owner, note in notes["types"].items():
        for name in note.get("absent", []):
            if model.has_member(owner, name):
                findings.add(
                    NOTES, None, f"`{owner}.{name}` is said to be absent, and the model has it")
        for key in ("modelled", "differs"):
            for name in code_words(note.get(key, "")):
                if not is_there(name, owner, model, helpers):
                    findings.add(
                        NOTES, None, f"`{owner}` is said to have `{name}`, and the model does not "
                        "have it")
        for phrase in re.split(r"[,;]| and | or ", re.sub(r"`[^`]*`", "`", note.get("differs", ""))):
            there = named_by(phrase, model.members(owner))
            if there:
                findings.add(
                    NOTES, None, f"`{owner}` is said not to have “{phrase.strip()}”, and it has "
                    f"{', '.join(f'`{name}`' for name in there[:3])}; say what these do not do")


def code_words(text):
    """The names in a text: what stands there as code, and is a plain or a dotted name."""
    names = re.findall(r"`((?:\w+\.)?\w+(?:\([\w:]*\))?)`", text)
    # A name with a capital letter and without UIKit's is one of another module's types.
    return [name for name in names
            if name not in LITERALS and (name[0].islower() or name.startswith("UI"))]


def is_there(name, owner, model, helpers):
    if "." in name:
        return model.has_member(*name.rsplit(".", 1))
    labels = {label for member in model.members(owner)
              for label in re.findall(r"\w+(?=:)", member)}
    return (model.has_member(owner, name) or model.has_member("", name) or name in labels
            or base(name) in helpers.everywhere)


def named_by(phrase, members):
    """The members that have all words of a phrase in their names, as `dragDelegate` has those of "drags"."""
    def words(text):
        return {word.lower().removesuffix("s") for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", text)}
    wanted = words(phrase) - {word.removesuffix("s") for word in FILLERS}
    if not wanted or "`" in phrase:
        return []
    return sorted(name for name in {base(member) for member in members} if wanted <= words(name))


def check_rules(findings, notes, model):
    for entry in notes["implemented"]:
        if not model.has_member(entry["type"], entry["method"]):
            findings.add(
                NOTES, None, f"the model has no `{entry['type']}.{entry['method']}`, whose "
                "implementation a rule is said to depend on")


def check_choices(findings, notes, tests):
    noted = collections.Counter(entry["test"] for entry in notes["choice"])
    for entry in notes["choice"]:
        if entry["test"] not in tests:
            findings.add(
                NOTES, None, f"no test of a file {CHOICES} is called `{entry['test']}`")
        if noted[entry["test"]] > 1:
            findings.add(NOTES, None, f"`{entry['test']}` is noted {noted[entry['test']]} times")
        said = re.search(r"\(behaviour ([\d.]+)", entry["test"])
        if said and said[1].rstrip(".") != entry["rule"]:
            findings.add(
                NOTES, None, f"the test `{entry['test']}` is noted under rule {entry['rule']}")
    for test, path in tests.items():
        if test not in noted:
            rule = re.search(r"\(behaviour ([\d.]+)", test)
            findings.add(
                path, None, f"the test of a choice is not noted in {relative(NOTES)}; add\n"
                f'  [[choice]]\n  choice = "…"\n  rule = "{rule[1] if rule else "…"}"\n'
                f'  test = "{test}"')
