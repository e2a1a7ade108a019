"""What every check needs to know: where the package is, and how to say what is wrong."""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build" / "ci"
MODULES = ["FailureReporting", "HeadlessUIKit", "Fleet", "FleetTesting"]


class Findings:
    """Collects what is wrong, in the form compilers use, and ends the check."""

    def __init__(self):
        self.count = 0

    def add(self, path, line, message):
        place = f"{relative(path)}:{line}" if line else f"{relative(path)}"
        print(f"{place}: error: {message}")
        self.count += 1

    def finish(self, checked):
        if self.count:
            print(f"\n{self.count} found in {checked}.")
            sys.exit(1)
        print(f"Nothing wrong in {checked}.")
        sys.exit(0)


def relative(path):
    """A path as people write it: from the package's folder on."""
    path = pathlib.Path(path)
    return path.relative_to(ROOT) if path.is_relative_to(ROOT) else path


def files(folder, pattern):
    """The files below a folder of the package, in a fixed order, without what is hidden."""
    found = (ROOT / folder).rglob(pattern)
    return sorted(
        path for path in found
        if path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(ROOT).parts))


def pages():
    """The Markdown files that people read."""
    top = [ROOT / name for name in ("README.md", "CHANGELOG.md")]
    return [page for page in top if page.exists()] + files("Docs", "*.md")


def built():
    """Brings the build that `.ci/checks/build` makes up to date, and returns its folder."""
    result = subprocess.run(
        [ROOT / ".ci" / "checks" / "build"], stdin=subprocess.DEVNULL, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if result.returncode != 0:
        print(result.stdout)
        sys.exit("error: the package does not build, see above")
    return WORK / "warnings" / "debug"


def target():
    """The toolchain's name for this machine, and its folder of resources."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    return info["target"]["triple"], pathlib.Path(info["paths"]["runtimeResourcePath"])
