import TestSupport
import Testing

@testable import FailureReporting

@Suite("FailureReporter")
struct FailureReporterTests {
  private struct Naive: FailureReporter {
    let trace: Trace
    func report(_ failure: RecordedFailure) { trace.add(failure.reason) }
  }

  @Test func `gets what counts and nothing else, where it implements report alone (reporting 2)`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let trace = Trace()
      withFailureReporter(Naive(trace: trace)) {
        reportFailure("counts")
        reportFailure("warns", severity: .warning)
        swallowAnyErrors { reportFailure("is swallowed") }
        reportFailure("counts too")
      }
      #expect(trace.lines == ["counts", "counts too"])
    }

    #expect(result.errorLines.count == 2)
  }

  @Test func `writes a note as one line to standard error, unless it says otherwise`() async throws
  {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let reporter = CustomReporter { _ in }
      let site = CallSite("Shop/CartTests.swift", "/src/CartTests.swift", 12, 5)
      for awkward in AwkwardText.allCases {
        reporter.note(RecordedFailure(awkward.text, site: site, swallowedBy: site))
      }
    }

    #expect(result.errorLines.count == AwkwardText.allCases.count)
    #expect(
      result.errorLines.allSatisfy {
        $0.hasPrefix("CartTests.swift:12: note: `swallowAnyErrors` caught: Fleet.Failure: ")
      })
  }
}
