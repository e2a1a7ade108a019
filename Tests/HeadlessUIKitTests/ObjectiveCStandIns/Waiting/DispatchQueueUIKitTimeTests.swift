import HeadlessUIKitTestSupport
import Synchronization
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A log that any thread writes.
final class WaitingLog: Sendable {
  private let entries = Mutex<[String]>([])
  var all: [String] { entries.withLock(\.self) }
  func write(_ entry: String) { entries.withLock { $0.append(entry) } }
}

@MainActor
@Suite("Queues in UIKit time", .ownApplication)
struct DispatchQueueUIKitTimeTests {
  private let log = WaitingLog()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  @Test func `blocks of the main queue are turns, in their order, and never within the call`() {
    let main = DispatchQueue.main
    main.uiKitAsync { [log] in
      log.write("first")
      DispatchQueue.main.uiKitAsync { log.write("third") }
    }
    main.uiKitAsync(qos: .userInteractive, flags: .barrier) { [log] in log.write("second") }
    #expect(log.all == [])
    #expect(loop.pending.due == ["DispatchQueue.main.async", "DispatchQueue.main.async"])

    loop.settle()
    #expect(log.all == ["first", "second", "third"])
  }

  @Test func `delays are UIKit time, and what is due now comes before them`() {
    let queue = DispatchQueue.main
    queue.uiKitAsyncAfter(deadline: .uiKitNow() + 0.3) { [log] in log.write("0.3") }
    queue.uiKitAsyncAfter(deadline: .now() + .milliseconds(200)) { [log] in log.write("0.2") }
    queue.uiKitAsyncAfter(wallDeadline: .now() + 0.25) { [log] in log.write("0.25") }
    queue.uiKitAsyncAfter(deadline: .distantFuture) { [log] in log.write("never") }
    queue.uiKitAsyncAfter(deadline: .now()) { [log] in log.write("0") }
    queue.uiKitAsync { [log] in log.write("now") }
    loop.settle()
    #expect(log.all == ["now"])

    loop.advance(by: .milliseconds(299))
    #expect(log.all == ["now", "0", "0.2", "0.25"])

    loop.advance(by: .milliseconds(1))
    #expect(log.all == ["now", "0", "0.2", "0.25", "0.3"])
    #expect(loop.pending.isEmpty)
  }

  @Test func `a deadline that was computed before counts from then`() {
    let deadline = DispatchTime.uiKitNow() + 1
    loop.advance(by: .seconds(0.4))
    DispatchQueue.main.uiKitAsyncAfter(deadline: deadline) { [log] in log.write("done") }
    loop.advance(by: .seconds(0.59))
    #expect(log.all == [])

    loop.advance(by: .seconds(0.01))
    #expect(log.all == ["done"])
  }

  @Test func `a work item that is cancelled does not come, and is not waited for`() {
    let items = (1...3).map { number in
      DispatchWorkItem { [log] in log.write("\(number)") }
    }
    for item in items.prefix(2) {
      DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 1, execute: item)
    }
    DispatchQueue.main.uiKitAsync(execute: items[2])
    items[0].cancel()
    #expect(loop.pending.delayed.count == 1)

    loop.advance(by: .seconds(2))
    #expect(log.all == ["3", "2"])
  }

  @Test func `a work item tells the main queue that it is done`() {
    let item = DispatchWorkItem { [log] in log.write("work") }
    item.uiKitNotify(queue: .main) { [log] in log.write("done") }
    item.uiKitNotify(queue: .main, execute: DispatchWorkItem { [log] in log.write("done too") })
    loop.settle()
    #expect(log.all == [])

    DispatchQueue.main.uiKitAsync(execute: item)
    loop.settle()
    #expect(log.all == ["work", "done", "done too"])
  }

  @Test func `a group tells it as soon as it is empty`() {
    let group = DispatchGroup()
    group.enter()
    DispatchQueue.main.uiKitAsync(group: group) { [log] in log.write("work") }
    group.uiKitNotify(queue: .main) { [log] in log.write("done") }
    loop.settle()
    #expect(log.all == ["work"])

    group.uiKitLeave()
    #expect(log.all == ["work"])
    loop.settle()
    #expect(log.all == ["work", "done"])

    group.uiKitNotify(queue: .main, work: DispatchWorkItem { [log] in log.write("empty") })
    loop.settle()
    #expect(log.all == ["work", "done", "empty"])
  }

  @Test func `what comes back from another queue is a turn of the application that sent it`() async
  {
    let queue = DispatchQueue(label: "birds")
    await withCheckedContinuation { continuation in
      queue.uiKitAsync { [log] in
        log.write("away")
        DispatchQueue.main.uiKitAsync { log.write("back") }
        DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 1_000_000) { log.write("later") }
        continuation.resume()
      }
    }
    loop.settle()
    #expect(log.all == ["away", "back"])

    // So long that real time does not bring it where many tests run at once.
    loop.advance(by: .seconds(1_000_000))
    #expect(log.all == ["away", "back", "later"])
  }

  @Test func `work of another queue is known until it is done`() {
    let elsewhere = ApplicationScope.current.elsewhere
    let mayEnd = DispatchSemaphore(value: 0)
    let group = DispatchGroup()
    DispatchQueue(label: "birds").uiKitAsync(group: group) { mayEnd.wait() }
    DispatchQueue.global(qos: .utility).uiKitAsync(group: group) { mayEnd.wait() }
    #expect(
      Set(elsewhere.works.map(\.name)) == ["DispatchQueue \"birds\"", "DispatchQueue.global()"])

    for _ in 1...2 { mayEnd.signal() }
    let ended = DispatchSemaphore(value: 0)
    while !elsewhere.works.isEmpty {
      guard elsewhere.watch(elsewhere.works, { ended.signal() }) else { continue }
      #expect(ended.wait(timeout: .now() + 10) == .success)
    }
    #expect(elsewhere.works.isEmpty)
    #expect(group.wait(timeout: .now()) == .success)
  }

  @Test func `time that nobody moves passes as real time does`() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 5_000) { [log] in log.write("late")
      }
      DispatchQueue.main.uiKitAsyncAfter(deadline: .uiKitNow() + 0.02) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(20))
    #expect(loop.now == .milliseconds(20))
    #expect(log.all == [])
  }
}
