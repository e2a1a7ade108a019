import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("CADisplayLink", .ownApplication)
struct CADisplayLinkTests {
  @MainActor private final class Target: NSObject, SelectorResponder {
    var times: [CFTimeInterval] = []
    var link: CADisplayLink?
    func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    class var objectiveCMembers: [Selector.Method] { [.method("step:", Target.step)] }
  }

  private let target = Target()
  private let link: CADisplayLink

  init() { link = CADisplayLink(target: target, selector: "step:") }

  @Test func `has not begun before it is added (behaviour 693)`() {
    advance(by: .seconds(1))

    #expect(target.times == [])
    #expect(link.timestamp == 0)
    #expect(link.duration == 0)
    #expect(link.preferredFramesPerSecond == 0)
    #expect(!link.isPaused)
  }

  @Test func `calls its target for each frame of UIKit time`() {
    link.add(to: .main, forMode: .common)
    advance(by: .milliseconds(55))

    #expect(target.times.count == 3)
    #expect(abs((target.times.last ?? 0) - 0.05) < 0.001)
    #expect(link.targetTimestamp > link.timestamp)
  }

  @Test func `calls it less often where it is told so`() {
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    advance(by: .milliseconds(350))

    #expect(target.times.count == 3)
  }

  @Test func `rests while it is paused, and for good when it is invalidated`() {
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    advance(by: .seconds(1))
    #expect(target.times == [])
    link.isPaused = false
    advance(by: .milliseconds(20))
    #expect(target.times.count == 1)
    link.invalidate()
    advance(by: .seconds(1))

    #expect(target.times.count == 1)
  }

  @Test func `keeps its target until it is invalidated (behaviour 693)`() {
    weak var kept: Target?
    let link: CADisplayLink
    do {
      let target = Target()
      kept = target
      link = CADisplayLink(target: target, selector: "step:")
    }
    #expect(kept != nil)
    link.invalidate()

    #expect(kept == nil)
  }

  private func advance(by time: Duration) { UIApplication.shared.mainLoop.advance(by: time) }
}
