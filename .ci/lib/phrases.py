"""The phrases that comments and pages do without, and what to say in their place."""

import re

import markdown
from package import ROOT, files, relative
from swift_source import SwiftSource

# The rules' texts quote their sources, and what is generated quotes the names of tests.
QUOTING = ("Docs/Behaviour", "Docs/Fidelity", "Docs/Fidelity.md")

PHRASES = {
    r"(?:is|are|was|were|be|been|being) none":
        "say what is missing or wrong, as in “an invalid time” or “without a title”",
    r"(?:nobody|somebody|whoever|whomever)(?:'s)?":
        "name it, as in “no delegate”, “a test” or “the calling code”",
    r"those (?:that|who|whom|which|whose)": "repeat the noun, as in “views that” or “hidden ones”",
    r"those of": "say it with the owner, as in “the cell's”",
    r"one's own": "“your own”, or “a private one”",
    r"whose (?:\w+ )?(?:it|they) (?:is|are|was|were)": "“its window”",
    r"(?:all|by|for|from|of|tells|asks|told|to) who|(?-i:Who)":
        "use a noun, as in “the waiting test” or “the delegate”",
}

# A phrase may go on in the next line of a comment or a page.
GAP = r"(?:[ \t]+|[ \t]*\n[ \t]*(?://+[ \t]*)?)"
PATTERNS = [(re.compile(rf"(?<!\w)(?:{phrase.replace(' ', GAP)})(?!\w)", re.I), advice)
            for phrase, advice in PHRASES.items()]
CODE = re.compile(r"```.*?```|`[^`\n]*(?:\n[^`\n]*)?`", re.S)


def found_in(text):
    """The phrases in a text without its code: their lines, what stands there, and what to say."""
    text = CODE.sub(lambda match: re.sub(r"[^\n]", "·", match[0]), text)
    for pattern, advice in PATTERNS:
        for match in pattern.finditer(text):
            words = " ".join(re.sub(r"\n[ \t]*//+", " ", match[0]).split())
            yield text.count("\n", 0, match.start()) + 1, words, advice


def read():
    """What is to be read: each file, with its comments or its prose."""
    left_out = tuple(f"{folder}/" for folder in QUOTING) + QUOTING
    for folder in ("Sources", "Tests"):
        for path in files(folder, "*.swift"):
            if not str(relative(path)).startswith(left_out) and "Fixtures" not in path.parts:
                yield path, SwiftSource(path.read_text()).comments
    for page in [ROOT / "README.md", *files("Docs", "*.md"), *sorted((ROOT / ".github").rglob("*.md"))]:
        if not str(relative(page)).startswith(left_out):
            yield page, markdown.prose(page.read_text())
