import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("XCTestReporter")
struct XCTestReporterTests {
  @Test func `prints notes on one line and leaves the exit status alone (reporting 5)`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
    ) {
      withFailureReporter(.xcTest) {
        reportFailure("mind", severity: .warning, fileID: "A/B.swift", line: 1)
        swallowAnyErrors { reportFailure("swallowed", fileID: "A/B.swift", line: 2) }
      }
      exit(0)
    }

    #expect(
      result.errorLines == [
        "B.swift:1: warning: Fleet.Failure: mind",
        "B.swift:2: note: `swallowAnyErrors` caught: Fleet.Failure: swallowed",
      ])
  }

  // MARK: XCTest of Swift 6.4, which hands to Swift Testing what fails in its tests

  @Test(arguments: [0, 3])
  func `makes a run red once, though Swift Testing has made a warning of it`(status: Int32)
    async throws
  {
    let result = try await #require(
      processExitsWith: .exitCode(status == 0 ? 1 : status), observing: [\.standardErrorContent]
    ) { [status] in
      let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)
      withKnownIssue {
        XCTestReporter.report(RecordedFailure("Lost.", site: site), to: .handingOn)
      } matching: {
        $0.severity == .warning
          && $0.comments.map(\.rawValue) == ["failed - Fleet.Failure: Lost."]
      }
      exit(status)
    }

    let told = [
      "error: the test run did not count a failure reported outside of a running test; "
        + "the exit status is 1 because of that.",
      "CartTests.swift:12: error: Fleet.Failure: Lost.",
    ]
    #expect(result.errorLines == (status == 0 ? told : []))
  }
}

extension XCTest {
  /// One that does with a failure in a test of Swift Testing what that of Swift 6.4 does by itself.
  fileprivate static var handingOn: Self {
    Self { message, site in
      let place = SourceLocation(
        fileID: "<unknown>/CartTests.swift", filePath: site.filePath.description,
        line: Int(site.line), column: 1)
      Issue.record("failed - \(message)", severity: .warning, sourceLocation: place)
    }
  }
}
