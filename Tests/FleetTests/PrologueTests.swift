import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("Every helper", .freshApplication)
struct PrologueTests {
  private let trace = Trace()

  /// Enqueues a turn, which the next settle runs.
  private func enqueueTurn() {
    UIApplication.shared.mainLoop.enqueue("turn") { [trace] in trace.add("settled") }
  }

  private func received(_ body: @MainActor () async -> Void) async -> [RecordedFailure] {
    let log = await logged { await body() }
    UIApplication.shared.mainLoop.cancelAll()
    return log.failures + log.notes
  }

  @Test(arguments: freeHelpers + elementHelpers + helpersOnObjects)
  func `records a failure at the line that called it`(helper: Helper) async {
    let received = await received { await helper.fail(Stage()) }

    #expect(received.map(\.site.fileID.description) == ["FleetTests/PrologueTable.swift"])
    #expect(received.map(\.site.line) == [7])
    #expect(received.map(\.site.column) == [3])
  }

  @Test(arguments: helpersOnObjects)
  func `settles before it looks`(helper: Helper) async {
    _ = await received {
      enqueueTurn()
      await helper.fail(Stage())
    }

    #expect(trace.lines == ["settled"])
  }

  @Test(arguments: freeHelpers + elementHelpers + helpersOnObjects)
  func `does nothing in steps that have stopped, and is counted once`(helper: Helper) async {
    let received = await received {
      await steps {
        reportFailure("stopped")
        enqueueTurn()
        await helper.fail(Stage())
        #expect(trace.lines.isEmpty)
      }
    }

    #expect(received.reasons == ["stopped"])
    #expect(received.map(\.details) == ["and 1 further step was not taken"])
  }

  @Test(arguments: helpersOnObjects)
  func `does nothing to what stands for something that there is not`(helper: Helper) async {
    let received = await received {
      enqueueTurn()
      await helper.fail(Stage(ofPlaceholders: true))
      #expect(trace.lines.isEmpty)
    }

    #expect(received.isEmpty)
  }

  @Test func `has a row of its own`() {
    let names = (freeHelpers + elementHelpers + helpersOnObjects).map(\.testDescription)

    #expect(Set(names).count == names.count)
  }
}
