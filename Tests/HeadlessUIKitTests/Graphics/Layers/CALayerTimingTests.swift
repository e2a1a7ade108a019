import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("The time of layers", .ownApplication)
struct CALayerTimingTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  private let outer = CALayer()
  private let layer = CALayer()
  private let listener = Listener()
  private let fade = CABasicAnimation(keyPath: "opacity")

  init() {
    outer.addSublayer(layer)
    fade.delegate = listener
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `has Core Animation's values at first (behaviour 894)`() {
    #expect(layer.speed == 1 && layer.beginTime == 0 && layer.timeOffset == 0)
    #expect(layer.duration == 0 && layer.repeatCount == 0 && layer.repeatDuration == 0)
    #expect(!layer.autoreverses && layer.fillMode == .removed)
  }

  @Test func `time is converted through all layers (behaviour 894)`() {
    outer.beginTime = 10
    outer.speed = 2
    layer.timeOffset = 5
    #expect(layer.convertTime(13, from: nil) == 11)
    #expect(layer.convertTime(11, to: nil) == 13)
    #expect(layer.convertTime(6, from: outer) == 11)
    #expect(layer.convertTime(11, to: outer) == 6)
    #expect(CALayer().convertTime(11, from: layer) == 13)

    outer.speed = 0
    #expect(layer.convertTime(13, from: nil) == 5)
    #expect(layer.convertTime(7, to: nil) == 10)
  }

  /// As Apple's technical Q&A 1673 has it.
  private func pause(_ layer: CALayer) {
    let time = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = time
  }

  private func resume(_ layer: CALayer) {
    let time = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - time
  }

  @Test(arguments: [true, false])
  func `animations of a layer whose time stands do not end (behaviour 894)`(isOuter: Bool) {
    let paused = isOuter ? outer : layer
    layer.add(fade, forKey: "fade")
    UIApplication.shared.mainLoop.advance(by: .seconds(1))
    listener.log = []
    layer.add(fade, forKey: "fade")
    pause(paused)
    UIApplication.shared.mainLoop.advance(by: .seconds(4))
    #expect(listener.log == ["start"])
    #expect(paused.timeOffset == 1)
    #expect(layer.animationKeys() == ["fade"])

    resume(paused)
    settle()
    #expect(listener.log == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
    // The time of the layer goes on where it stood.
    #expect(paused.convertTime(CACurrentMediaTime(), from: nil) == 1)
  }

  @Test func `an animation that waits can be removed`() {
    layer.speed = 0
    layer.add(fade, forKey: "fade")
    settle()
    layer.removeAllAnimations()
    layer.speed = 1
    settle()

    #expect(listener.log == ["start", "stop false"])
  }

  @Test func `an animation begins in the time of its layer`() {
    layer.speed = 2
    fade.beginTime = 4
    layer.add(fade, forKey: nil)
    UIApplication.shared.mainLoop.advance(by: .milliseconds(1900))
    #expect(listener.log == [])
    UIApplication.shared.mainLoop.advance(by: .milliseconds(200))

    #expect(listener.log == ["start", "stop true"])
  }
}
