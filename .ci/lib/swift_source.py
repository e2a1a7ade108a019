"""Tells the code of a Swift file from its comments and strings, without a compiler."""

import re

OPENING = re.compile(
    r"""(?P<name>`[^`\n]*`)|(?P<line>//)|(?P<block>/\*)|(?P<string>(?P<pounds>\#*)(?P<quotes>\"\"\"|\"))""")


class SwiftSource:
    """The text of a Swift file three times, with the same lines and columns each time.

    `code` has spaces where comments, names in backticks and the text of strings stood (what is
    interpolated into a string is code), `comments` has spaces where everything else stood.
    """

    def __init__(self, text):
        self.text = text
        self._code = list(text)
        self._comments = [character if character == "\n" else " " for character in text]
        self._scan(0, None)
        self.code = "".join(self._code)
        self.comments = "".join(self._comments)

    def lines_of_code(self):
        return sum(1 for line in self.code.split("\n") if line.strip())

    def _blank(self, start, end, is_comment=False):
        for index in range(start, min(end, len(self.text))):
            if self.text[index] != "\n":
                self._code[index] = " "
                if is_comment:
                    self._comments[index] = self.text[index]

    def _scan(self, index, closing):
        """Reads code up to the parenthesis that ends an interpolation, or to the end."""
        depth = 0
        while index < len(self.text):
            character = self.text[index]
            if closing and character == "(":
                depth += 1
            elif closing and character == ")":
                depth -= 1
                if depth == 0:
                    return index + 1
            opening = OPENING.match(self.text, index)
            if not opening:
                index += 1
            elif opening["name"]:
                # A test's name may be a sentence, quotes and brackets included.
                self._blank(index + 1, opening.end() - 1)
                index = opening.end()
            elif opening["line"]:
                end = self.text.find("\n", index)
                end = len(self.text) if end < 0 else end
                self._blank(index, end, is_comment=True)
                index = end
            elif opening["block"]:
                end = self._end_of_block(index)
                self._blank(index, end, is_comment=True)
                index = end
            else:
                index = self._scan_string(index, opening)
        return index

    def _end_of_block(self, index):
        depth = 0
        for mark in re.compile(r"/\*|\*/").finditer(self.text, index):
            depth += 1 if mark[0] == "/*" else -1
            if depth == 0:
                return mark.end()
        return len(self.text)

    def _scan_string(self, index, opening):
        """Blanks a literal's text, keeps its quotes and what is interpolated."""
        pounds, quotes = opening["pounds"], opening["quotes"]
        end, escape = quotes + pounds, "\\" + pounds
        index = opening.end()
        while index < len(self.text):
            if self.text.startswith(end, index):
                return index + len(end)
            if self.text.startswith(escape + "(", index):
                self._blank(index, index + len(escape))
                index = self._scan(index + len(escape), closing=")")
            elif self.text.startswith(escape, index):
                self._blank(index, index + len(escape) + 1)
                index += len(escape) + 1
            elif self.text[index] == "\n" and quotes == '"':
                return index  # An unfinished literal: the compiler will say so.
            else:
                self._blank(index, index + 1)
                index += 1
        return index
