import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Sleeps in UIKit time", .ownApplication)
struct UIKitSleepTests {
  private let log = WaitingLog()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private func letTasksRun() async { for _ in 0..<20 { await Task.yield() } }

  /// Long sleeps: of short ones real time may bring the end, where many tests run at once.
  enum Spelling: CaseIterable {
    case duration, nanoseconds, oldNanoseconds, durationOfClock, momentOfClock, moment, clock
    case momentOnClock

    @MainActor func sleep() async throws {
      switch self {
      case .duration: try await Task.uiKitSleep(for: .seconds(1_000))
      case .nanoseconds: try await Task.uiKitSleep(nanoseconds: 1_000_000_000_000)
      case .oldNanoseconds: await Task.uiKitSleep(1_000_000_000_000)
      case .durationOfClock: try await Task.uiKitSleep(for: .seconds(1_000), clock: .continuous)
      case .momentOfClock:
        try await Task.uiKitSleep(until: .now + .seconds(1_000), clock: .suspending)
      case .moment: try await Task.uiKitSleep(until: .now + .seconds(1_000))
      case .clock: try await UIKitClock().sleep(for: .seconds(1_000))
      case .momentOnClock:
        try await UIKitClock().sleep(until: .now.advanced(by: .seconds(1_000)))
      }
    }
  }

  @Test(arguments: Spelling.allCases)
  func `end when the clock gets there`(spelling: Spelling) async throws {
    let task = Task { [log] in
      try await spelling.sleep()
      log.write("awake")
    }
    await letTasksRun()
    #expect(loop.pending.delayed == ["Task.sleep"])
    loop.advance(by: .milliseconds(999_998))
    await letTasksRun()
    #expect(log.all == [])

    loop.advance(by: .milliseconds(3))
    try await task.value
    #expect(log.all == ["awake"])
  }

  @Test func `end at once when the task is cancelled, and are not waited for`() async {
    let task = Task { [log] in
      do { try await Task.uiKitSleep(for: .seconds(1_000)) } catch {
        log.write("\(type(of: error))")
      }
    }
    await letTasksRun()
    task.cancel()
    await task.value
    #expect(log.all == ["CancellationError"])
    #expect(loop.pending.isEmpty)

    let late = Task { [log] in
      withUnsafeCurrentTask { $0?.cancel() }
      do { try await Task.uiKitSleep(for: .seconds(1_000)) } catch { log.write("late") }
    }
    await late.value
    #expect(log.all == ["CancellationError", "late"])
  }

  @Test func `do not hold up a task that somebody awaits`() async throws {
    let task = Task.detached { try await Task.uiKitSleep(for: .milliseconds(10)) }

    try await task.value
  }

  @Test func `the clock tells UIKit time`() {
    let start = UIKitClock.now
    loop.advance(by: .seconds(3))

    #expect(start.duration(to: .now) == .seconds(3))
    #expect(start < UIKitClock().now)
    #expect(UIKitClock().measure { loop.advance(by: .seconds(1)) } == .seconds(1))
  }

  struct OwnClock: Clock {
    typealias Instant = ContinuousClock.Instant
    let log: WaitingLog
    var now: Instant { .now }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws { log.write("own") }
  }

  @Test func `a clock of the app's own sleeps by itself`() async throws {
    try await Task.uiKitSleep(for: .seconds(1), clock: OwnClock(log: log))
    try await Task.uiKitSleep(until: .now, clock: OwnClock(log: log))

    #expect(log.all == ["own", "own"])
  }
}
