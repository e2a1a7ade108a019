import FleetTesting
import Foundation
import Testing

@testable import Fleet

@MainActor @Suite(.freshApplication)
struct TraceFailureTextsTests {
  @Test func `a trace that cannot be written, or that nobody can ask for, is a failure`() {
    let log = FailureLog()
    withFailureReporter(log) {
      Fleet.trace(to: "/dev/null/trace.html") {}
      let environment = ["FLEET_TRACE": "always"]
      #expect(TraceRecord.open(name: "a", to: nil, at: CallSite(), in: environment) == nil)
    }

    #expect(
      log.failures.map { "\($0.name): \($0.reason)" } == [
        "Fleet.TraceError: Cannot write the trace '/dev/null/trace.html'.",
        "Fleet.TraceError: Cannot keep traces: FLEET_TRACE is 'always'.",
      ])
    #expect(log.failures.last?.details == "It can be failed, all or none.")
  }
}
