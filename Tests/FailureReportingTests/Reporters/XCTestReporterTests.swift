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
}
