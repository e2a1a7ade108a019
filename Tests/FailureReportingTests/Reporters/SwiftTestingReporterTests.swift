import TestSupport
import Testing

@testable import FailureReporting

@Suite("SwiftTestingReporter")
struct SwiftTestingReporterTests {
  @Test func `records an issue, which a known issue may match (reporting 4)`() {
    let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)

    withKnownIssue {
      withFailureReporter(.swiftTesting) {
        reportFailure(RecordedFailure("Lost.", name: .alert, details: "Why.", site: site))
      }
    } matching: {
      $0.severity == .error && $0.comments.map(\.rawValue) == ["Fleet.AlertError: Lost.\n  Why."]
        && $0.sourceLocation?.fileID == "Shop/CartTests.swift"
        && $0.sourceLocation?.line == 12 && $0.sourceLocation?.column == 5
    }
  }

  @Test func `shows what a terminal would obey`() {
    withKnownIssue {
      withFailureReporter(.swiftTesting) { reportFailure("a\u{1B}[2J\n::error::b") }
    } matching: {
      $0.comments.map(\.rawValue) == ["Fleet.Failure: a\\u{1B}[2J\n\\u{3A}:error::b"]
    }
  }

  @Test func `records a warning for a swallowed failure (reporting 5)`() {
    withKnownIssue {
      withFailureReporter(.swiftTesting) {
        _ = swallowAnyErrors { reportFailure("Lost.", name: "Fleet.AlertError") }
      }
    } matching: {
      $0.severity == .warning
        && $0.comments.map(\.rawValue) == ["`swallowAnyErrors` caught: Fleet.AlertError: Lost."]
    }
  }
}
