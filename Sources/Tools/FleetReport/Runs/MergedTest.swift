import Foundation

/// A test with what came of it in all runs.
struct MergedTest: Sendable {
  let name: TestName
  /// What came of it, in the order of the runs, each with the run's number.
  private(set) var results: [(run: Int, outcome: TestOutcome)]
  /// What came of it the last time, if that is known.
  var before: RunHistory.Entry?
  /// Whether there was a last time.
  var hasHistory = false

  init(_ outcome: TestOutcome, run: Int) {
    name = outcome.name
    results = [(run, outcome)]
  }

  mutating func add(_ outcome: TestOutcome, run: Int) { results.append((run, outcome)) }

  /// What came of it in the end: what was left out by one run may have run in another.
  var last: TestOutcome {
    let outcomes = results.map(\.outcome)
    return outcomes.last { $0.verdict != .skipped } ?? outcomes[outcomes.count - 1]
  }

  /// What says most: a failure, if there is one.
  var telling: TestOutcome {
    last.verdict.isBad ? last : results.map(\.outcome).last { $0.verdict.isBad } ?? last
  }

  var verdict: TestOutcome.Verdict { last.verdict }
  var isBad: Bool { verdict.isBad }
  var seconds: Double { last.seconds }
  /// The run that has said most.
  var run: Int {
    results.last { $0.outcome.verdict == telling.verdict }?.run ?? results[0].run
  }

  /// Whether it both passed and failed.
  var isFlaky: Bool {
    results.contains { $0.outcome.verdict.isBad }
      && results.contains { $0.outcome.verdict == .passed }
  }

  var isNew: Bool { hasHistory && before == nil }
  var isFixed: Bool { verdict == .passed && before?.verdict.isBad == true }
  /// Whether it fails now, and did not the last time.
  var isNewlyBad: Bool { isBad && before.map { !$0.verdict.isBad } == true }
}
