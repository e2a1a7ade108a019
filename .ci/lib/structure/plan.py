"""What lies where: folders that say something, in a plan that a reader can look over."""

import re

from package import GROUPS, ROOT, files, in_module, relative

FULL_FOLDER = 45
DRAWERS = {"utils", "helpers", "extensions", "core", "common", "misc"}
# All that stands in the package's folder, besides the dot files.
TOP_LEVEL = {"CHANGELOG.md", "Docs", "LICENSE", "Package.swift", "README.md", "Sources", "Tests"}
VERSION = "Sources/Fleet/Version.swift"
# The modules that a reader must know, which stand beside the groups, and the tests that stand so.
HOUSE = {"FailureReporting", "Fleet", "FleetTesting", "HeadlessUIKit"}
TESTS_OF_HOUSE = {"FailureReportingTests", "FleetTests", "HeadlessUIKitTests", "ExampleTests",
                  "ExampleUITests", "HostTests", "SwiftFiveClientTests", "Support",
                  "XCTestHostTests"}


def check(sources, findings):
    check_top_level(findings)
    check_version(findings)
    check_plan("Sources", HOUSE | GROUPS, findings)
    check_plan("Tests", TESTS_OF_HOUSE | GROUPS, findings)
    check_areas(findings)
    check_folders(sources, findings)
    check_names("Sources", findings)
    check_names("Tests", findings)


def check_names(folder, findings):
    """No drawers for what has no place, and no two files of a module with the same name."""
    names = {}
    for path in files(folder, "*"):
        module, *inner = in_module(path)
        for name in {part for part in (module, *inner[:-1]) if part.lower() in DRAWERS}:
            findings.add(path, None, f"the folder `{name}` says nothing: name the area, as UIKit does")
        # A package within the tests, a client to build, has modules of its own, and so have the
        # projects that tests read.
        is_own = "Fixtures" in inner or any(
            (parent / "Package.swift").exists() for parent in path.parents
            if parent.is_relative_to(ROOT / folder))
        if path.suffix == ".swift" and inner and not is_own:
            names.setdefault((module, path.name), []).append(path)
    for (module, name), paths in names.items():
        if len(paths) > 1:
            others = ", ".join(str(relative(path)) for path in paths[1:])
            findings.add(
                paths[0], None,
                f"{module} has another file {name} ({others}); #fileID must tell them apart")


def check_folders(paths, findings):
    """No folder holds more files than can be looked over."""
    folders = {}
    for path in paths:
        folders.setdefault(path.parent, []).append(path)
    for folder, inside in folders.items():
        if len(inside) > FULL_FOLDER:
            findings.add(folder, None, f"{len(inside)} files are in one folder, and {FULL_FOLDER} may "
                         "be: make rooms of what belongs together")


def check_top_level(findings):
    """Nothing that a tool left behind."""
    for path in sorted(ROOT.iterdir()):
        if path.name not in TOP_LEVEL and not path.name.startswith("."):
            findings.add(path, None, "it does not belong into the package's folder")


def check_version(findings):
    """The version that the tour prints is the newest release of the changelog."""
    newest = re.search(r"^## (\d[\d.]*)$", (ROOT / "CHANGELOG.md").read_text(), re.M)
    if not newest or f'version = "{newest[1]}"\n' not in (ROOT / VERSION).read_text():
        findings.add(VERSION, None, "it is not the newest release that CHANGELOG.md has")


def check_plan(folder, names, findings):
    """A new module stands in a group."""
    for path in sorted((ROOT / folder).iterdir()):
        if path.name not in names:
            findings.add(path, None, f"{folder} has four modules and four groups: it belongs into "
                         "one of these")


def check_areas(findings):
    """What lies among the model's tests belongs to the target of an area, or nobody would run it."""
    manifest = (ROOT / "Package.swift").read_text()
    for path in sorted((ROOT / "Tests" / "HeadlessUIKitTests").iterdir()):
        if f'"{path.name}"' not in manifest:
            findings.add(path, None, "no target has it: name the area in Package.swift")
