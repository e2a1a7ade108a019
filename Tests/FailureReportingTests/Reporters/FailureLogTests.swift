import TestSupport
import Testing

@testable import FailureReporting

@Suite("FailureLog")
struct FailureLogTests {
  @Test func `keeps errors and notes apart, each in their order`() {
    let log = logged {
      reportFailure("one")
      reportFailure("two", severity: .warning)
      swallowAnyErrors { reportFailure("three") }
      reportFailure("four")
    }

    #expect(log.failures.reasons == ["one", "four"])
    #expect(log.notes.reasons == ["two", "three"])
  }

  @Test func `is empty at first`() {
    #expect(FailureLog().failures.isEmpty)
    #expect(FailureLog().notes.isEmpty)
  }

  @Test func `receives a million failures from eight threads (reporting 11)`() async {
    let log = FailureLog()

    await onThreads(8) { thread in
      withFailureReporter(log) {
        for number in 0..<125_000 { reportFailure("", line: UInt(thread * 125_000 + number)) }
      }
    }

    var seen = [Bool](repeating: false, count: 1_000_000)
    for failure in log.failures { seen[Int(failure.site.line)] = true }
    #expect(log.failures.count == 1_000_000)
    #expect(!seen.contains(false))
  }
}
