"""Finds code blocks, the hidden comments before them, links and anchors in Markdown."""

import dataclasses
import functools
import re

FENCE = re.compile(r"^(?P<indent>\s*)(?P<fence>`{3,}|~{3,})\s*(?P<language>[\w+-]*)")


@dataclasses.dataclass
class Block:
    language: str
    line: int  # Of the block's first line of text.
    text: str
    comments: list  # Of (line, text): the HTML comments that stand directly before the block.


def blocks(text):
    """The fenced code blocks of a page."""
    found, comments = [], []
    lines = text.split("\n")
    index = 0
    while index < len(lines):
        opening = FENCE.match(lines[index])
        if opening:
            fence, indent = opening["fence"], len(opening["indent"])
            start = index = index + 1
            closing = re.compile(rf"^\s*{re.escape(fence[0])}{{{len(fence)},}}\s*$")
            while index < len(lines) and not closing.match(lines[index]):
                index += 1
            body = [line[min(indent, len(line) - len(line.lstrip())):]
                    for line in lines[start:index]]
            found.append(Block(opening["language"].lower(), start + 1, "\n".join(body), comments))
            comments = []
        elif lines[index].lstrip().startswith("<!--"):
            start = index
            while index < len(lines) - 1 and "-->" not in lines[index]:
                index += 1
            comment = "\n".join(lines[start:index + 1])
            comments.append((start + 1, comment.partition("<!--")[2].partition("-->")[0]))
        elif lines[index].strip():
            comments = []
        index += 1
    return found


def prose(text):
    """The page with spaces where code and comments stood, so that lines stay lines."""
    def blanked(match):
        return re.sub(r"[^\n]", " ", match[0])

    lines, fence = [], None
    for line in text.split("\n"):
        mark = FENCE.match(line)
        inside = fence is not None
        if mark and not inside:
            fence, inside = mark["fence"], True
        elif mark and mark["fence"].startswith(fence) and not mark["language"]:
            fence = None
        lines.append(" " * len(line) if inside else line)
    text = re.sub(r"<!--.*?-->", blanked, "\n".join(lines), flags=re.S)
    return re.sub(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)", blanked, text)


def links(text):
    """Pairs of a line and what it links to, in all the forms that Markdown and HTML have."""
    forms = [
        r"\]\(\s*<?([^)<>\s]*)>?(?:\s+[\"'][^)]*)?\)",  # [text](target "title"), ![image](target)
        r"^\s{0,3}\[[^\]^]+\]:\s*<?([^\s<>]+)",  # [label]: target
        r"<(?:a|img|source)\b[^>]*?\b(?:href|src|srcset)\s*=\s*[\"']([^\"']+)",
    ]
    page = prose(text)
    for form in forms:
        for match in re.finditer(form, page, flags=re.M):
            yield page.count("\n", 0, match.start(1)) + 1, match[1]


def rows(text):
    """The rows of the tables: pairs of a line and its cells, as a reader sees them."""
    page = prose(text).split("\n")
    for number, line in enumerate(text.split("\n"), 1):
        # In a block of code all of the line is blank there.
        if line.startswith("|") and page[number - 1].strip():
            shown = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", line.strip().strip("|"))
            yield number, [cell.strip() for cell in re.split(r"(?<!\\)\|", shown)]


@functools.cache
def anchors(text):
    """The anchors of a page: those of its headings, as GitHub makes them, and explicit ones."""
    found, seen = set(), {}
    for line, original in zip(prose(text).split("\n"), text.split("\n")):
        found.update(re.findall(r"<[^>]+\b(?:id|name)\s*=\s*[\"']([^\"']+)", line))
        heading = re.match(r"^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$", original)
        if not heading or not line.strip():
            continue
        title = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading[1])
        slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
        count = seen.get(slug, 0)
        seen[slug] = count + 1
        found.add(f"{slug}-{count}" if count else slug)
    return found
