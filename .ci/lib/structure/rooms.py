"""The rooms: Architecture's tables of folders against the folders that there are."""

import re

from package import ROOT, module_folders, relative

# Where the folders are told, and modules whose folders follow the areas as those of Fleet do.
PLAN = ROOT / "Docs" / "Architecture.md"
BY_AREA = {"FleetBench"}


def rooms_on_page():
    """The folders that Architecture names: of the areas of the model, and of the other modules.

    Both tables have the name in the first column and the folders within it in the last one. A module with
    many folders has several lines.
    """
    rooms = {}
    section = PLAN.read_text().partition("\n## Rooms\n")[2].partition("\n## ")[0]
    for line in section.split("\n"):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.fullmatch(r"`\w+`", cells[0]):
            rooms.setdefault(cells[0].strip("`"), set()).update(re.findall(r"`(\w+)`", cells[-1]))
    return rooms


def folders_in(folder):
    """The folders of sources, without catalogs of documentation."""
    return {path.name: path for path in sorted(folder.iterdir())
            if path.is_dir() and path.suffix != ".docc"}


def check(findings):
    """Architecture's tables of folders are the folders that there are."""
    rooms, modules = rooms_on_page(), module_folders()
    areas = folders_in(modules["HeadlessUIKit"])
    # Fleet's folders are those of the model, and a few of its own.
    own = rooms.pop("Fleet", set())
    others = {name: path for name, path in modules.items() if name in rooms}
    for name in rooms.keys() - areas.keys() - others.keys():
        findings.add(PLAN, None, f"there is no folder `{name}`, which it has among the rooms")
    for name, path in (areas | others).items():
        if name not in rooms:
            findings.add(path, None, f"{relative(PLAN)} has no line for this area")
            continue
        inside = folders_in(path)
        for folder in sorted(rooms[name] - inside.keys()):
            findings.add(PLAN, None, f"there is no folder `{name}/{folder}`, which it names")
        for folder in sorted(inside.keys() - rooms[name]):
            findings.add(inside[folder], None, f"{relative(PLAN)} does not name it within `{name}`")
        for folder in inside.values():
            for deeper in folders_in(folder).values():
                findings.add(deeper, None, "a third level of folders: there are areas and sub-areas")
    for name, path in folders_in(modules["Fleet"]).items():
        if name not in areas and name not in own:
            findings.add(path, None, "the model has no area of this name, and helpers stand in its areas")
    for name in sorted(own - folders_in(modules["Fleet"]).keys()):
        findings.add(PLAN, None, f"there is no folder `Fleet/{name}`, which it names")
    for name, path in modules.items():
        if name not in {"HeadlessUIKit", "Fleet", *BY_AREA, *rooms} and folders_in(path):
            findings.add(path, None, f"{relative(PLAN)} does not name the folders within it")
