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

  /// A million failures where the tests are long.
  @Test func `receives all failures of eight threads (reporting 11)`() async {
    let log = FailureLog()
    let count = Fuzz.isLong ? 125_000 : 2_000

    await onThreads(8) { thread in
      withFailureReporter(log) {
        for number in 0..<count { reportFailure("", line: UInt(thread * count + number)) }
      }
    }

    var seen = [Bool](repeating: false, count: 8 * count)
    for failure in log.failures { seen[Int(failure.site.line)] = true }
    #expect(log.failures.count == 8 * count)
    #expect(!seen.contains(false))
  }
}
