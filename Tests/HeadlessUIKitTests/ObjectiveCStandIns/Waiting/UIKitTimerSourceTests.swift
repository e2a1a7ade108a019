import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Dispatch's timers, run loops and the main operation queue in UIKit time", .ownApplication)
struct UIKitTimerSourceTests {
  private let log = WaitingLog()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  @Test func `a timer fires, repeats, rests and ends`() {
    let timer = DispatchSource.uiKitTimerSource(queue: .main)
    timer.schedule(deadline: .uiKitNow() + 1, repeating: .seconds(2))
    timer.setEventHandler { [log] in log.write("tick") }
    timer.setCancelHandler { [log] in log.write("end") }
    timer.setRegistrationHandler { [log] in log.write("begin") }
    loop.advance(by: .seconds(5))
    #expect(log.all == [])

    timer.schedule(deadline: .uiKitNow() + 1, repeating: 2)
    timer.resume()
    loop.advance(by: .seconds(5))
    #expect(log.all == ["begin", "tick", "tick", "tick"])

    timer.suspend()
    loop.advance(by: .seconds(5))
    #expect(loop.pending.isEmpty)
    timer.resume()
    loop.advance(by: .seconds(2))
    #expect(log.all == ["begin", "tick", "tick", "tick", "tick"])

    timer.cancel()
    timer.cancel()
    loop.advance(by: .seconds(5))
    #expect(log.all == ["begin", "tick", "tick", "tick", "tick", "end"])
    #expect(timer.isCancelled)
  }

  @Test func `a timer fires once, with a work item, and ends with its owner`() {
    var timer: UIKitTimerSource? = DispatchSource.uiKitTimerSource(queue: .main)
    timer?.setEventHandler(handler: DispatchWorkItem { [log] in log.write("item") })
    timer?.schedule(wallDeadline: .now() + 1)
    timer?.activate()
    timer?.activate()
    loop.advance(by: .seconds(5))
    #expect(log.all == ["item"])

    timer?.schedule(deadline: .uiKitNow() + 1)
    timer = nil
    loop.advance(by: .seconds(5))
    #expect(log.all == ["item"])
  }

  @Test func `a run loop performs blocks on later turns`() {
    RunLoop.main.uiKitPerform { [log] in log.write("one") }
    RunLoop.main.uiKitPerform(inModes: [.common]) { [log] in log.write("two") }
    #expect(log.all == [])

    loop.settle()
    #expect(log.all == ["one", "two"])
  }

  @Test func `the main operation queue runs on later turns, and lets nobody wait for itself`() {
    let queue = OperationQueue.uiKitMain
    let cancelled = BlockOperation { [log] in log.write("cancelled") }
    queue.addOperation { [log] in log.write("block") }
    queue.addOperation(cancelled)
    queue.addOperations(
      [BlockOperation { [log] in log.write("operation") }], waitUntilFinished: true)
    queue.addBarrierBlock { [log] in log.write("barrier") }
    cancelled.cancel()
    #expect(log.all == [])

    queue.waitUntilAllOperationsAreFinished()
    #expect(log.all == ["barrier"])
    loop.settle()
    #expect(log.all == ["barrier", "block", "operation"])
  }

  @Test func `a delegate's queue holds nothing that has run`() {
    final class Bird: Sendable {}
    weak var bird: Bird?
    do {
      let robin = Bird()
      bird = robin
      OperationQueue.uiKitMain.addOperation { _ = robin }
    }
    loop.settle()

    #expect(bird == nil)
  }

  @Test func `the date is the real one, until a test sets it and moves the time`() {
    let elsewhere = ApplicationScope.current.elsewhere
    #expect(abs(Date.uiKitNow().timeIntervalSinceNow) < 60)

    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3_600)
    elsewhere.setDate(noon)
    loop.advance(by: .seconds(90))
    #expect(Date.uiKitNow() == noon + 90)
    #expect(Date(uiKitTimeIntervalSinceNow: -90) == noon)
    #expect(noon.uiKitTimeIntervalSinceNow == -90)

    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let days = [noon, noon + 86_400, noon - 86_400]
    #expect(days.map(calendar.uiKitIsDateInToday) == [true, false, false])
    #expect(days.map(calendar.uiKitIsDateInTomorrow) == [false, true, false])
    #expect(days.map(calendar.uiKitIsDateInYesterday) == [false, false, true])
    #expect(UIDatePicker().date == noon + 90)

    elsewhere.setDate(nil)
    #expect(abs(Date.uiKitNow().timeIntervalSinceNow) < 60)
  }
}
