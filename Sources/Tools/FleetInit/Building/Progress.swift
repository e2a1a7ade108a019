import Foundation

/// Tells what the command does, and how long it took.
struct Progress {
  /// Says a line at once.
  let say: (String) -> Void
  /// The moment that it is.
  var now: () -> ContinuousClock.Instant = { ContinuousClock.now }

  /// Does a step.
  ///
  /// - Parameters:
  ///   - doing: What is done: `Building 4 targets`.
  ///   - done: What came of it: `built`.
  func step<Result, Failure: Error>(
    _ doing: String, _ done: (Result) -> String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = now()
    say(Summary.plain("\(doing) …"))
    let result = try body()
    say(Summary.plain("  \(done(result)), in \(Self.words(now() - start))"))
    return result
  }

  /// A time as people say it: `0.4 s`, `12 s`, `3 min 5 s`.
  static func words(_ time: Duration) -> String {
    let seconds = time / .seconds(1)
    if seconds < 10 { return String(format: "%.1f s", seconds) }
    let whole = Int(seconds.rounded())
    return whole < 60 ? "\(whole) s" : "\(whole / 60) min \(whole % 60) s"
  }
}
