import FleetPort
import Foundation
import XcodeProjects

/// Runs the tests of the package that is written, and after a trap the others in a new process.
struct TestRuns {
  /// What became of the tests.
  struct Outcome: Equatable {
    var passed = 0
    var skipped = 0
    var failed: [String] = []
    /// The tests that have ended the process they ran in.
    var ended: [String] = []
    /// The tests that no process has come to.
    var lost: [String] = []

    var isGood: Bool { failed.isEmpty && ended.isEmpty && lost.isEmpty }

    mutating func add(_ test: String, _ result: TestResult) {
      switch result {
      case .passed: passed += 1
      case .skipped: skipped += 1
      case .failed: failed.append(test)
      case .ended: ended.append(test)
      }
    }
  }

  private static let seconds = 3_600
  private static let secondsToList = 300
  /// The longest argument that a system takes for sure.
  private static let longestArgument = 100_000

  let folder: BuildFolder
  let run: (ProgramCall) -> ProgramEnd
  /// Says a line of what the tests print.
  let print: (String) -> Void

  /// Runs all tests; what cannot be run at all is refused.
  func outcome() throws(Refusal) -> Outcome {
    let end = run(
      ProgramCall(
        folder.command("test", "list", "--skip-build"), seconds: Self.secondsToList))
    guard end.isDone, let program else {
      throw Refusal("The tests of '\(folder.output)' cannot be run: they are not built.")
    }
    var outcome = Outcome()
    let xcTests = XCTestRun.names(in: end.lines)
    for name in xcTests.map(\.module).uniqued {
      runAll(xcTests.filter { $0.module == name }.map(\.name), &outcome) { tests in
        let end = run(ProgramCall([program, tests.joined(separator: ",")], seconds: Self.seconds))
        tell(end)
        return XCTestRun.results(in: end.lines, of: tests)
      }
    }
    runSwiftTests(program, &outcome)
    return outcome
  }

  /// The program with all tests: the newest one, for a package may have had another name.
  private var program: String? {
    let folder = folder.products
    let manager = FileManager.default
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let places = names.filter { $0.hasSuffix(".xctest") }.map { FilePath.join(folder, $0) }
    func date(_ place: String) -> Date {
      (try? manager.attributesOfItem(atPath: place))?[.modificationDate] as? Date ?? .distantPast
    }
    return places.max { date($0) < date($1) }
  }

  private func tell(_ end: ProgramEnd) {
    for line in end.lines { print(Summary.plain(line)) }
  }

  // MARK: One process after the other

  /// Runs tests until each of them has been run, or no process comes to one.
  private func runAll(
    _ tests: [String], _ outcome: inout Outcome, _ run: ([String]) -> [String: TestResult]
  ) {
    var left = tests
    while !left.isEmpty {
      var length = 0
      let chunk = Array(
        left.prefix { test in
          let own = test.utf8.count * 2 + 1
          length += own
          // One at least, however long it is.
          return length < Self.longestArgument || length == own
        })
      let results = run(chunk)
      let done = chunk.filter { results[$0] != nil }
      for test in done { if let result = results[test] { outcome.add(test, result) } }
      var gone = Set(done)
      if done.isEmpty, let first = chunk.first {
        // What is done before the tests of a suite has ended it.
        let lost = chunk.filter { Self.suite(of: $0) == Self.suite(of: first) }
        outcome.lost += lost
        gone = Set(lost)
      }
      left.removeAll(where: gone.contains)
    }
  }

  /// A regular expression for nothing but a text.
  private static func pattern(for text: String) -> String {
    text.map { "\\.*?+[](){}^$|".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static func suite(of test: String) -> Substring { test.prefix { $0 != "/" } }

  // MARK: Swift Testing

  private func runSwiftTests(_ program: String, _ outcome: inout Outcome) {
    let events = FilePath.join(folder.scratch, "tests.jsonl")
    func run(_ filters: [String]) -> SwiftTestEvents {
      try? FileManager.default.removeItem(atPath: events)
      let end = self.run(
        ProgramCall(
          [program, "--testing-library", "swift-testing", "--no-parallel"]
            + ["--event-stream-output-path", events, "--event-stream-version", "0"] + filters,
          seconds: Self.seconds))
      tell(end)
      return SwiftTestEvents(FileManager.default.contents(atPath: events) ?? Data())
    }
    let first = run([])
    for test in first.tests { if let result = first.results[test] { outcome.add(test, result) } }
    let left = first.tests.filter { first.results[$0] == nil }
    guard first.results.values.contains(.ended) else {
      outcome.lost += left
      return
    }
    runAll(left, &outcome) { tests in
      let filter = tests.map(Self.pattern).joined(separator: "|")
      return run(["--filter", "^(\(filter))$"]).results
    }
  }
}

extension Array where Element: Hashable {
  /// The elements, each once.
  fileprivate var uniqued: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
