import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("ConsoleReporter")
struct ConsoleReporterTests {
  @Test func `writes errors with their details, and notes on one line, to standard error`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      withFailureReporter(.console) {
        reportFailure("one", details: "why\nhow", fileID: "A/B.swift", line: 1)
        reportFailure("two", severity: .warning, details: "why", fileID: "A/B.swift", line: 2)
      }
      exit(0)
    }

    #expect(
      result.errorLines == [
        "B.swift:1: error: Fleet.Failure: one", "  why", "  how",
        "B.swift:2: warning: Fleet.Failure: two",
      ])
    #expect(result.outputLines.isEmpty)
  }

  @Test func `writes lines of many threads whole (reporting 11)`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      await onThreads(8) { thread in
        withFailureReporter(.console) {
          for _ in 0..<500 {
            reportFailure(String(repeating: "\(thread)", count: 300), fileID: "B.swift", line: 1)
          }
        }
      }
    }

    let counts = result.errorLines.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let expected = (0..<8).map {
      "B.swift:1: error: Fleet.Failure: " + String(repeating: "\($0)", count: 300)
    }
    #expect(counts == Dictionary(uniqueKeysWithValues: expected.map { ($0, 500) }))
  }
}
