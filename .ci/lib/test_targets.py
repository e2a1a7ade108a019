"""The targets of tests, each of which can be run by itself."""

import os
import re
import signal
import subprocess
import sys
import tempfile

import test_output
from package import CLONE, test_programs


def ways_of_targets():
    """The commands that run the tests of each target: those of Swift Testing, and those of XCTest."""
    ways = {}
    for program in test_programs():
        listed = subprocess.run([program, "--list-tests"], capture_output=True, text=True, cwd=CLONE)
        cases = {}
        for found in re.finditer(r"^(\w+)\.\w+/\w+$", listed.stdout, re.M):
            cases.setdefault(found[1], []).append(found[0])
        listed = subprocess.run([program, "--testing-library", "swift-testing", "--list-tests"],
                                capture_output=True, text=True, cwd=CLONE)
        for name in sorted(set(re.findall(r"^(\w+)\.", listed.stdout, re.M))):
            ways.setdefault(name, []).append(
                [program, "--testing-library", "swift-testing", "--filter", rf"^{name}\."])
        for name, tests in cases.items():
            ways.setdefault(name, []).append([program, ",".join(tests)])
    return ways


def chosen(names):
    """The targets of these names, or all, with the commands of each."""
    ways = ways_of_targets()
    if unknown := [name for name in names if name not in ways]:
        sys.exit(f"error: there are no tests of {', '.join(unknown)}")
    if not ways:
        sys.exit("error: there are no tests")
    return {name: ways[name] for name in names or sorted(ways)}


def run(command, seconds, **variables):
    """Runs some tests, and says what was wrong, or nothing, and what was printed."""
    with tempfile.TemporaryDirectory() as folder:
        # No run sees what another one keeps.
        environment = {**os.environ, **variables, "TMPDIR": folder, "CFFIXED_USER_HOME": folder}
        process = subprocess.Popen(
            command, cwd=CLONE, env=environment, stdin=subprocess.DEVNULL, text=True,
            errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True)
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, _ = process.communicate()
            return f"did not end within {seconds} s", output
    if process.returncode != 0:
        return f"ended with status {process.returncode}", output
    if found := test_output.warnings(output):
        return f"printed {len(found)} warnings", output
    return None, output


def excerpt(output):
    """What matters of a log: what failed, and how it ended."""
    lines = output.rstrip().split("\n")
    told = [line for line in lines
            if re.search(r"error:|recorded an issue|[Ff]atal error", line)] + test_output.warnings(output)
    return "\n".join(f"    {line[:300]}" for line in told[:10] + ["…"] + lines[-10:])
