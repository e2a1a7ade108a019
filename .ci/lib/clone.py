"""The clean clone that README.md's commands run in, and whose build every other check looks at.

The clone is of HEAD; where something is not committed, it is a copy of the work tree without
ignored files. A later run makes it equal to the work tree again, but keeps its build: so it builds
what has changed only. In CI there is no earlier run.
"""

import os
import re
import shutil
import subprocess
import sys
import time

import costs
import markdown
from package import CLONE, ROOT, WORK

FRESH = WORK / "clone.fresh"
# Stands while a build runs. What a build that was killed had to warn of, nobody has read.
UNREAD = WORK / "clone.unread"
# As the compiler, and as the package manager warns. Some warnings are of no file: within a macro.
COMPILER_WARNING = re.compile(r"(?:([^\s:][^:]*):\d+:\d+|<unknown>:0): warning: ")
PACKAGE_WARNING = re.compile(r"warning: '[^/']+':")


def commands():
    """The two lines of README.md's first ```sh block that start with `swift `, and where it is."""
    readme = ROOT / "README.md"
    if not readme.exists():
        sys.exit("README.md: error: there is no README.md")
    shell = [block for block in markdown.blocks(readme.read_text()) if block.language == "sh"]
    if not shell:
        sys.exit("README.md: error: there is no ```sh block")
    lines = [line.strip() for line in shell[0].text.split("\n")
             if line.strip().startswith("swift ")]
    if len(lines) != 2:
        sys.exit(f"README.md:{shell[0].line}: error: the first ```sh block has {len(lines)} lines "
                 "that start with `swift `, not two")
    return lines, f"README.md:{shell[0].line}"


def is_warning(line):
    return bool(COMPILER_WARNING.match(line) or PACKAGE_WARNING.match(line))


def run(command):
    """Runs a command in the clone, and returns its status and what it printed.

    A warning is shown as the error that it is here, and a file of the clone as the package's own.
    """
    print(f"$ {command}", flush=True)
    start, output = time.monotonic(), []
    process = subprocess.Popen(
        command, shell=True, cwd=CLONE, stdin=subprocess.DEVNULL, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    for line in process.stdout:
        output.append(line)
        if is_warning(line):
            line = line.replace("warning: ", "error: warning: ", 1)
        print(line.replace(f"{CLONE}/", ""), end="", flush=True)
    status = process.wait()
    print(f"({time.monotonic() - start:.0f} s)\n", flush=True)
    return status, "".join(output)


def build(tests=True):
    """Makes the clone and builds it: README.md's first command, and then everything.

    Ends the check where a command fails, and where there is a warning. A build from nothing says what
    it cost.
    """
    (first, _), place = commands()
    update()
    if UNREAD.exists():
        shutil.rmtree(CLONE / ".build", ignore_errors=True)
    measured = tests and not (CLONE / ".build").exists()
    UNREAD.touch()
    failed, warnings, spent = [], 0, [costs.ruler()] if measured else []
    steps = [costs.client()] if measured else []
    for command in [*steps, first, "swift build --build-tests" if tests else "swift build"]:
        before = costs.spent()
        status, output = run(command)
        spent.append(costs.spent() - before)
        warnings += look_for_warnings(output)
        if status != 0:
            failed.append(f"{place}: error: `{command}` ended with status {status} in a clean clone")
            break
    UNREAD.unlink()
    if warnings:
        failed.append(f"error: {warnings} warnings, see above")
    if measured and not failed:
        ruler, client, *others = spent
        failed = costs.tell(client, sum(others), [ruler, costs.ruler()])
    if failed:
        sys.exit("\n".join(failed))


def look_for_warnings(output):
    """Counts the warnings, and sees to it that the next build repeats them.

    It compiles their files again, and everything where a warning is of no file.
    """
    lines = {line for line in output.split("\n") if is_warning(line)}
    for line in lines:
        found = COMPILER_WARNING.match(line)
        if found and found[1] and os.path.exists(found[1]):
            os.utime(found[1])
        elif found:
            shutil.rmtree(CLONE / ".build", ignore_errors=True)
    return len(lines)


# MARK: Making the clone


def git(*arguments):
    return subprocess.run(
        ["git", "-C", ROOT, *arguments], stdin=subprocess.DEVNULL, capture_output=True, text=True)


def make_fresh_clone():
    shutil.rmtree(FRESH, ignore_errors=True)
    top = git("rev-parse", "--show-toplevel")
    is_repository = top.returncode == 0 and os.path.samefile(top.stdout.strip(), ROOT)
    changes = git("status", "--porcelain").stdout
    if is_repository and not changes.strip():
        subprocess.run(["git", "clone", "--quiet", ROOT, FRESH], check=True)
        return
    if is_repository:
        print("Something is not committed, so this is a copy of the work tree, not a clone of HEAD:")
        print(changes)
        listed = git("ls-files", "-z", "--cached", "--others", "--exclude-standard").stdout
        names = [name for name in listed.split("\0") if name]
    else:
        print(f"This folder is no repository of its own, so this is a copy of it. {top.stderr}")
        names = [str(path.relative_to(ROOT)) for path in ROOT.rglob("*")
                 if not {".build", ".git", ".swiftpm"} & set(path.relative_to(ROOT).parts)]
    for name in names:
        if (ROOT / name).is_file():
            (FRESH / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, FRESH / name)


def update():
    """Makes the clone equal to a fresh one, but keeps its build and the dates of equal files."""
    make_fresh_clone()
    CLONE.mkdir(parents=True, exist_ok=True)
    for old in CLONE.iterdir():
        if old.name in (".build", ".git"):
            continue
        for file in [old] if old.is_file() else (each for each in old.rglob("*") if each.is_file()):
            same = FRESH / file.relative_to(CLONE)
            if same.is_file() and same.read_bytes() == file.read_bytes():
                os.utime(same, ns=(file.stat().st_atime_ns, file.stat().st_mtime_ns))
    if (CLONE / ".build").exists():
        (CLONE / ".build").rename(FRESH / ".build")
    shutil.rmtree(CLONE)
    FRESH.rename(CLONE)
