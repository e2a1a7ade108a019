import Foundation

/// How long a run took beside the others, and why.
struct RunLength: Encodable, Sendable {
  /// From how many times the mean a run is told to be long.
  private static let long = 1.2

  let name: String
  let tests: Int
  let seconds: Double
  /// How many times as long as the mean it took.
  let times: Double
  /// What took longest in it, where it took longer than others.
  let why: String

  init(_ run: TestRun, mean: Double) {
    name = run.name
    tests = run.outcomes.count
    seconds = run.length
    times = mean > 0 ? run.length / mean : 1
    guard times > Self.long, let slowest = run.outcomes.max(by: { $0.seconds < $1.seconds }) else {
      why = ""
      return
    }
    var sums: [String: Double] = [:]
    for outcome in run.outcomes { sums[outcome.name.suite, default: 0] += outcome.seconds }
    let suite = sums.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let test = "\(slowest.name.type): \(slowest.title) took \(Self.words(slowest.seconds))"
    why = suite.map { "\(test), all of \($0.key) \(Self.words($0.value))" } ?? test
  }

  static func words(_ seconds: Double) -> String { String(format: "%.2f s", seconds) }
}
