import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Fleet.settle() and Fleet.advance(by:)", .freshApplication)
struct SettleTests {
  private let trace = Trace()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private func enqueue(_ line: String) { loop.enqueue("turn") { trace.add(line) } }

  private func animate(_ line: String, delay: TimeInterval = 0) {
    UIView.animate(withDuration: 1, delay: delay, animations: {}) { [trace] _ in trace.add(line) }
  }

  // MARK: settle()

  @Test func `settles what is due, and leaves what is delayed`() {
    animate("now")
    animate("later", delay: 0.1)

    Fleet.settle()

    #expect(trace.lines == ["now"])
  }

  @Test func `settles within work that runs`() {
    loop.enqueue("turn") {
      trace.add("1 in")
      settle()
      trace.add("1 out")
    }
    enqueue("2")

    settle()

    #expect(trace.lines == ["1 in", "2", "1 out"])
  }

  @Test func `records one failure for work without an end, with what is pending`() {
    @MainActor func again() { loop.enqueue("UIView.animate completion", again) }
    again()
    animate("delayed", delay: 0.25)

    let received = failures { settle(line: 7) }

    #expect(received.map(\.name) == [.mainLoop])
    #expect(received.reasons == ["The main loop did not come to rest within 10000 turns."])
    #expect(
      received.map(\.details) == [
        "Still to come: due now: UIView.animate completion; "
          + "1 delayed block, the first in 0.25 s: UIView.animate completion."
      ])
    #expect(received.map(\.site.line) == [7])
  }

  @Test func `says how often work of a name is pending, and lists three names`() {
    @MainActor func again() { loop.enqueue("again", again) }
    again()
    for name in ["tick", "push", "tick", "layout", "reload"] as [StaticString] {
      loop.enqueue(name, after: .seconds(1)) {}
    }

    let received = failures { settle() }

    #expect(
      received.map(\.details) == [
        "Still to come: due now: again; "
          + "5 delayed blocks, the first in 1.00 s: tick (2 times), push, layout, …."
      ])
  }

  @Test func `records one failure for work without an end that settles`() {
    @MainActor func again() {
      loop.enqueue("again", again)
      settle(line: 8)
    }

    let received = failures {
      loop.enqueue("again", again)
      settle(line: 7)
    }
    loop.cancelAll()

    #expect(
      received.reasons == [
        "The main loop did not come to rest within 32 settles within each other."
      ])
    #expect(received.map(\.details) == ["Still to come: due now: again."])
  }

  @Test func `records one failure for endless work below a settle that has an end`() {
    @MainActor func again() { loop.enqueue("again", again) }

    let received = failures {
      loop.enqueue("outer") {
        again()
        settle(line: 8)
        trace.add("out")
      }
      settle(line: 7)
    }

    #expect(received.map(\.site.line) == [8])
    #expect(trace.lines == ["out"])
  }

  @Test func `lets work that runs by itself settle without a failure`() async {
    loop.enqueue("turn") {
      enqueue("within")
      settle()
      trace.add("out")
    }

    let received = await failures {
      await letMainActorTurn(3)
    }

    #expect(received.isEmpty)
    #expect(trace.lines == ["within", "out"])
  }

  // MARK: advance(by:)

  @Test func `advances to what is delayed`() {
    animate("1 s", delay: 1)
    animate("2 s", delay: 2)
    animate("now")

    Fleet.advance(by: .seconds(1))
    #expect(trace.lines == ["now", "1 s"])
    advance(by: .milliseconds(999))
    #expect(trace.lines.count == 2)
    advance(by: .milliseconds(1))

    #expect(trace.lines == ["now", "1 s", "2 s"])
  }

  @Test func `records a failure where time does not pass for work without an end`() {
    @MainActor func again() { loop.enqueue("again", again) }
    again()

    let received = failures { advance(by: .seconds(1), line: 9) }

    #expect(received.reasons == ["The main loop did not come to rest within 10000 turns."])
    #expect(received.map(\.site.line) == [9])
    #expect(loop.now == .zero)
  }

  @Test func `records a failure where much work with an end holds time up`() {
    for _ in 0...MainLoop.turnLimit { loop.enqueue("turn") {} }

    let received = failures { advance(by: .seconds(1)) }

    #expect(received.count == 1)
    #expect(loop.now == .zero)
  }

  // MARK: Asynchronous

  @Test func `settles the app's own tasks and blocks where the test awaits`() async {
    Task { @MainActor in
      trace.add("task")
      await Task.yield()
      animate("task's animation")
    }
    DispatchQueue.main.async { [trace] in trace.add("block") }
    loop.settle()
    #expect(trace.lines.isEmpty)

    await Fleet.settle()

    #expect(trace.lines.sorted() == ["block", "task", "task's animation"])
  }

  @Test func `settles chains of tasks, animations and blocks`() async {
    Task { @MainActor in
      UIView.animate(withDuration: 1) {
      } completion: { [trace] _ in
        DispatchQueue.main.async {
          trace.add("block")
          Task { @MainActor in trace.add("task") }
        }
      }
    }

    await Fleet.settle()

    #expect(trace.lines == ["block", "task"])
  }

  @Test func `leaves what is delayed where the test awaits`() async {
    animate("later", delay: 0.1)

    await Fleet.settle()
    #expect(trace.lines.isEmpty)
    await Fleet.advance(by: .milliseconds(100))

    #expect(trace.lines == ["later"])
  }

  @Test func `advances, and settles the tasks before and after`() async {
    Task { @MainActor in animate("asked for by a task", delay: 1) }
    animate("delayed", delay: 1)
    loop.enqueue("timer", after: .seconds(1)) {
      Task { @MainActor in trace.add("task of a timer") }
    }

    await Fleet.advance(by: .seconds(1))

    #expect(
      trace.lines == ["delayed", "asked for by a task", "task of a timer"]
        || trace.lines == ["delayed", "task of a timer", "asked for by a task"])
  }

  @Test func `records a failure for work without an end where the test awaits`() async {
    @MainActor func again() { loop.enqueue("again", again) }
    again()

    let settled = await failures { await settle(line: 7) }
    let advanced = await failures { await advance(by: .seconds(1), line: 8) }
    loop.cancelAll()

    #expect(settled.map(\.site.line) == [7])
    #expect(advanced.map(\.site.line) == [8])
  }
}
