package import FailureReporting

/// The words for planted faults.
package enum FaultWords {
  static let nothing = "FLEET_PLANT: the tests came by no fault that could be planted."
  static let allXCTests = "the XCTests"
  /// The line of a process in which the fault was planted.
  static let mark = "FLEET_PLANT: planted "

  static func begin(_ faults: Int, in tests: Set<FaultTrials.Test>) -> String {
    let words = tests.first.flatMap { tests.count == 1 ? $0.words : nil }
    return "FLEET_PLANT: \(count(faults, "fault")), one at a time, in "
      + "\(words ?? count(tests.count, "test"))…"
  }

  /// The name of a test, and where it is.
  package static func test(_ name: String, at site: CallSite) -> String {
    let name = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    return "\(name.replacing("`", with: "")) (\(site))"
  }

  /// The last lines of a process that was to plant one fault.
  static func planted(_ name: String, count times: Int) -> [String] {
    if times > 0 { return ["\(mark)\(count(times, "time")): \(name)"] }
    let kinds = AppFault.Kind.allCases.map(\.rawValue).joined(separator: ", ")
    return [
      "FLEET_PLANT: no test came by this: \(name)",
      "  FLEET_PLANT=all lists what there is; kinds are \(kinds).",
    ]
  }

  /// What came of all faults; there is no outcome where there can be no other process.
  package static func report(_ outcome: FaultTrials.Outcome?) -> [String] {
    guard let outcome else {
      return ["FLEET_PLANT: the program cannot be started a second time."]
    }
    var lines: [String] = []
    let faults = "FLEET_PLANT: \(count(outcome.count, "fault")), one at a time."
    if outcome.unnoticed.isEmpty {
      lines.append("\(faults) The tests have noticed each.")
    } else {
      lines.append("\(faults) No test has noticed \(outcome.unnoticed.count):")
      for (fault, tests) in outcome.unnoticed {
        lines.append("  \(fault)")
        lines += tests.prefix(longestList).map { "    green: \($0.words)" }
        if tests.count > longestList { lines.append("    and \(tests.count - longestList) more") }
      }
    }
    if !outcome.blind.isEmpty {
      lines.append("Tests that have noticed nothing:")
      lines += outcome.blind.map { "  \($0.words), \(count($1, "fault"))" }
    }
    if !outcome.failing.isEmpty {
      lines.append("Tests that fail without a fault, and were left out:")
      lines += outcome.failing.map { "  \($0.words)" }
    }
    if !outcome.lost.isEmpty {
      lines.append("Faults that no test came by again, such as texts of the hour:")
      lines += outcome.lost.map { "  \($0)" }
    }
    if let (fault, _) = outcome.unnoticed.first {
      lines.append("To look at one: FLEET_PLANT=\"\(fault)\" swift test")
    }
    return lines
  }

  private static func count(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }

  /// How many of the tests are named that have not noticed a fault.
  private static let longestList = 3
}
