import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("Reporting.current")
struct ReportingTests {
  @Test func `is what a scope binds, and changes nothing for the process (reporting 1)`() {
    let log = FailureLog()

    withFailureReporter(log) {
      #expect(Reporting.current as? FailureLog === log)
      #expect(Reporting.default is AutomaticReporter)
    }

    #expect(!(Reporting.current is FailureLog))
  }

  @Test func `is inherited by child tasks and unstructured tasks`() async {
    let log = await logged {
      async let first: Void = reportFailure("a child")
      await first
      await Task { reportFailure("a task") }.value
      await withTaskGroup(of: Void.self) { $0.addTask { reportFailure("one of a group") } }
    }

    #expect(log.failures.reasons == ["a child", "a task", "one of a group"])
  }

  @Test func `is not inherited by detached tasks and threads (reporting 1)`() async {
    let trace = Trace()

    await withFailureReporter(FailureLog()) {
      await Task.detached { trace.add("detached: \(Reporting.current is FailureLog)") }.value
      await onThreads(1) { _ in trace.add("thread: \(Reporting.current is FailureLog)") }
    }

    #expect(trace.lines == ["detached: false", "thread: false"])
  }

  @Test func `hands failures to the reporter of the process where nothing binds one (reporting 1)`()
    async
  {
    await #expect(processExitsWith: .success) {
      let bound = FailureLog()
      let first = FailureLog()
      let second = FailureLog()

      Reporting.default = first
      reportFailure("in the test")
      reportFailure("a warning", severity: .warning)
      await Task.detached { reportFailure("detached") }.value
      await onThreads(1) { _ in reportFailure("on a thread") }
      withFailureReporter(bound) { reportFailure("bound") }
      let swallowed = swallowAnyErrors {
        Reporting.default = second
        reportFailure("swallowed")
      }
      reportFailure("after the change")

      #expect(first.failures.reasons == ["in the test", "detached", "on a thread"])
      #expect(first.notes.reasons == ["a warning"])
      #expect(bound.failures.reasons == ["bound"])
      #expect(swallowed.reasons == ["swallowed"])
      #expect(second.notes.reasons == ["swallowed"])
      #expect(second.failures.reasons == ["after the change"])
    }
  }

  @Test func `lets helpers act where no steps are open`() {
    #expect(Reporting.mayAct())
    swallowAnyErrors { #expect(Reporting.mayAct()) }
  }
}
