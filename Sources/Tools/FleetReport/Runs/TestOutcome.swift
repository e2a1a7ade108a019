import Foundation

/// What came of a test in one run.
struct TestOutcome: Sendable {
  enum Verdict: String, Codable, Sendable {
    case passed, failed, skipped
    /// The process ended while the test was running.
    case unended

    var isBad: Bool { self == .failed || self == .unended }
  }

  let name: TestName
  /// The name that its author has given it, if not that of the function.
  var title: String
  /// Where it stands, such as `ShopTests/CartTests.swift:8`.
  var place = ""
  var verdict = Verdict.passed
  var seconds = 0.0
  var issues: [TestIssue] = []
  /// The files that belong to it.
  var attachments: [URL] = []

  init(_ name: TestName, title: String? = nil) {
    self.name = name
    self.title = title ?? name.title
  }
}
