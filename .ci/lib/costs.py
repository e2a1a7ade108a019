"""What builds from nothing cost: of what a client compiles first, and of the tests.

Seconds of the processor differ from machine to machine, and on one with what else it does. So they
are told in rulers: one is what a source that never changes costs the same compiler, measured before
and after. `.ci/costs.toml` keeps the figures of the last commit that changed them much.
"""

import os
import re
import resource
import subprocess
import sys
import tempfile
import tomllib

from package import CLONE, ROOT

KEPT = ROOT / ".ci" / "costs.toml"
# A package with one test, beside the clone: as it builds where the clone does, nothing is built twice.
CLIENT = CLONE.parent / "Client"
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Client", dependencies: [.package(name: "Fleet", path: "../Fleet")],
  targets: [
    .testTarget(
      name: "ClientTests", dependencies: [.product(name: "FleetTesting", package: "Fleet")])
  ])
"""
TEST = """import FleetTesting
import Testing

@MainActor @Test func oneButtonIsTapped() {
  UIButton().tap()
}
"""
TOLD, REFUSED = 1.03, 1.10

# Types, closures, generics and texts, as in code that people write.
RULER = """
struct Row%(n)d: Hashable, Codable {
  var name: String
  var counts: [String: Int]
  var next: [Row%(n)d]

  func sum(of keys: [String]) -> Int {
    keys.compactMap { counts[$0] }.filter { $0 %% 2 == %(n)d %% 2 }.reduce(0, +)
  }

  func told(_ depth: Int) -> String {
    guard depth > 0 else { return "\\(name) …" }
    let below = next.sorted { $0.name < $1.name }.map { $0.told(depth - 1) }
    return ([name] + below).joined(separator: ", ") + " (\\(sum(of: counts.keys.sorted())))"
  }

  mutating func add<Values: Sequence>(_ values: Values) where Values.Element == (String, Int) {
    for (key, value) in values {
      switch counts[key] {
      case let old? where old > value: next.append(Row%(n)d(name: key, counts: [:], next: []))
      case .some, nil: counts[key] = value
      }
    }
  }
}
"""


def spent():
    """The processor seconds of all that this process has started and waited for."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def client():
    """Makes the package of a client, and says how it is built."""
    tests = CLIENT / "Tests" / "ClientTests"
    tests.mkdir(parents=True, exist_ok=True)
    (CLIENT / "Package.swift").write_text(MANIFEST)
    (tests / "ClientTests.swift").write_text(TEST)
    return f"swift build --build-tests --package-path {CLIENT} --scratch-path {CLONE}/.build"


def ruler():
    """What the source that never changes costs now."""
    with tempfile.TemporaryDirectory() as folder:
        source = os.path.join(folder, "Ruler.swift")
        with open(source, "w") as file:
            file.write("\n".join(RULER % {"n": number} for number in range(30)))
        before = spent()
        result = subprocess.run(
            ["swiftc", "-c", "-parse-as-library", "-swift-version", "6", "-Onone", "-g", source,
             "-o", os.path.join(folder, "Ruler.o")],
            stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if result.returncode != 0:
            sys.exit(f"error: the ruler of costs does not compile\n{result.stderr}")
        return spent() - before


def tests_and_lines():
    """How many tests stand in the clone, and how many lines they have."""
    texts = [path.read_text() for path in sorted((CLONE / "Tests").rglob("*.swift"))]
    tests = sum(len(re.findall(r"@Test\b|^  func test\w*\(", text, flags=re.M)) for text in texts)
    return tests, sum(text.count("\n") for text in texts)


def tell(client, with_tests, rulers):
    """Prints what builds from nothing cost, and returns what is wrong with it."""
    one = sum(rulers) / len(rulers)
    tests, lines = tests_and_lines()
    figures = {"client": client / one, "tests": with_tests / one}
    print(f"A client's first build: {client:.0f} s of the processor ({figures['client']:.1f} rulers).")
    print(f"The tests: {with_tests:.0f} s ({figures['tests']:.1f} rulers), "
          f"{with_tests / tests * 1000:.0f} ms each of {tests:,}, "
          f"{with_tests / lines * 1000:.1f} s for 1,000 lines.")
    kept = tomllib.loads(KEPT.read_text())
    faults = []
    for name, figure in figures.items():
        share = figure / kept[name]
        if share > TOLD:
            print(f"That is {share - 1:+.0%} for the {name}.")
        if share > REFUSED:
            faults.append(
                f".ci/costs.toml: error: building the {name} costs {figure:.1f} rulers, not "
                f"{kept[name]}: find out why, or write it there and say why in the commit")
    return faults
