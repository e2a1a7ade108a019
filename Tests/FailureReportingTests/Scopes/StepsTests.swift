import Foundation
import TestSupport
import Testing

@testable import FailureReporting

@Suite("steps(_:) { }")
struct StepsTests {
  struct Broken: Error {}

  /// A helper as users write them, which fails whenever it may act.
  private func act(_ name: String, _ trace: Trace) {
    guard Reporting.mayAct() else { return }
    trace.add("acts \(name)")
    reportFailure("\(name) failed")
  }

  @Test func `has helpers do nothing after the first error (reporting 7)`() {
    let trace = Trace()

    withFailureReporter(TracingReporter(trace)) {
      steps {
        trace.add("body begins")
        act("one", trace)
        act("two", trace)
        act("three", trace)
        trace.add("body ends")
      }
    }

    #expect(trace.lines == ["body begins", "acts one", "body ends", "report one failed"])
  }

  @Test func `reports at its end, exactly once, and says what was not taken (reporting 7)`() {
    let received = failures {
      steps {
        reportFailure("one", name: "Shop.CartError", details: "why", line: 7)
        for _ in 1...6 { #expect(!Reporting.mayAct()) }
      }
    }

    #expect(
      received == [
        RecordedFailure(
          "one", name: "Shop.CartError", details: "why\nand 6 further steps were not taken",
          site: CallSite(#fileID, #filePath, 7, 22))
      ])
  }

  @Test(arguments: [
    (0, ""), (1, "and 1 further step was not taken"), (2, "and 2 further steps were not taken"),
  ])
  func `counts what was not taken (reporting 7)`(count: Int, details: String) {
    let received = failures {
      steps {
        reportFailure("one")
        for _ in 0..<count { _ = Reporting.mayAct() }
      }
    }

    #expect(received.map(\.details) == [details])
  }

  @Test func `counts further failures as steps that were not taken (reporting 7)`() {
    let received = failures {
      steps {
        reportFailure("one")
        reportFailure("two")
        reportFailure("three")
      }
    }

    #expect(received.reasons == ["one"])
    #expect(received.map(\.details) == ["and 2 further steps were not taken"])
  }

  @Test func `says its title before the count`() {
    let received = failures {
      steps("Logging in") {
        reportFailure("one")
        reportFailure("two")
      }
      steps("Logging out") { reportFailure("three", details: "why") }
    }

    #expect(
      received.map(\.details) == [
        "(in 'Logging in')\nand 1 further step was not taken", "why\n(in 'Logging out')",
      ])
  }

  @Test func `reports nothing where nothing fails, and lets helpers act again afterwards`() {
    let log = logged {
      steps { #expect(Reporting.mayAct()) }
      steps { reportFailure("one") }
      #expect(Reporting.mayAct())
      reportFailure("two")
    }

    #expect(log.failures.reasons == ["one", "two"])
    #expect(log.notes.isEmpty)
  }

  @Test func `does not stop at a warning`() {
    let log = logged {
      steps {
        reportFailure("mind", severity: .warning)
        #expect(Reporting.mayAct())
        reportFailure("one")
        reportFailure("mind still", severity: .warning)
      }
    }

    #expect(log.failures.reasons == ["one"])
    #expect(log.failures.map(\.details) == [""])
    #expect(log.notes.reasons == ["mind", "mind still"])
  }

  @Test func `throws what the body throws, after it has reported`() async {
    let trace = Trace()

    await withFailureReporter(TracingReporter(trace)) {
      #expect(throws: Broken.self) {
        try steps {
          reportFailure("one")
          throw Broken()
        }
      }
      trace.add("caught")
      await #expect(throws: Broken.self) {
        try await steps {
          reportFailure("two")
          await Task.yield()
          throw Broken()
        }
      }
    }

    #expect(trace.lines == ["report one", "caught", "report two"])
  }

