import TestSupport
import Testing

@testable import FailureReporting

@Suite("swallowAnyErrors { }")
struct SwallowAnyErrorsTests {
  struct Broken: Error {}

  @Test func `logs each error as it happens, and the body goes on (reporting 5)`() {
    let trace = Trace()

    withFailureReporter(TracingReporter(trace)) {
      swallowAnyErrors {
        reportFailure("one")
        trace.add("goes on")
        reportFailure("two")
        trace.add("ends")
      }
      reportFailure("three")
    }

    #expect(trace.lines == ["note one", "goes on", "note two", "ends", "report three"])
  }

  @Test func `gives back what it swallowed, and says so at its own line (reporting 5)`() throws {
    var swallowed: [RecordedFailure] = []
    let line: UInt = #line + 2
    let log = logged {
      swallowed = swallowAnyErrors {
        reportFailure("one", name: "Shop.CartError", details: "why")
        reportFailure("two")
      }
    }

    let scope = CallSite(#fileID, #filePath, line, 36)
    #expect(log.failures.isEmpty)
    #expect(log.notes == swallowed)
    #expect(
      swallowed == [
        RecordedFailure(
          "one", name: "Shop.CartError", details: "why",
          site: CallSite(#fileID, #filePath, line + 1, 22), swallowedBy: scope),
        RecordedFailure(
          "two", site: CallSite(#fileID, #filePath, line + 2, 22), swallowedBy: scope),
      ])
  }

  @Test func `shows a swallowed failure as a warning of a passing test (reporting 5)`() {
    withKnownIssue {
      swallowAnyErrors { reportFailure("one") }
    } matching: {
      $0.severity == .warning
        && $0.comments.map(\.rawValue) == ["`swallowAnyErrors` caught: Fleet.Failure: one"]
        && $0.sourceLocation?.line == #line - 4
    }
  }

  @Test func `leaves the failures of Swift Testing alone (reporting 5)`() {
    withKnownIssue {
      let swallowed = swallowAnyErrors { Issue.record("native") }
      #expect(swallowed.isEmpty)
    } matching: {
      $0.severity == .error && $0.comments.map(\.rawValue) == ["native"]
    }
  }

  @Test func `leaves warnings to the reporter outside`() {
    let log = logged {
      let swallowed = swallowAnyErrors { reportFailure("mind", severity: .warning) }
      #expect(swallowed.isEmpty)
    }

    #expect(log.notes.reasons == ["mind"])
    #expect(log.notes.map(\.swallowedBy) == [nil])
  }

  @Test func `owns a failure alone where it is the innermost (reporting 5)`() {
    var inner: [RecordedFailure] = []
    var outer: [RecordedFailure] = []
    let log = logged {
      outer = swallowAnyErrors(line: 1) {
        reportFailure("before")
        inner = swallowAnyErrors(line: 2) { reportFailure("inside") }
        reportFailure("after")
      }
    }

    #expect(inner.reasons == ["inside"])
    #expect(outer.reasons == ["before", "after"])
    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == ["before", "inside", "after"])
    #expect(log.notes.map(\.swallowedBy?.line) == [1, 2, 1])
  }

  @Test func `collects what the body throws, at its own line (reporting 5)`() {
    var swallowed: [RecordedFailure] = []
    let line: UInt = #line + 2
    let log = logged {
      swallowed = swallowAnyErrors {
        reportFailure("one")
        throw Broken()
      }
    }

    let scope = CallSite(#fileID, #filePath, line, 36)
    #expect(swallowed.reasons == ["one", "The body threw an error: Broken()"])
    #expect(
      swallowed.last
        == RecordedFailure(
          "The body threw an error: Broken()", name: .thrownError, site: scope, swallowedBy: scope))
    #expect(log.failures.isEmpty)
    #expect(log.notes == swallowed)
  }

  @Test func `keeps the name and the line of a failure that the body throws (reporting 5)`() {
    let thrown = RecordedFailure("No row 7.", name: .tableView, site: CallSite())

    let log = logged {
      let swallowed = swallowAnyErrors(line: 1) { throw thrown }
      #expect(swallowed.map(\.name) == [.tableView])
      #expect(swallowed.map(\.site) == [thrown.site])
      #expect(swallowed.map(\.swallowedBy?.line) == [1])
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == ["No row 7."])
  }

  @Test func `merely ends when the body is cancelled (reporting 5)`() async {
    let log = await logged {
      let sync = swallowAnyErrors {
        reportFailure("one")
        throw CancellationError()
      }
      let async = await swallowAnyErrors {
        let task = Task { try Task.checkCancellation() }
        task.cancel()
        reportFailure("two")
        try await task.value
      }
      #expect(sync.reasons == ["one"])
      #expect(async.reasons == ["two"])
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == ["one", "two"])
  }

  @Test func `the cancellation of a test only ends the body`() async {
    // Outside of a test, where Swift Testing takes it for a mistake and cancels nothing but the task.
    let found = await Task.detached {
      let log = FailureLog()
      var swallowed: [RecordedFailure] = []
      withKnownIssue {
        withFailureReporter(log) {
          swallowed += swallowAnyErrors { try Test.cancel("Not today.") }
          swallowed += swallowErrors(.alert) { try Test.cancel("Not today.") }
        }
      } matching: {
        $0.comments.contains("Not today.")
      }
      return swallowed + log.failures + log.notes
    }.value

    #expect(found.isEmpty)
  }

  @Test func `does the same with an asynchronous body (reporting 5)`() async {
    let trace = Trace()

    await withFailureReporter(TracingReporter(trace)) {
      let swallowed = await swallowAnyErrors(line: 1) {
        reportFailure("one")
        await Task.yield()
        async let child: Void = reportFailure("two")
        await child
        let inner = await swallowAnyErrors(line: 2) {
          await Task.yield()
          reportFailure("three")
        }
        #expect(inner.map(\.swallowedBy?.line) == [2])
        throw Broken()
      }
      trace.add("end")
      #expect(swallowed.map(\.swallowedBy?.line) == [1, 1, 1])
      #expect(swallowed.last?.name == .thrownError)
      #expect(swallowed.last?.site.line == 1)
    }

    #expect(
      trace.lines == [
        "note one", "note two", "note three", "note The body threw an error: Broken()", "end",
      ])
  }

  @Test func `stays on the actor of its caller`() async {
    await confirmation { confirmed in
      await MainActorTest().run { confirmed() }
    }
  }

  @Test func `swallows nothing once it has ended (reporting 6)`() async {
    let gate = Gate()
    let log = await logged {
      var late: Task<Void, Never>?
      let swallowed = swallowAnyErrors(fileID: "A/B.swift", line: 1) {
        reportFailure("in time")
        late = Task {
          await gate.pass()
          reportFailure("late", details: "why")
          reportFailure("late warning", severity: .warning)
        }
      }
      #expect(swallowed.reasons == ["in time"])
      gate.open()
      await late?.value
    }

    #expect(log.failures.reasons == ["late"])
    #expect(log.failures.map(\.swallowedBy) == [nil])
    #expect(
      log.failures.map(\.details) == ["why\n(after the swallowing scope at B.swift:1 had ended)"])
    #expect(log.notes.reasons == ["in time", "late warning"])
  }

  @Test func `passes what is late on to the scope outside, if that is open (reporting 6)`() async {
    let gate = Gate()
    let log = await logged {
      let outer = await swallowAnyErrors(line: 1) {
        var late: Task<Void, Never>?
        let inner = swallowAnyErrors(fileID: "A/B.swift", line: 2) {
          late = Task {
            await gate.pass()
            reportFailure("late")
          }
        }
        #expect(inner.isEmpty)
        gate.open()
        await late?.value
      }
      #expect(outer.reasons == ["late"])
      #expect(outer.map(\.swallowedBy?.line) == [1])
      #expect(outer.map(\.details) == ["(after the swallowing scope at B.swift:2 had ended)"])
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == ["late"])
  }

  @Test func `has each ended scope tell of itself (reporting 6)`() async {
    let gate = Gate()
    let log = await logged {
      var late: Task<Void, Never>?
      swallowAnyErrors(fileID: "A/B.swift", line: 1) {
        swallowAnyErrors(fileID: "A/B.swift", line: 2) {
          late = Task {
            await gate.pass()
            reportFailure("late")
          }
        }
      }
      gate.open()
      await late?.value
    }

    #expect(
      log.failures.map(\.details) == [
        """
        (after the swallowing scope at B.swift:2 had ended)
        (after the swallowing scope at B.swift:1 had ended)
        """
      ])
  }

