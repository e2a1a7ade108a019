import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("Reporting.deliver(_:)")
struct ReportingDeliveryTests {
  /// A reporter that does something of its own whenever it receives a failure.
  struct Busy: FailureReporter {
    let trace = Trace()
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func report(_ failure: RecordedFailure) { receive("report \(failure.reason)") }
    func note(_ failure: RecordedFailure) { receive("note \(failure.reason)") }

    private func receive(_ line: String) {
      trace.add(line)
      body()
      trace.add("end")
    }
  }

  @Test func `hands errors to report and warnings to note, before the helper returns`() {
    let trace = Trace()

    withFailureReporter(TracingReporter(trace)) {
      reportFailure("one")
      trace.add("goes on")
      reportFailure("two", severity: .warning)
      trace.add("goes on")
    }

    #expect(trace.lines == ["report one", "goes on", "note two", "goes on"])
  }

  @Test(arguments: RecordedFailure.Severity.allCases)
  func `sends what a reporter reports itself to the running test`(
    severity: RecordedFailure.Severity
  ) {
    let reporter = Busy { reportFailure("inner") }

    withKnownIssue {
      withFailureReporter(reporter) {
        reportFailure("outer", severity: severity)
        reportFailure("outer", severity: severity)
      }
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Fleet.Failure: inner
          (reported by a reporter, while it received another failure)
        """
      ]
    }

    let received = severity == .error ? "report outer" : "note outer"
    #expect(reporter.trace.lines == [received, "end", received, "end"])
  }

  @Test func `lets a reporter swallow what it does itself`() {
    let swallowed = FailureLog()
    let reporter = Busy {
      for failure in swallowAnyErrors({ reportFailure("inner") }) { swallowed.report(failure) }
    }

    withKnownIssue {
      withFailureReporter(reporter) { reportFailure("outer") }
    } matching: {
      $0.severity == .warning
        && $0.comments.map(\.rawValue) == [
          """
          `swallowAnyErrors` caught: Fleet.Failure: inner
            (reported by a reporter, while it received another failure)
          """
        ]
    }

    #expect(reporter.trace.lines == ["report outer", "end"])
    #expect(swallowed.failures.reasons == ["inner"])
  }

  @Test func `lets a reporter swallow the errors that it throws itself`() {
    let swallowed = FailureLog()
    let reporter = Busy {
      let failures = swallowAnyErrors {
        throw RecordedFailure("thrown", site: CallSite())
      }
      for failure in failures { swallowed.report(failure) }
    }

    withKnownIssue {
      withFailureReporter(reporter) { reportFailure("outer") }
    } matching: {
      $0.severity == .warning
        && $0.comments.map(\.rawValue) == [
          """
          `swallowAnyErrors` caught: Fleet.Failure: thrown
            (reported by a reporter, while it received another failure)
          """
        ]
    }

    #expect(swallowed.failures.reasons == ["thrown"])
  }

  @Test func `lets a reporter bind another one`() {
    let log = FailureLog()
    let reporter = Busy { withFailureReporter(log) { reportFailure("inner") } }

    withFailureReporter(reporter) {
      reportFailure("outer")
      reportFailure("outer again")
    }

    #expect(reporter.trace.lines == ["report outer", "end", "report outer again", "end"])
    #expect(log.failures.reasons == ["inner", "inner"])
    #expect(log.failures.map(\.details) == ["", ""])
  }

  @Test func `lets a reporter take steps, whose failure goes to the running test`() {
    let acted = Trace()
    let reporter = Busy {
      steps {
        reportFailure("inner")
        acted.add("\(Reporting.mayAct())")
      }
    }

    withKnownIssue {
      withFailureReporter(reporter) { reportFailure("outer") }
    } matching: {
      $0.comments.map(\.rawValue) == [
        """
        Fleet.Failure: inner
          and 1 further step was not taken
          (reported by a reporter, while it received another failure)
        """
      ]
    }

    #expect(reporter.trace.lines == ["report outer", "end"])
    #expect(acted.lines == ["false"])
  }

  @Test func `lets a reporter catch what it does itself`() {
    let caught = Trace()
    let reporter = Busy {
      do {
        try failuresAsErrors { reportFailure("inner") }
      } catch {
        caught.add("\((error as? RecordedFailure)?.reason ?? "nothing")")
      }
    }

    withFailureReporter(reporter) { reportFailure("outer") }

    #expect(reporter.trace.lines == ["report outer", "end"])
    #expect(caught.lines == ["inner"])
  }

  @Test func `hands over what other threads report while a reporter is busy`() async {
    let others = FailureLog()
    let reporter = Busy {
      let done = DispatchSemaphore(value: 0)
      Thread {
        withFailureReporter(others) { reportFailure("elsewhere") }
        done.signal()
      }
      .start()
      done.wait()
    }

    await onThreads(1) { _ in
      withFailureReporter(reporter) { reportFailure("here") }
    }

    #expect(reporter.trace.lines == ["report here", "end"])
    #expect(others.failures.reasons == ["elsewhere"])
    #expect(others.failures.map(\.details) == [""])
  }

  @Test func `lets no reporter hand failures to itself by way of the current one`() {
    let mark = "(reported by a reporter, while it received another failure)"
    let trace = Trace()
    let reporter = Busy {
      trace.add("\(Reporting.current is Busy)")
      let site = CallSite()
      Reporting.current.report(RecordedFailure("again", site: site))
      Reporting.current.note(RecordedFailure("noted", site: site))
    }
    let received = FailureLog()

    withKnownIssue {
      withFailureReporter(reporter) { reportFailure("outer") }
      withFailureReporter(received) {
        withFailureReporter(reporter) { reportFailure("outer") }
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Fleet.Failure: \(issue.severity == .error ? "again" : "noted")\n  \(mark)"
      ]
    }

    #expect(reporter.trace.lines == ["report outer", "end", "report outer", "end"])
    #expect(trace.lines == ["false", "false"])
    #expect(received.failures.isEmpty)
  }

  @Test func `lets no reporter hand to itself what it was handed by hand`() {
    let reporter = Busy {
      Reporting.current.report(RecordedFailure("again", site: CallSite()))
    }

    withKnownIssue {
      withFailureReporter(reporter) {
        Reporting.current.report(RecordedFailure("by hand", site: CallSite()))
      }
    } matching: { issue in
      issue.comments.map(\.rawValue) == [
        "Fleet.Failure: again\n  (reported by a reporter, while it received another failure)"
      ]
    }

    #expect(reporter.trace.lines == ["report by hand", "end"])
  }

  @Test func `lets a reporter pass on by hand to the one that was current outside`() {
    let outer = Busy {}
    var received: [RecordedFailure] = []

    withFailureReporter(outer) {
      let current = Reporting.current
      withFailureReporter(CustomReporter { current.report($0) }) { reportFailure("one") }
      withFailureReporter(GitHubActionsReporter(then: current)) {
        received = swallowAnyErrors { reportFailure("two") }
      }
    }

    #expect(outer.trace.lines == ["report one", "end", "note two", "end"])
    #expect(received.count == 1)
  }

  @Test func `lets a scope of a reporter's own have what that hands to the current one`() {
    let swallowed = FailureLog()
    let reporter = Busy {
      let failures = swallowAnyErrors {
        Reporting.current.report(RecordedFailure("inner", site: CallSite()))
      }
      for failure in failures { swallowed.report(failure) }
    }

    withKnownIssue {
      withFailureReporter(reporter) { reportFailure("outer") }
    } matching: {
      $0.severity == .warning
    }

    #expect(reporter.trace.lines == ["report outer", "end"])
    #expect(swallowed.failures.reasons == ["inner"])
  }

  @Test func `lets a bound reporter pass on to that of the process`() async {
    await #expect(processExitsWith: .success) {
      let log = FailureLog()
      Reporting.default = log

      withFailureReporter(CustomReporter { Reporting.default.report($0) }) { reportFailure("one") }

      #expect(log.failures.reasons == ["one"])
    }
  }

  @Test func `sends what the reporter of the process hands to itself to the running test`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      let arrived = Trace()
      Reporting.default = CustomReporter { failure in
        Reporting.default.report(failure)
        Reporting.current.report(failure)
        Reporting.default = CustomReporter { Reporting.default.report($0) }
        Reporting.default.report(failure)
      }

      withKnownIssue {
        reportFailure("to itself")
      } matching: { issue in
        for comment in issue.comments { arrived.add(comment.rawValue) }
        return true
      }

      #expect(arrived.lines.count == 3)
      #expect(arrived.lines.allSatisfy { $0.hasPrefix("Fleet.Failure: to itself") })
      exit(0)
    }
  }

  @Test func `comes to an end where the reporter of the process is the one in force`() async {
    await #expect(processExitsWith: .exitCode(0)) {
      Reporting.default = GitHubActionsReporter(then: Reporting.current)

      withKnownIssue {
        reportFailure("to itself")
        reportFailure("to itself", severity: .warning)
      }
      exit(0)
    }
  }
}
