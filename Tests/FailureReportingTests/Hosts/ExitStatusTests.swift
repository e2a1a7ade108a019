import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("ExitStatus")
struct ExitStatusTests {
  @Test func `is 1 instead of 0 after a failure that XCTest dropped (reporting 4)`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)
      XCTestReporter().report(RecordedFailure("Lost.", details: "Not quite.", site: site))
      exit(0)
    }

    #expect(
      result.errorLines == [
        "error: the test run did not count a failure reported outside of a running test; "
          + "the exit status is 1 because of that.",
        "CartTests.swift:12: error: Fleet.Failure: Lost.",
        "  Not quite.",
      ])
  }

  @Test func `is left as it is where the run failed anyway`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      XCTestReporter().report(RecordedFailure("Lost.", site: CallSite()))
      exit(3)
    }

    #expect(result.errorLines.isEmpty)
  }

  @Test func `names the first twenty failures and counts the rest`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(1), observing: [\.standardErrorContent]
    ) {
      await onThreads(5) { _ in
        for _ in 0..<5 { XCTestReporter().report(RecordedFailure("Lost.", site: CallSite())) }
      }
      exit(0)
    }

    #expect(result.errorLines.first?.contains("did not count failures reported outside") == true)
    #expect(result.errorLines.dropFirst().dropLast().count == 20)
    #expect(result.errorLines.last == "… and 5 more")
  }
}
