"""What every check needs to know: where the package is, and how to say what is wrong."""

import json
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
WORK = ROOT / ".build" / "ci"
# The clean clone, which has the gate's one build. A neighbour of it can depend on "../Fleet".
CLONE = WORK / "clean" / "Fleet"
# The groups of modules; those that a reader must know stand beside them.
GROUPS = {"Engines", "Neighbours", "Suites", "Tools"}


def module_folders(folder="Sources"):
    """The folders of modules, by their names."""
    top = [path for path in (ROOT / folder).iterdir() if path.is_dir()]
    inner = [path for group in top if group.name in GROUPS
             for path in group.iterdir() if path.is_dir()]
    return {path.name: path for path in sorted(top + inner) if path.name not in GROUPS}


def in_module(path):
    """A path within its module: the module's name, and the folders and the file."""
    _, *parts = path.relative_to(ROOT).parts
    return parts[1:] if parts[0] in GROUPS else parts


def manifest_table(name):
    """The modules of one of the tables of Package.swift."""
    text = (ROOT / "Package.swift").read_text()
    table = re.search(rf"^let {name}: Modules = \[\n(.*?)^\]", text, flags=re.M | re.S)
    if not table:
        sys.exit(f"Package.swift: error: there is no table `{name}`")
    return set(re.findall(r'"(\w+)":', table[1]))


# What users import: the libraries, and all that stands in for a framework of Apple's.
MODULES = ["FailureReporting", "Fleet", "FleetDrive", "FleetTesting", "FleetWindow",
           "NetworkAnswers", "TestActivities"] + sorted(
    name for name, folder in module_folders().items()
    if name.startswith("Headless") and any(folder.rglob("*.swift")))


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
    for folder in (CLONE, ROOT):
        if path.is_relative_to(folder):
            return path.relative_to(folder)
    return path


def files(folder, pattern):
    """The files below a folder of the package, in a fixed order, without what is hidden.

    A check that looks at no file would find nothing wrong, ever.
    """
    found = sorted(
        path for path in (ROOT / folder).rglob(pattern)
        if path.is_file()
        and not any(part.startswith(".") for part in path.relative_to(ROOT).parts))
    if not found:
        sys.exit(f"{folder}: error: no file there is called {pattern}")
    return found


def pages():
    """The Markdown files that people read."""
    top = [ROOT / name for name in ("README.md", "CHANGELOG.md")]
    return ([page for page in top if page.exists()] + files("Docs", "*.md")
            + [page for page in files("Sources", "*.md") if page.parent.suffix == ".docc"])


def built(tests=False):
    """Sees to it that the clean clone is built, and returns the folder of its build.

    `.ci/run` says when it has been built already. By itself, a check that runs no tests does not wait
    for them either.
    """
    if not os.environ.get("FLEET_IS_BUILT"):
        result = subprocess.run(
            [ROOT / ".ci" / "checks" / "build", *([] if tests else ["--without-tests"])],
            stdin=subprocess.DEVNULL, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        if result.returncode != 0:
            print(result.stdout)
            sys.exit("error: the package does not build, see above")
        os.environ["FLEET_IS_BUILT"] = "1"
    return products(CLONE)


def products(folder, *options):
    """Where SwiftPM puts what it builds of a package, which differs between its build systems."""
    said = subprocess.check_output(
        ["swift", "build", "--show-bin-path", "--package-path", folder, *options],
        stdin=subprocess.DEVNULL, text=True)
    return pathlib.Path(said.strip().split("\n")[-1])


def built_modules(tests=False):
    """Where the compiler finds the modules of the clean clone."""
    folder = built(tests)
    return folder / "Modules" if (folder / "Modules").is_dir() else folder


def test_programs():
    """The programs with the clone's tests: one for all targets, or one for each."""
    folder = built(tests=True)
    # The client whose build is measured has its tests in the same folder.
    found = sorted(folder.glob("Fleet*.xctest")) or sorted(folder.glob("*-test-runner"))
    return found or sys.exit(f"error: {folder} has no tests")


def target():
    """The toolchain's name for this machine, and its folder of resources."""
    info = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))
    return info["target"]["triple"], pathlib.Path(info["paths"]["runtimeResourcePath"])
