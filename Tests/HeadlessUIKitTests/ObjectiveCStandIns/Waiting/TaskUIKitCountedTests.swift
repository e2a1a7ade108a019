import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Tasks that are known", .ownApplication)
struct TaskUIKitCountedTests {
  private struct Refused: Error {}

  private var elsewhere: Elsewhere { ApplicationScope.current.elsewhere }

  @Test func `are named by their line, until they end`() async throws {
    let first = #line + 1
    let robin = Task.uiKit { 1 }
    let wren: Task<Int, any Error> = Task.uiKit { throw Refused() }
    let tit = Task.uiKitDetached(priority: .low) { await robin.value + 2 }
    #expect(
      elsewhere.works.map(\.name)
        == (first...(first + 2)).map { "Task, TaskUIKitCountedTests.swift:\($0)" })
    #expect(elsewhere.works.map { $0.isTask && $0.isBusy } == [true, true, true])

    #expect(await robin.value == 1)
    await #expect(throws: Refused.self) { try await wren.value }
    #expect(await tit.value == 3)
    await elsewhere.letWorkEnd()
    #expect(elsewhere.works.isEmpty)
  }

  @Test func `begin on their actor, and never within the call`() async {
    var log: [String] = []
    let task = Task.uiKit { log.append("task") }
    log.append("test")
    await task.value

    #expect(log == ["test", "task"])
  }

  @Test func `know the application of the test, detached ones too`() async {
    let scope = ApplicationScope.current
    let detached = Task.uiKitDetached { ApplicationScope.current === scope }

    #expect(await detached.value)
  }

  @Test func `are busy while they do something, not while they sleep`() async throws {
    let loop = UIApplication.shared.mainLoop
    // So long that real time does not end it where many tests run at once.
    let nap = Duration.seconds(1_000_000)
    let task = Task.uiKit {
      try await Task.uiKitSleep(for: nap)
      try await Task.uiKitSleep(for: nap)
    }
    #expect(elsewhere.works.first?.isBusy == true)
    for _ in 1...2 {
      while loop.pending.delayed.isEmpty { await Task.yield() }
      #expect(elsewhere.works.first?.isBusy == false)
      loop.advance(by: nap)
      #expect(elsewhere.works.first?.isBusy == true)
    }
    try await task.value
    await elsewhere.letWorkEnd()
  }
}