  @Test func `does the same with an asynchronous body (reporting 7)`() async {
    let trace = Trace()
    let received = await failures {
      await steps("Waiting") {
        await Task.yield()
        act("one", trace)
        await Task { act("two", trace) }.value
        async let child: Void = act("three", trace)
        await child
        trace.add("ends")
      }
    }

    #expect(trace.lines == ["acts one", "ends"])
    #expect(received.reasons == ["one failed"])
    #expect(
      received.map(\.details) == ["(in 'Waiting')\nand 2 further steps were not taken"])
  }

  @Test func `stops the steps around it too, which report once (reporting 7)`() {
    let trace = Trace()
    let received = failures {
      steps("outer") {
        steps("inner") {
          act("one", trace)
          act("two", trace)
        }
        act("three", trace)
        steps("never") {
          act("four", trace)
          reportFailure("five")
        }
        trace.add("ends")
      }
      act("six", trace)
    }

    #expect(trace.lines == ["acts one", "ends", "acts six"])
    #expect(received.reasons == ["one failed", "six failed"])
    #expect(
      received.map(\.details) == [
        "(in 'inner')\n(in 'outer')\nand 4 further steps were not taken", "",
      ])
  }

  @Test func `goes on where a scope inside it swallows (reporting 7)`() {
    let trace = Trace()
    let log = logged {
      steps {
        let swallowed = swallowAnyErrors {
          act("one", trace)
          act("two", trace)
        }
        #expect(swallowed.reasons == ["one failed", "two failed"])
        act("three", trace)
        act("four", trace)
      }
    }

    #expect(trace.lines == ["acts one", "acts two", "acts three"])
    #expect(log.notes.reasons == ["one failed", "two failed"])
    #expect(log.failures.reasons == ["three failed"])
    #expect(log.failures.map(\.details) == ["and 1 further step was not taken"])
  }

  @Test func `has helpers do nothing in a scope inside it either, once it has stopped`() {
    let trace = Trace()
    let log = logged {
      steps {
        act("one", trace)
        let swallowed = swallowAnyErrors { act("two", trace) }
        #expect(swallowed.isEmpty)
        withFailureReporter(FailureLog()) { act("three", trace) }
      }
    }

    #expect(trace.lines == ["acts one"])
    #expect(log.failures.map(\.details) == ["and 2 further steps were not taken"])
    #expect(log.notes.isEmpty)
  }

  @Test func `is swallowed as one failure, when it ends (reporting 7)`() {
    let trace = Trace()

    withFailureReporter(TracingReporter(trace)) {
      let swallowed = swallowAnyErrors(line: 1) {
        steps("Logging in") {
          act("one", trace)
          act("two", trace)
          trace.add("ends")
        }
        act("three", trace)
      }
      #expect(swallowed.reasons == ["one failed", "three failed"])
      #expect(
        swallowed.map(\.details) == ["(in 'Logging in')\nand 1 further step was not taken", ""])
      #expect(swallowed.map(\.swallowedBy?.line) == [1, 1])
    }

    #expect(
      trace.lines == [
        "acts one", "ends", "note one failed", "acts three", "note three failed",
      ])
  }

  @Test func `lets late helpers act, whose failures go outside (reporting 6)`() async {
    let gate = Gate()
    let log = await logged {
      var late: Task<Bool, Never>?
      steps("Logging in", fileID: "A/B.swift", line: 1) {
        late = Task {
          await gate.pass()
          reportFailure("late")
          reportFailure("late warning", severity: .warning)
          return Reporting.mayAct()
        }
        reportFailure("one")
      }
      gate.open()
      #expect(await late?.value == true)
    }

    #expect(log.failures.reasons == ["one", "late"])
    #expect(
      log.failures.map(\.details) == [
        "(in 'Logging in')", "(after the steps at B.swift:1 had ended)",
      ])
    #expect(log.notes.reasons == ["late warning"])
  }

  @Test func `stops the steps outside at a failure that is late inside`() async {
    let gate = Gate()
    let received = await failures {
      await steps {
        var late: Task<Void, Never>?
        steps(fileID: "A/B.swift", line: 1) {
          late = Task {
            await gate.pass()
            reportFailure("late")
          }
        }
        #expect(Reporting.mayAct())
        gate.open()
        await late?.value
        #expect(!Reporting.mayAct())
      }
    }

    #expect(received.reasons == ["late"])
    #expect(
      received.map(\.details) == [
        "(after the steps at B.swift:1 had ended)\nand 1 further step was not taken"
      ])
  }

  @Test func `is not stopped by what happens beside it`() async {
    let stopped = Gate()
    let checked = Gate()
    let log = await logged {
      async let other: Void = steps {
        reportFailure("beside")
        stopped.open()
        await checked.pass()
      }
      await stopped.pass()
      #expect(Reporting.mayAct())
      steps { #expect(Reporting.mayAct()) }
      checked.open()
      await other
    }

    #expect(log.failures.reasons == ["beside"])
    #expect(log.failures.map(\.details) == [""])
  }

  @Test func `keeps one failure of many threads' and counts the others (reporting 11)`() async {
    let received = await failures {
      await steps {
        await withTaskGroup(of: Void.self) { group in
          for task in 0..<8 {
            group.addTask {
              for number in 0..<1000 { reportFailure("\(task) \(number)") }
            }
          }
        }
      }
    }

    #expect(received.count == 1)
    #expect(received.map(\.details) == ["and 7999 further steps were not taken"])
  }

  @Test func `prints once where it stops, however deep (reporting 7)`() async throws {
    let result = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let received = failures {
        steps("outer", fileID: "A/B.swift", line: 1) {
          steps("inner", fileID: "A/B.swift", line: 2) {
            reportFailure("one", fileID: "A/C.swift", line: 3)
            reportFailure("two")
          }
          steps("never", fileID: "A/B.swift", line: 4) { reportFailure("three") }
        }
      }
      #expect(received.reasons == ["one"])
    }

    #expect(
      result.errorLines == [
        "B.swift:2: note: no further step is taken after C.swift:3: Fleet.Failure: one"
      ])
  }

  @Test func `prints where it stops, should the body never come back (reporting 7)`() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(7), observing: [\.standardErrorContent]
    ) {
      steps("outer", fileID: "A/B.swift", line: 1) {
        steps("inner", fileID: "A/B.swift", line: 2) {
          reportFailure("No\nrow.", details: "why", fileID: "A/C.swift", line: 3)
          exit(7)
        }
      }
    }

    #expect(
      result.errorLines == [
        #"B.swift:2: note: no further step is taken after C.swift:3: Fleet.Failure: No\nrow."#
      ])
  }
}
