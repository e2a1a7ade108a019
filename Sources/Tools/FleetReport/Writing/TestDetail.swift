import Foundation

/// What the page shows of a test once it is chosen: it is kept in a file beside the page.
struct TestDetail: Encodable {
  struct Result: Encodable {
    let run: String
    let verdict: TestOutcome.Verdict
    let seconds: Double
  }

  /// Pictures that differ, by their places in the folder of the report.
  struct Comparison: Encodable {
    let name: String
    let expected: String?
    let actual: String?
    let difference: String?
  }

  /// The longest text of an issue, in characters.
  private static let longest = 20_000
  private static let mostIssues = 50

  let issues: [TestIssue]
  var more = 0
  var results: [Result] = []
  var traces: [String] = []
  var pictures: [String] = []
  var comparisons: [Comparison] = []
  /// What came of it the last time.
  var before: TestOutcome.Verdict?
  /// The last run in which it passed.
  var green: String?
  var difference: TraceDifference?

  init(_ test: MergedTest) {
    let all = test.telling.issues
    issues = all.prefix(Self.mostIssues).map { issue in
      guard issue.text.count > Self.longest else { return issue }
      let text = issue.text.prefix(Self.longest) + "\n… and more"
      return TestIssue(kind: issue.kind, text: String(text), place: issue.place)
    }
    more = all.count - issues.count
    before = test.before?.verdict
  }

  /// Whether there is nothing that the list of tests does not show.
  var isEmpty: Bool {
    issues.isEmpty && results.count < 2 && traces.isEmpty && pictures.isEmpty
      && comparisons.isEmpty && before == nil
  }
}
