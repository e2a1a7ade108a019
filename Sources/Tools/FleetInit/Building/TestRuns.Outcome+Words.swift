extension TestRuns.Outcome {
  /// The most tests that are named.
  private static let mostNamed = 20

  /// The last lines of `fleet-init --test`.
  var lines: [String] {
    let counts = [
      "\(passed) passed", "\(failed.count) failed", skipped == 0 ? nil : "\(skipped) skipped",
      ended.isEmpty ? nil : "\(ended.count) ended the process",
      lost.isEmpty ? nil : "\(lost.count) did not run",
    ].compactMap(\.self)
    return ["Tests: " + counts.joined(separator: ", ")] + Self.lines("failed", failed)
      + Self.lines("ended the process, and others ran in a new one", ended)
      + Self.lines("did not run", lost)
  }

  private static func lines(_ verb: String, _ tests: [String]) -> [String] {
    let rest = tests.count - mostNamed
    return tests.prefix(mostNamed).map { "  \(Summary.plain($0)) \(verb)" }
      + (rest > 0 ? ["  … and \(rest) more \(verb)"] : [])
  }
}
