import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIViewPropertyAnimator", .ownApplication)
struct UIViewPropertyAnimatorTests {
  private let trace = Trace()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let root = UIViewController()
    root.view.addSubview(view)
    showInWindow(root)
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view, trace] in
      trace.add("animations")
      view.alpha = 0.5
      view.frame.origin.x = 100
    }
    animator.addCompletion { [trace] in trace.add("completion \($0)") }
    return animator
  }

  @Test func `defaults (behaviour 650)`() {
    let animator = makeAnimator()

    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(!animator.isReversed)
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(!animator.pausesOnCompletion)
    #expect(animator.scrubsLinearly)
    #expect(animator.delay == 0 as TimeInterval)
    #expect(animator.fractionComplete == 0 as CGFloat)
    #expect(animator.timingParameters?.timingCurveType == .builtin)
    #expect(trace.lines == [])
  }

  @Test func `an animation that ends by itself (behaviour 649, 652)`() {
    let animator = makeAnimator()

    animator.startAnimation()
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    #expect(view.alpha == 0.5 as CGFloat)
    #expect(trace.lines == ["animations"])

    settle()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(trace.lines == ["animations", "completion end"])
  }

  @Test func `one that starts later ends later`() {
    makeAnimator().startAnimation(afterDelay: 2)
    settle()
    #expect(trace.lines == ["animations"])

    UIApplication.shared.mainLoop.advance(by: .seconds(2))
    #expect(trace.lines == ["animations", "completion end"])
  }

  @Test func `an animation that is paused goes on where it is (behaviour 649, 652)`() {
    let animator = makeAnimator()
    animator.fractionComplete = 0.25
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    settle()
    #expect(animator.fractionComplete == 0.25 as CGFloat)

    animator.startAnimation()
    animator.pauseAnimation()
    settle()
    #expect(trace.lines == ["animations"])

    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    settle()
    #expect(trace.lines == ["animations", "completion end"])
  }

  @Test func `an animation that goes back ends where it began (behaviour 649)`() {
    let animator = makeAnimator()
    animator.pauseAnimation()
    animator.isReversed = true

    animator.startAnimation()
    settle()

    #expect(trace.lines == ["animations", "completion start"])
    #expect(view.alpha == 1 as CGFloat)
    #expect(view.frame.origin.x == 0 as CGFloat)
  }

  @Test func `an animation that is stopped is to be finished (behaviour 649)`() {
    let animator = makeAnimator()
    animator.finishAnimation(at: .end)
    animator.startAnimation()

    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    settle()
    #expect(trace.lines == ["animations"])

    animator.finishAnimation(at: .current)
    #expect(animator.state == .inactive)
    #expect(trace.lines == ["animations", "completion current"])
  }

  @Test func `an animation that is stopped for good completes nothing (behaviour 649)`() {
    let animator = makeAnimator()
    animator.startAnimation()

    animator.stopAnimation(true)
    settle()

    #expect(animator.state == .inactive)
    #expect(trace.lines == ["animations"])
  }

  @Test func `an animator that pauses at its end stays active (behaviour 649, 650)`() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true

    animator.startAnimation()
    settle()

    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(animator.fractionComplete == 1 as CGFloat)
    animator.stopAnimation(true)
  }

  @Test func `a running animator takes changes at once`() {
    let animator = makeAnimator()
    animator.startAnimation()

    animator.addAnimations { [trace] in trace.add("more") }

    #expect(trace.lines == ["animations", "more"])
  }

  @Test func `an animator that starts by itself (behaviour 650)`() {
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) {
      [trace] in
      trace.add("animations")
    } completion: { [trace] in
      trace.add("completion \($0)")
    }

    #expect(animator.isRunning)
    settle()
    #expect(trace.lines == ["animations", "completion end"])
  }

  @Test func `paces are kept`() {
    let spring = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5)
    #expect(spring.timingParameters?.springTimingParameters != nil)
    let cubic = UIViewPropertyAnimator(
      duration: 1, controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(
      cubic.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 0.3, y: 0.4))
    #expect(cubic.timingParameters?.timingCurveType == .cubic)
  }

  @Test func `an animator keeps the pace that it was made with`() {
    let curve = UICubicTimingParameters(animationCurve: .easeIn)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    let spring = UISpringTimingParameters(
      dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))

    #expect(
      UIViewPropertyAnimator(duration: 1, timingParameters: curve).timingParameters === curve)
    #expect(curve.timingCurveType == .builtin)
    #expect(curve.controlPoint1 == CGPoint(x: 0.42, y: 0))
    #expect(own.timingCurveType == .cubic)
    #expect(own.cubicTimingParameters === own)
    #expect(own.springTimingParameters == nil)
    #expect(spring.timingCurveType == .spring)
    #expect(spring.initialVelocity == CGVector(dx: 1, dy: 2))
    #expect(spring.springTimingParameters === spring)
    #expect(
      UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5, animations: nil).timingParameters
        is UISpringTimingParameters)
  }
}
