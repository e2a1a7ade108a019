import Fleet
import TestSupport
import Testing

@Suite("Fleet.swallowAnyErrors { }")
struct ModuleNameTests {
  @Test func `is the same as without the module's name`() {
    var qualified: [RecordedFailure] = []
    var plain: [RecordedFailure] = []

    let log = logged {
      qualified = Fleet.swallowAnyErrors(line: 1) { Fleet.reportFailure("one", line: 2) }
      plain = swallowAnyErrors(line: 1) { reportFailure("one", line: 2) }
    }

    #expect(qualified.map(\.reason) == ["one"])
    #expect(qualified.map(\.swallowedBy?.line) == [1])
    #expect(qualified.map(\.site.line) == plain.map(\.site.line))
    #expect(log.failures.isEmpty)
    #expect(log.notes.count == 2)
  }

  @Test func `works for everything that Fleet re-exports`() async {
    let log = Fleet.FailureLog()

    let result = await Fleet.withFailureReporter(log) {
      Fleet.steps { Fleet.reportFailure("one") }
      Fleet.swallowErrors(.alert) { Fleet.reportFailure("two", name: "Fleet.AlertError") }
      let error = #expect(throws: Fleet.RecordedFailure.self) {
        try Fleet.failuresAsErrors { Fleet.reportFailure("three") }
      }
      #expect(error?.reason == "three")
      return await MainActor.run { Fleet.UINavigationController().viewControllers.count }
    }

    #expect(result == 0)
    #expect(Fleet.Reporting.mayAct())
    #expect(log.failures.map(\.reason) == ["one"])
    #expect(log.notes.map(\.reason) == ["two"])
  }
}
