import Foundation
import PropertyLists

/// What tests took the last time, from a file that tells it.
enum ShardTimes {
  /// Reads an xunit file, an event stream, or a folder with such; of a test that is in several, the
  /// longest time counts.
  static func read(_ paths: [String]) throws(Finding) -> [TestName: Double] {
    var times: [TestName: Double] = [:]
    for path in paths {
      let run = try RunReader.read(path, leavingOut: nil)
      if run.outcomes.isEmpty {
        throw run.findings.first ?? Finding(file: path, "No test is in it.")
      }
      for outcome in run.outcomes where !outcome.name.suite.isEmpty {
        times[outcome.name] = max(times[outcome.name] ?? 0, outcome.seconds)
      }
    }
    return times
  }
}
