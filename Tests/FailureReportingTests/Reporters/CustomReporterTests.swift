import TestSupport
import Testing

@testable import FailureReporting

@Suite("CustomReporter")
struct CustomReporterTests {
  @Test func `calls its closure with each failure that counts, before the helper returns`() {
    let trace = Trace()
    let reporter = CustomReporter { trace.add("\($0.name): \($0.reason)") }

    withFailureReporter(reporter) {
      reportFailure("one", name: "Shop.CartError")
      trace.add("goes on")
      reportFailure("two")
    }

    #expect(trace.lines == ["Shop.CartError: one", "goes on", "Fleet.Failure: two"])
  }

  @Test func `has notes printed and not counted (reporting 2)`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(0), observing: [\.standardErrorContent]
    ) {
      let log = FailureLog()
      withFailureReporter(CustomReporter { log.report($0) }) {
        reportFailure("mind", severity: .warning, fileID: "A/B.swift", line: 1)
        swallowAnyErrors { reportFailure("swallowed", fileID: "A/B.swift", line: 2) }
      }
      #expect(log.failures.isEmpty)
    }

    #expect(
      result.errorLines == [
        "B.swift:1: warning: Fleet.Failure: mind",
        "B.swift:2: note: `swallowAnyErrors` caught: Fleet.Failure: swallowed",
      ])
  }
}
