"""The pages of the rules of UIKit, and where each rule stands."""

import re

from package import ROOT

# How to read the rules, and which numbers stand on which page.
INDEX = ROOT / "Docs" / "Behaviour.md"
RULE = re.compile(r'<a id="([^"]*)"></a>\*\*([^*]+)\*\* (?:\[([A-Z](?:[ ;]+[A-Z]\b)*))?')


def behaviour_pages():
    """The index, and the pages of the areas."""
    return [INDEX, *sorted(INDEX.with_suffix("").glob("*.md"))]


def key(number):
    """What the rules of one section are ordered by: 7.9 comes before 7.10."""
    prefix = re.match(r"[A-Za-z]*", number)[0]
    return prefix, [int(part) for part in re.findall(r"\d+", number)]


def pages_of_rules():
    """The page of each rule, by its number."""
    return {found[1]: page for page in behaviour_pages()
            for found in RULE.finditer(page.read_text())}


def ranges(numbers):
    """Numbers as people write them: `1–35, 40–73, u1`."""
    found = []
    for number in sorted(numbers, key=key):
        prefix, parts = key(number)
        if found:
            last_prefix, last = key(found[-1][1])
            if prefix == last_prefix and parts[:-1] == last[:-1] and parts[-1] == last[-1] + 1:
                found[-1][1] = number
                continue
        found.append([number, number])
    return ", ".join(first if first == last else f"{first}–{last}" for first, last in found)
