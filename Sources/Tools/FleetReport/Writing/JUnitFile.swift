import Foundation
import PropertyLists

/// The results as an XML file that other programs read.
enum JUnitFile {
  static func text(of merged: MergedRuns, title: String) -> String {
    let suites = Dictionary(grouping: merged.tests, by: \.name.suite).sorted { $0.key < $1.key }
    let seconds = merged.tests.reduce(0) { $0 + $1.seconds }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="\(quoted(title))" \(counts(of: merged.tests)) time="\(number(seconds))">
      \(suites.map { suite($0.key, $0.value.sorted { $0.name < $1.name }) }.joined(separator: "\n"))
      </testsuites>

      """
  }

  private static func suite(_ name: String, _ tests: [MergedTest]) -> String {
    let seconds = tests.reduce(0) { $0 + $1.seconds }
    let start =
      "<testsuite name=\"\(quoted(name))\" \(counts(of: tests)) time=\"\(number(seconds))\">"
    return ([start] + tests.map { element($0, $0.last) } + ["</testsuite>"]).joined(separator: "\n")
  }

  private static func counts(of tests: [MergedTest]) -> String {
    let failures = tests.count { $0.verdict == .failed }
    let errors = tests.count { $0.verdict == .unended }
    let skipped = tests.count { $0.verdict == .skipped }
    return
      "tests=\"\(tests.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"\(skipped)\""
  }

  private static func element(_ test: MergedTest, _ outcome: TestOutcome) -> String {
    let place = outcome.place.split(separator: ":")
    let file = place.first.map { " file=\"\(quoted(String($0)))\"" } ?? ""
    let line = place.count > 1 ? place.last.map { " line=\"\(quoted(String($0)))\"" } ?? "" : ""
    let start =
      "  <testcase classname=\"\(quoted(test.name.suite))\" name=\"\(quoted(test.name.function))\""
      + "\(file)\(line) time=\"\(number(outcome.seconds))\""
    let inner = content(outcome)
    return inner.isEmpty ? "\(start)/>" : "\(start)>\n\(inner)\n  </testcase>"
  }

  private static func content(_ outcome: TestOutcome) -> String {
    if outcome.verdict == .skipped { return "    <skipped/>" }
    guard outcome.verdict.isBad else { return "" }
    let name = outcome.verdict == .failed ? "failure" : "error"
    let issues = outcome.issues.filter { $0.kind == .error }
    guard !issues.isEmpty else { return "    <\(name)/>" }
    return issues.map { issue in
      let place = issue.place.isEmpty ? "" : "\(issue.place): "
      return "    <\(name) message=\"\(quoted(issue.headline))\">\((place + issue.text).asMarkup())"
        + "</\(name)>"
    }.joined(separator: "\n")
  }

  private static func quoted(_ text: String) -> String { text.asMarkup(withQuotes: true) }

  private static func number(_ seconds: Double) -> String { String(format: "%.4f", seconds) }
}
