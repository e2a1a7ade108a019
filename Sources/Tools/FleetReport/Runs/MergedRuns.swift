import Foundation
import PropertyLists

/// Several runs as one: parts of a suite, or repetitions.
struct MergedRuns: Sendable {
  let runs: [TestRun]
  /// All tests: failures first, then in the order of their names.
  private(set) var tests: [MergedTest] = []
  private(set) var screens = SeenScreens()
  private(set) var deferred = DeferredPlaces()

  init(_ runs: [TestRun], since history: RunHistory? = nil) {
    self.runs = runs
    var places: [TestName: Int] = [:]
    for (number, run) in runs.enumerated() {
      for outcome in run.outcomes {
        if let place = places[outcome.name] {
          tests[place].add(outcome, run: number)
        } else {
          places[outcome.name] = tests.count
          tests.append(MergedTest(outcome, run: number))
        }
      }
      screens.add(run.screens)
      deferred.add(run.deferred)
    }
    if let history {
      for index in tests.indices {
        tests[index].hasHistory = true
        tests[index].before = history.tests[tests[index].name.key]
      }
    }
    tests.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
  }

  var findings: [Finding] { runs.flatMap(\.findings) }
  var bad: [MergedTest] { tests.filter(\.isBad) }
  var flaky: [MergedTest] { tests.filter(\.isFlaky) }
  var fixed: [MergedTest] { tests.filter(\.isFixed) }
  var new: [MergedTest] { tests.filter(\.isNew) }
  var skipped: [MergedTest] { tests.filter { $0.verdict == .skipped } }
  var passedCount: Int { tests.count { $0.verdict == .passed } }

  /// The tests that took longest, the longest first.
  func slowest(_ most: Int) -> [MergedTest] {
    Array(tests.sorted { ($1.seconds, $0.name) < ($0.seconds, $1.name) }.prefix(most))
  }

  /// What a person reads of how long each run took.
  var lengths: [RunLength] {
    let mean = runs.reduce(0) { $0 + $1.length } / Double(max(runs.count, 1))
    return runs.map { RunLength($0, mean: mean) }
  }
}

extension MergedTest {
  /// What is new among failures comes first.
  fileprivate var rank: Int { isNewlyBad ? 0 : isBad ? 1 : isFlaky ? 2 : 3 }
}
