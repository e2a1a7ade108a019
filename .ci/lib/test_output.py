"""What a run of tests prints besides its tests: what a reader takes for a defect."""

import re

# Swift Testing writes a warning beside the test that it belongs to.
RECORDED = re.compile(r"^.*\brecorded a warning\b")
# Reporters write one as a line of standard error: `CartTests.swift:12: warning: Fleet.Failure: …`.
WRITTEN = re.compile(r"^\S+:\d+(:\d+)?: warning: ")


def warnings(output):
    """The lines of a run that are warnings, with what they say."""
    lines = output.split("\n")
    found = []
    for index, line in enumerate(lines):
        if RECORDED.match(line):
            said = lines[index + 1] if index + 1 < len(lines) else ""
            found.append(f"{line} {said}")
        elif WRITTEN.match(line):
            found.append(line)
    return found
