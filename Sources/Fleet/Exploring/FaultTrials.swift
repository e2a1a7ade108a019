import FailureReporting
import Foundation

/// Plants the faults that tests came by, one at a time, each in another process that runs these tests.
package struct FaultTrials {
  /// A test, or all tests of XCTest together, which are not told apart.
  package struct Test: Hashable, Sendable, Comparable {
    /// The value of `--filter` for the test alone; `nil` for XCTests.
    let filter: String?
    let words: String

    package init(filter: String? = nil, words: String) {
      self.filter = filter
      self.words = words
    }

    /// The test that runs on this task.
    @MainActor static var current: Test? {
      if let filter = TestProcess.nameOfTest, let test = LastWords.test {
        return Test(filter: filter, words: FaultWords.test(test.name, at: test.site))
      }
      return TestProcess.runsXCTests ? Test(words: FaultWords.allXCTests) : nil
    }

    package static func < (one: Self, other: Self) -> Bool {
      (one.words, one.filter ?? "") < (other.words, other.filter ?? "")
    }
  }

  /// A fault that tests came by.
  package struct Fault: Hashable, Sendable, Comparable {
    let kind: AppFault.Kind
    let name: String

    package static func < (one: Self, other: Self) -> Bool {
      let kinds = AppFault.Kind.allCases
      let places = [one, other].map { kinds.firstIndex(of: $0.kind) ?? kinds.endIndex }
      return (places[0], one.name) < (places[1], other.name)
    }
  }

  /// The outcome of all trials.
  package struct Outcome {
    /// How many faults were planted.
    package var count = 0
    /// The faults that no test has noticed, with the tests that came by.
    package var unnoticed: [(fault: String, tests: [Test])] = []
    /// The tests that noticed no fault, with the number of faults that they met.
    package var blind: [(test: Test, count: Int)] = []
    /// The tests that fail without a fault.
    package var failing: [Test] = []
    /// The faults that no test came by again.
    package var lost: [String] = []

    package init() {}
  }

  /// The outcome of a process.
  private struct Trial {
    var red: Set<Test>
    var wasPlanted: Bool
  }

  /// How long a process may take: so many seconds, and so many times its time without a fault.
  private static let patience = (seconds: 20, times: 5)

  private let faults: [(name: String, tests: Set<Test>)]
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "fleet-\(UUID().uuidString)")

  package init(of met: [Fault: Set<Test>]) {
    faults = met.sorted { $0.key < $1.key }.map { ($0.key.name, $0.value) }
  }

  /// Does all of it, and returns the lines that tell of it.
  package var report: [String] {
    guard !faults.isEmpty else { return [FaultWords.nothing] }
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return FaultWords.report(run())
  }

  private func run() -> Outcome? {
    let all = faults.reduce(into: Set()) { $0.formUnion($1.tests) }
    LastWords.say(FaultWords.begin(faults.count, in: all))
    let start = ContinuousClock.now
    guard let usual = run(all, with: nil, limit: 0) else { return nil }
    let took = Int((ContinuousClock.now - start).components.seconds)
    let limit = Self.patience.seconds + Self.patience.times * took
    var outcome = Outcome()
    outcome.failing = usual.red.sorted()
    var counts: [Test: (met: Int, noticed: Int)] = [:]
    for (name, met) in faults {
      let tests = met.subtracting(usual.red)
      guard !tests.isEmpty, let trial = run(tests, with: name, limit: limit) else { continue }
      guard trial.wasPlanted else {
        outcome.lost.append(name)
        continue
      }
      outcome.count += 1
      if trial.red.isEmpty { outcome.unnoticed.append((name, tests.sorted())) }
      for test in tests {
        counts[test, default: (0, 0)].met += 1
        if trial.red.contains(test) { counts[test, default: (0, 0)].noticed += 1 }
      }
    }
    outcome.blind = counts.filter { $0.value.noticed == 0 }.map { ($0.key, $0.value.met) }
      .sorted { $0.test < $1.test }
    return outcome
  }

  // MARK: A process

  /// Runs tests in another process; `nil` where no process can be started.
  private func run(_ tests: Set<Test>, with fault: String?, limit: Int) -> Trial? {
    let events = folder.appending(path: "events").path
    let errors = folder.appending(path: "errors").path
    try? FileManager.default.removeItem(atPath: events)
    let filters = tests.compactMap(\.filter).sorted()
    guard
      let end = TestProcess.run(
        filters.isEmpty ? nil : filters, events: events, variables: Self.variables(fault, limit),
        errors: errors, environment: Self.environment)
    else { return nil }
    var trial = Trial(red: [], wasPlanted: true)
    if case .exit = end {
      trial.wasPlanted = Self.text(of: errors).contains(FaultWords.mark)
    }
    if end == .exit(0) { return trial }
    guard tests.count > 1 else {
      trial.red = tests
      return trial
    }
    var open: Set<Test> = []
    let ended = TestEvents.endings(in: Self.text(of: events))
    for test in tests {
      let endings = ended.filter { id, _ in test.isMeant(by: id) }
      if endings.isEmpty { open.insert(test) }
      if endings.contains(where: { !$0.value }) { trial.red.insert(test) }
    }
    // A process that ends too early reports only some of the tests: the others run alone.
    for test in open.sorted() {
      trial.red.formUnion(run([test], with: fault, limit: limit)?.red ?? [])
    }
    return trial
  }

  private static func text(of path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  /// The environment of this process, without the variables that make it write files that are kept.
  private static let environment = ProcessInfo.processInfo.environment.filter {
    !["FLEET_SCREENS", "FLEET_PICTURES", "FLEET_PREVIEWS"].contains($0.key)
  }

  /// The further environment of such a process.
  ///
  /// - Parameter limit: The seconds after which it ends, or 0 for no limit.
  private static func variables(_ fault: String?, _ limit: Int) -> [String: String] {
    [
      FaultPlanter.variable: fault ?? "", FaultPlanter.variableOfLimit: "\(limit)",
      "FLEET_TRACE": "none", "FLEET_RECORD": "none",
      // A stack of a program with all its symbols takes seconds.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }
}

extension FaultTrials.Test {
  /// Whether Swift Testing means the test by an identifier.
  fileprivate func isMeant(by id: String) -> Bool {
    filter.map { id.range(of: $0, options: .regularExpression) != nil } ?? false
  }
}
