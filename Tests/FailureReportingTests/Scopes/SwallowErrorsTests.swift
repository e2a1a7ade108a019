import TestSupport
import Testing

@testable import FailureReporting

@Suite("swallowErrors(_:) { }")
struct SwallowErrorsTests {
  struct Broken: Error {}

  @Test func `swallows the names that it is given, and the others count (reporting 5)`() {
    let trace = Trace()

    withFailureReporter(TracingReporter(trace)) {
      let swallowed = swallowErrors(.tableView, "Shop.CartError") {
        reportFailure("one", name: "Fleet.TableViewError")
        reportFailure("two", name: "Shop.CartError")
        reportFailure("three", name: "Shop.cartError")
        reportFailure("four")
      }
      trace.add("\(swallowed.reasons)")
    }

    #expect(
      trace.lines == ["note one", "note two", "report three", "report four", #"["one", "two"]"#])
  }

  @Test func `swallows nothing where it is given no name`() {
    let received = failures {
      let swallowed = swallowErrors { reportFailure("one") }
      #expect(swallowed.isEmpty)
    }

    #expect(received.reasons == ["one"])
    #expect(received.map(\.swallowedBy) == [nil])
  }

  @Test func `leaves other names to the scope outside (reporting 5)`() {
    var inner: [RecordedFailure] = []
    var outer: [RecordedFailure] = []
    let log = logged {
      outer = swallowErrors(.button, .alert, line: 1) {
        inner = swallowErrors(.alert, line: 2) {
          reportFailure("one", name: "Fleet.AlertError")
          reportFailure("two", name: "Fleet.ButtonError")
          reportFailure("three", name: "Fleet.TableViewError")
        }
      }
    }

    #expect(inner.reasons == ["one"])
    #expect(outer.reasons == ["two"])
    #expect(outer.map(\.swallowedBy?.line) == [1])
    #expect(log.notes.reasons == ["one", "two"])
    #expect(log.failures.reasons == ["three"])
  }

  @Test func `swallows what the body throws where it is told to`() async {
    let log = await logged {
      let sync = swallowErrors(.thrownError, line: 1) { throw Broken() }
      let async = await swallowErrors(.thrownError, line: 2) {
        await Task.yield()
        throw Broken()
      }
      #expect((sync + async).map(\.name) == [.thrownError, .thrownError])
      #expect((sync + async).map(\.site.line) == [1, 2])
    }

    #expect(log.failures.isEmpty)
  }

  @Test func `has what the body throws count where it is not told to`() async {
    let log = await logged {
      let sync = swallowErrors(.alert, line: 1) { throw Broken() }
      let async = await swallowErrors(.alert, line: 2) {
        await Task.yield()
        throw Broken()
      }
      #expect((sync + async).isEmpty)
    }

    #expect(log.failures.map(\.name) == [.thrownError, .thrownError])
    #expect(log.failures.map(\.site.line) == [1, 2])
    #expect(log.notes.isEmpty)
  }

  @Test func `tells thrown failures apart by their names`() {
    let log = logged {
      let swallowed = swallowErrors(.tableView) {
        throw RecordedFailure("No row 7.", name: .tableView, site: CallSite())
      }
      swallowErrors(.tableView) {
        throw RecordedFailure("No tab.", name: .tabBarController, site: CallSite())
      }
      #expect(swallowed.reasons == ["No row 7."])
    }

    #expect(log.failures.map(\.name) == [.tabBarController])
    #expect(log.notes.map(\.name) == [.tableView])
  }

  @Test func `has a failure that was swallowed before count when it is thrown again`() {
    let log = logged {
      let before = swallowAnyErrors { reportFailure("again") }
      swallowErrors(.alert) {
        if let failure = before.first { throw failure }
      }
    }

    #expect(log.failures.reasons == ["again"])
    #expect(log.failures.map(\.swallowedBy) == [nil])
  }

  @Test func `leaves warnings of any name to the reporter outside`() {
    let log = logged {
      let swallowed = swallowErrors(.alert) {
        reportFailure("mind", name: "Fleet.AlertError", severity: .warning)
      }
      #expect(swallowed.isEmpty)
    }

    #expect(log.notes.map(\.swallowedBy) == [nil])
  }

  @Test func `does the same with an asynchronous body (reporting 5)`() async {
    let log = await logged {
      let swallowed = await swallowErrors(.alert, line: 1) {
        await Task.yield()
        reportFailure("one", name: "Fleet.AlertError")
        await Task.yield()
        reportFailure("two")
      }
      #expect(swallowed.reasons == ["one"])
      #expect(swallowed.map(\.swallowedBy?.line) == [1])
    }

    #expect(log.failures.reasons == ["two"])
    #expect(log.notes.reasons == ["one"])
  }

  @Test func `swallows nothing once it has ended (reporting 6)`() async {
    let gate = Gate()
    let log = await logged {
      var late: Task<Void, Never>?
      swallowErrors(.alert, fileID: "A/B.swift", line: 1) {
        late = Task {
          await gate.pass()
          reportFailure("late", name: "Fleet.AlertError")
          reportFailure("never its own")
        }
      }
      gate.open()
      await late?.value
    }

    #expect(log.failures.reasons == ["late", "never its own"])
    #expect(
      log.failures.map(\.details) == ["(after the swallowing scope at B.swift:1 had ended)", ""])
    #expect(log.notes.isEmpty)
  }
}
