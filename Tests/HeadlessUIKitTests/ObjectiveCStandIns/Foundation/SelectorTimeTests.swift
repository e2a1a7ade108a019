import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Timers, delayed performs and display links", .ownApplication)
struct SelectorTimeTests {
  final class Clock: NSObject {
    var log: [String] = []
    func tick(_ timer: Timer) { log.append("tick \(timer.userInfo ?? "-")") }
    func strike() { log.append("strike") }
    func say(_ text: String) { log.append(text) }
    func frame(_ link: CADisplayLink) { log.append("frame") }
  }

  private let clock = Clock()
  private let tick = Selector("tick:", Clock.tick(_:))
  private let say = Selector("say:", Clock.say(_:))
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  @Test func `timers fire once in UIKit time`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 2, target: clock, selector: tick, userInfo: "tock", repeats: false)
    loop.advance(by: .seconds(1.9))
    #expect(clock.log == [])

    loop.advance(by: .seconds(5))
    #expect(clock.log == ["tick tock"])
    #expect(!timer.isValid)
  }

  @Test func `timers repeat until they are invalidated`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: clock, selector: Selector("strike", Clock.strike), userInfo: nil,
      repeats: true)
    loop.advance(by: .seconds(3.5))
    #expect(clock.log.count == 3)

    timer.invalidate()
    loop.advance(by: .seconds(3))
    #expect(clock.log.count == 3)
  }

  @Test func `timers that are not scheduled are fired by hand`() {
    let timer = Timer(
      timeInterval: 1, target: clock, selector: tick, userInfo: nil, repeats: false)
    timer.fire()

    #expect(clock.log == ["tick -"])
  }

  @Test func `timers that are added to a run loop fire in UIKit time`() {
    let timer = Timer(
      timeInterval: 2, target: clock, selector: tick, userInfo: nil, repeats: true)
    RunLoop.main.addTimer(timer, forMode: .common)
    RunLoop.main.addTimer(timer, forMode: .default)
    loop.advance(by: .seconds(5))
    #expect(clock.log == ["tick -", "tick -"])

    timer.invalidate()
    loop.advance(by: .seconds(5))
    #expect(clock.log.count == 2)
  }

  @Test func `timers with blocks fire in UIKit time, too, where they are added`() {
    var count = 0
    let timer = Timer(timeInterval: 1, repeats: false) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    RunLoop.current.addTimer(timer, forMode: .default)
    loop.advance(by: .seconds(3))

    #expect(count == 1)
    #expect(!timer.isValid)
  }

  @Test func `timers are scheduled with blocks in UIKit time`() {
    var count = 0
    let timer = Timer.scheduledUIKitTimer(withTimeInterval: 1, repeats: true) { timer in
      count += 1
      if count == 2 { timer.invalidate() }
    }
    loop.advance(by: .seconds(0.9))
    #expect(count == 0)

    loop.advance(by: .seconds(5))
    #expect(count == 2)
    #expect(!timer.isValid)
  }

  @Test func `timers that are scheduled are not scheduled twice`() {
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: clock, selector: tick, userInfo: nil, repeats: true)
    RunLoop.main.addTimer(timer, forMode: .common)
    loop.advance(by: .seconds(2.5))

    #expect(clock.log.count == 2)
    timer.invalidate()
  }

  @Test func `performs come after their delays, and without one on a later turn`() {
    clock.perform(say, with: "late", afterDelay: 1)
    clock.perform(say, with: "soon", afterDelay: 0)
    #expect(clock.log == [])

    loop.settle()
    #expect(clock.log == ["soon"])
    loop.advance(by: .seconds(1))
    #expect(clock.log == ["soon", "late"])
  }

  @Test func `performs are cancelled, all of a target or those with an equal argument`() {
    clock.perform(say, with: "a", afterDelay: 1)
    clock.perform(say, with: "b", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: clock, selector: say, object: "a")
    loop.advance(by: .seconds(1))
    #expect(clock.log == ["b"])

    clock.perform(say, with: "c", afterDelay: 0)
    Clock.cancelPreviousPerformRequests(withTarget: clock)
    NSObject.cancelPreviousPerformRequests(withTarget: NSObject())
    loop.advance(by: .seconds(1))
    #expect(clock.log == ["b"])
  }

  @Test func `performs on the main thread wait, or come later`() {
    clock.performSelector(onMainThread: say, with: "now", waitUntilDone: true)
    clock.performSelector(onMainThread: say, with: "then", waitUntilDone: false)
    #expect(clock.log == ["now"])

    loop.settle()
    #expect(clock.log == ["now", "then"])
  }

  @Test func `display links call for each frame, unless they are paused`() {
    let link = CADisplayLink(target: clock, selector: Selector("frame:", Clock.frame(_:)))
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    loop.advance(by: .seconds(1.05))
    #expect(clock.log.count == 10)
    #expect(abs(link.timestamp - 1) < 0.001)
    #expect(abs(link.targetTimestamp - 1.1) < 0.001)

    link.isPaused = true
    loop.advance(by: .seconds(1))
    #expect(clock.log.count == 10)

    link.isPaused = false
    link.invalidate()
    loop.advance(by: .seconds(1))
    #expect(clock.log.count == 10)
  }

  @Test func `display links end when they are removed, and begin again`() {
    let link = CADisplayLink(target: clock, selector: Selector("frame:", Clock.frame(_:)))
    link.add(to: .main, forMode: .common)
    link.remove(from: .main, forMode: .common)
    loop.advance(by: .seconds(1))
    #expect(clock.log == [])

    link.add(to: .main, forMode: .common)
    loop.advance(by: .seconds(0.02))
    #expect(clock.log == ["frame"])
  }
}
