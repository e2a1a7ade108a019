import TestSupport
import Testing

@testable import FailureReporting

@Suite("failuresAsErrors { }")
struct FailuresAsErrorsTests {
  struct Broken: Error, Equatable {}

  @Test func `throws the first failure instead of reporting it (reporting 7)`() {
    let log = logged {
      let error = #expect(throws: RecordedFailure.self) {
        try failuresAsErrors {
          reportFailure("one", name: "Shop.CartError", line: 7)
          reportFailure("two")
        }
      }
      #expect(error?.name == "Shop.CartError")
      #expect(error?.reason == "one")
      #expect(error?.site.line == 7)
      #expect(error?.swallowedBy == nil)
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.isEmpty)
  }

  @Test func `can be caught by name (reporting 7)`() {
    var caught: [String] = []

    for name in ["Fleet.AlertError", "Fleet.ButtonError"] {
      do {
        try failuresAsErrors { reportFailure("one", name: name) }
      } catch let failure as RecordedFailure where failure.name == .alert {
        caught.append("an alert: \(failure.reason)")
      } catch {
        caught.append("another")
      }
    }

    #expect(caught == ["an alert: one", "another"])
  }

  @Test func `has helpers do nothing after it, and counts them (reporting 7)`() {
    let error = #expect(throws: RecordedFailure.self) {
      try failuresAsErrors {
        reportFailure("one", details: "why")
        #expect(!Reporting.mayAct())
        reportFailure("two")
        #expect(!Reporting.mayAct())
      }
    }

    #expect(error?.details == "why\nand 3 further steps were not taken")
  }

  @Test func `returns what the body returns`() async throws {
    let sync = try failuresAsErrors { 7 }
    let async = try await failuresAsErrors {
      await Task.yield()
      return 8
    }

    #expect([sync, async] == [7, 8])
  }

  @Test func `throws what the body throws where nothing failed before`() async {
    #expect(throws: Broken()) {
      try failuresAsErrors { throw Broken() }
    }
    await #expect(throws: Broken()) {
      try await failuresAsErrors {
        await Task.yield()
        throw Broken()
      }
    }
  }

  @Test func `throws the failure where the body throws after it`() async {
    let sync = #expect(throws: RecordedFailure.self) {
      try failuresAsErrors {
        reportFailure("one")
        throw Broken()
      }
    }
    let async = await #expect(throws: RecordedFailure.self) {
      try await failuresAsErrors {
        reportFailure("two")
        await Task.yield()
        throw Broken()
      }
    }

    #expect([sync?.reason, async?.reason] == ["one", "two"])
  }

  @Test func `does the same with an asynchronous body (reporting 7)`() async {
    let log = await logged {
      let error = await #expect(throws: RecordedFailure.self) {
        try await failuresAsErrors {
          await Task.yield()
          reportFailure("one")
          await Task { #expect(!Reporting.mayAct()) }.value
        }
      }
      #expect(error?.reason == "one")
      #expect(error?.details == "and 1 further step was not taken")
    }

    #expect(log.failures.isEmpty)
  }

  @Test func `leaves warnings and swallowed failures to the reporter outside`() throws {
    let log = logged {
      #expect(throws: Never.self) {
        try failuresAsErrors {
          reportFailure("mind", severity: .warning)
          swallowAnyErrors { reportFailure("is swallowed") }
          #expect(Reporting.mayAct())
        }
      }
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == ["mind", "is swallowed"])
  }

  @Test func `throws the failure of steps inside it`() {
    let error = #expect(throws: RecordedFailure.self) {
      try failuresAsErrors {
        steps("Logging in") {
          reportFailure("one")
          reportFailure("two")
        }
        reportFailure("three")
      }
    }

    #expect(error?.reason == "one")
    #expect(error?.details == "(in 'Logging in')\nand 2 further steps were not taken")
  }

  @Test func `does not stop the steps around it where its error is caught`() {
    let received = failures {
      steps {
        try? failuresAsErrors { reportFailure("one") }
        #expect(Reporting.mayAct())
        reportFailure("two")
      }
    }

    #expect(received.reasons == ["two"])
  }

  @Test func `is swallowed under its own name`() {
    let log = logged {
      let swallowed = swallowErrors(.alert, line: 1) {
        try failuresAsErrors { reportFailure("one", name: "Fleet.AlertError", line: 7) }
        reportFailure("never reached")
      }
      #expect(swallowed.map(\.name) == [.alert])
      #expect(swallowed.map(\.site.line) == [7])
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == ["one"])
  }

  @Test func `passes late failures on to the reporter outside (reporting 6)`() async {
    let gate = Gate()
    let log = await logged {
      var late: Task<Void, Never>?
      let error = #expect(throws: RecordedFailure.self) {
        try failuresAsErrors(fileID: "A/B.swift", line: 1) {
          late = Task {
            await gate.pass()
            guard Reporting.mayAct() else { return }
            reportFailure("late")
          }
          reportFailure("one")
        }
      }
      #expect(error?.reason == "one")
      gate.open()
      await late?.value
    }

    #expect(log.failures.reasons == ["late"])
    #expect(log.failures.map(\.details) == ["(after the steps at B.swift:1 had ended)"])
  }
}
