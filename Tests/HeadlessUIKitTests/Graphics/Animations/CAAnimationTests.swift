import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("CAAnimation", .ownApplication)
struct CAAnimationTests {
  private final class Listener: NSObject, CAAnimationDelegate {
    var log: [String] = []
    func animationDidStart(_ anim: CAAnimation) { log.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append("stop \(flag)") }
  }

  private let layer = CALayer()
  private let listener = Listener()
  private let fade = CABasicAnimation(keyPath: "opacity")

  init() {
    fade.fromValue = 0
    fade.toValue = 1
    fade.delegate = listener
  }

  @Test func `has Core Animation's values at first (behaviour 689)`() {
    let animation = CABasicAnimation()

    #expect(animation.duration == 0)
    #expect(animation.repeatCount == 0)
    #expect(!animation.autoreverses)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.fillMode == .removed)
    #expect(animation.speed == 1)
    #expect(animation.beginTime == 0)
    #expect(animation.timingFunction == nil)
  }

  @Test func `has the values of a spring at first (behaviour 692)`() {
    let spring = CASpringAnimation(keyPath: "position")

    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.keyPath == "position")
  }

  @Test func `is added as a copy, and leaves the layer's own value alone (behaviour 689)`() {
    layer.opacity = 0.5
    layer.add(fade, forKey: "fade")
    fade.toValue = 7

    #expect(layer.animationKeys() == ["fade"])
    let added = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(added !== fade)
    #expect(added?.toValue as? Int == 1)
    #expect(layer.opacity == 0.5)
  }

  @Test func `begins and ends on later turns, and goes (behaviour 690)`() {
    layer.add(fade, forKey: "fade")
    #expect(listener.log == [])
    settle()

    #expect(listener.log == ["start", "stop true"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `stays where it is told to, and has ended all the same`() {
    fade.isRemovedOnCompletion = false
    layer.add(fade, forKey: "fade")
    settle()
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAllAnimations()
    settle()

    #expect(listener.log == ["start", "stop true"])
  }

  @Test func `has not finished where it is removed before its end (behaviour 690)`() {
    fade.repeatCount = .infinity
    layer.add(fade, forKey: "fade")
    settle()
    #expect(layer.animationKeys() == ["fade"])
    layer.removeAnimation(forKey: "fade")
    #expect(layer.animationKeys() == nil)
    settle()

    #expect(listener.log == ["start", "stop false"])
  }

  @Test func `takes the place of the one with its key (behaviour 689)`() {
    fade.repeatCount = .infinity
    layer.add(fade, forKey: "fade")
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
    settle()

    #expect(listener.log == ["stop false"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `has no key without a name, and a transition has its own (behaviour 689)`() {
    layer.add(fade, forKey: nil)
    #expect(layer.animationKeys() == nil)
    layer.add(CATransition(), forKey: "anything")

    #expect(layer.animationKeys() == ["transition"])
  }

  @Test func `begins when UIKit time has come that far`() {
    fade.beginTime = CACurrentMediaTime() + 2
    layer.add(fade, forKey: "fade")
    settle()
    #expect(listener.log == [])
    UIApplication.shared.mainLoop.advance(by: .seconds(2))
    settle()

    #expect(listener.log == ["start", "stop true"])
    #expect(CACurrentMediaTime() == 2)
  }

  @Test func `gives a copy all that its class has`() throws {
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.values = [1, 2, 3]
    keyframes.keyTimes = [0, 0.5, 1]
    keyframes.calculationMode = .cubic
    keyframes.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let group = CAAnimationGroup()
    group.animations = [keyframes]
    group.duration = 3

    let copy = try #require(keyframes.copy() as? CAKeyframeAnimation)
    #expect(copy.values?.count == 3)
    #expect(copy.keyTimes == [0, 0.5, 1])
    #expect(copy.calculationMode == .cubic)
    #expect(copy.keyPath == "position")
    #expect(copy.timingFunction == CAMediaTimingFunction(name: .easeIn))
    #expect((group.copy() as? CAAnimationGroup)?.animations?.count == 1)
    #expect((group.copy() as? CAAnimationGroup)?.duration == 3)
  }

  @Test func `has a pace with four points`() {
    let function = CAMediaTimingFunction(name: .easeInEaseOut)
    var point: [Float] = [9, 9]
    function.getControlPoint(at: 1, values: &point)
    #expect(point == [0.42, 0])
    function.getControlPoint(at: 3, values: &point)

    #expect(point == [1, 1])
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `what is no pace, and no point of one, is an exception (behaviour 691)`() {
    var values: [Float] = [7, 7]
    let received = failures {
      let function = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: "hasty"))
      function.getControlPoint(at: 4, values: &values)
    }

    #expect(
      received.reasons == [
        "unknown timing function name: hasty", "no timing function control point with index: 4",
      ])
    #expect(
      received.map(\.name.rawValue) == [
        "CAMediaTimingFunctionInvalid", "CAMediaTimingFunctionInvalidControlPoint",
      ])
    #expect(values == [7, 7])
  }

  @Test func `a spring comes to rest when it hardly swings any more (behaviour 692)`() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    let time = spring.settlingDuration
    spring.damping = 5

    #expect(time > 1 && time < 2)
    #expect(spring.settlingDuration > time)
    spring.damping = 0
    #expect(spring.settlingDuration == 0)
  }
}
