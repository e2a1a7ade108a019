"""Where a build puts its products is SwiftPM's to say: `swift build --show-bin-path`."""

import pathlib
import re

from package import ROOT, files

PLACE = re.compile(
    r"\.build/(?:debug|release|out)\b|\b(?:x86_64|aarch64|arm64)-unknown-linux|\w+PackageTests\.xctest"
    r"|[/,]\s*\"(?:debug|release)(?:\"|/|\.yaml)|\(\"(?:debug|release)(?:\"|/|\.yaml)")
# The one that builds by SwiftPM's own build system, and says so to it.
SAYS_SYSTEM = {"BuildFolder.swift"}


def check(findings):
    """No program and no page takes a build folder's inside for granted: another build system has another."""
    programs = [path for path in (ROOT / ".ci").rglob("*")
                if path.is_file() and path.name != "planted-faults" and path.suffix in ("", ".py")
                and path != pathlib.Path(__file__).resolve() and "__pycache__" not in path.parts]
    looked = (files("Sources", "*.swift") + files("Tests/HostTests", "*.swift") + files("Docs", "*.md")
              + [ROOT / "README.md"] + sorted(programs))
    for path in looked:
        if path.name in SAYS_SYSTEM:
            continue
        for number, line in enumerate(path.read_text(errors="replace").split("\n"), 1):
            for found in PLACE.finditer(line):
                findings.add(path, number, f"`{found[0]}` is where one build system puts it: ask "
                             "`swift build --show-bin-path`")