  @Test func `hands nothing to anybody where nothing fails (reporting 12)`() async {
    let log = await logged {
      let sync = swallowAnyErrors {}
      let async = await swallowAnyErrors { await Task.yield() }
      #expect(sync.isEmpty && async.isEmpty)
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.isEmpty)
  }

  @Test func `leaves nothing behind (reporting 12)`() {
    weak var bound: FailureLog?

    do {
      let log = FailureLog()
      bound = log
      withFailureReporter(log) { _ = swallowAnyErrors { reportFailure("one") } }
    }

    #expect(bound == nil)
  }

  @Test func `one after the other, each tells of its own place and of what is outside of it`() {
    let (first, second) = (FailureLog(), FailureLog())
    var late: (any FailureReporter)?
    func swallowing(_ line: UInt, _ log: FailureLog, _ body: () -> Void) -> [RecordedFailure] {
      withFailureReporter(log) { swallowAnyErrors(line: line, body) }
    }

    _ = swallowing(1, first) {}
    _ = swallowing(2, first) { late = Reporting.current }
    let swallowed = swallowing(3, second) { reportFailure("three") }
    _ = swallowing(4, second) {}
    late?.report(RecordedFailure("two, late", site: CallSite()))

    #expect(swallowed.map(\.swallowedBy?.line) == [3])
    #expect(second.notes.reasons == ["three"])
    #expect(second.failures.isEmpty)
    #expect(first.failures.reasons == ["two, late"])
    #expect(first.failures.first?.details.contains(":2 had ended)") == true)
  }

