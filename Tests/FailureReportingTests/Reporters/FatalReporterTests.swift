import TestSupport
import Testing

@testable import FailureReporting

@Suite("FatalReporter")
struct FatalReporterTests {
  @Test func `prints the failure and ends the process (reporting 7)`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      withFailureReporter(.fatal) {
        reportFailure("one", details: "why", fileID: "A/B.swift", line: 1)
        reportFailure("never reached")
      }
    }

    #expect(
      Array(result.errorLines.prefix(2)) == ["B.swift:1: error: Fleet.Failure: one", "  why"])
    #expect(!result.errorLines.contains { $0.contains("never reached") })
  }

  @Test func `lets a process live that has only warnings and swallowed failures`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      withFailureReporter(.fatal) {
        reportFailure("mind", severity: .warning, fileID: "A/B.swift", line: 1)
        swallowAnyErrors { reportFailure("swallowed", fileID: "A/B.swift", line: 2) }
      }
    }

    #expect(
      result.errorLines == [
        "B.swift:1: warning: Fleet.Failure: mind",
        "B.swift:2: note: `swallowAnyErrors` caught: Fleet.Failure: swallowed",
      ])
  }
}