  @Test func `one within the other, each swallows its own, again and again`() {
    for _ in 0..<3 {
      var inner: [RecordedFailure] = []
      var outer: [RecordedFailure] = []
      _ = logged {
        outer = swallowAnyErrors {
          inner = swallowAnyErrors { reportFailure("inner") }
          swallowAnyErrors {}
          reportFailure("outer")
        }
      }
      #expect(inner.reasons == ["inner"])
      #expect(outer.reasons == ["outer"])
    }
  }

  @Test func `keeps nobody alive once it has ended`() {
    final class Sink: FailureReporter {
      func report(_ failure: RecordedFailure) {}
    }
    var sink: Sink? = Sink()
    weak let kept = sink

    withFailureReporter(sink ?? Sink()) { _ = swallowAnyErrors {} }
    sink = nil

    #expect(kept == nil)
  }

  @Test func `may be nested a thousand times`() {
    func nest(_ depth: UInt) {
      guard depth > 0 else { return reportFailure("deep") }
      swallowErrors(.alert, line: depth) { nest(depth - 1) }
    }

    let log = logged {
      let swallowed = swallowAnyErrors { nest(1000) }
      #expect(swallowed.reasons == ["deep"])
    }

    #expect(log.notes.reasons == ["deep"])
  }
}

/// Keeps the main actor's state, which an asynchronous scope's body may touch.
@MainActor
private final class MainActorTest {
  private var count = 0

  func run(_ confirmed: () -> Void) async {
    let swallowed = await swallowAnyErrors {
      count += 1
      await Task.yield()
      MainActor.assertIsolated()
      count += 1
    }
    if count == 2, swallowed.isEmpty { confirmed() }
  }
}
