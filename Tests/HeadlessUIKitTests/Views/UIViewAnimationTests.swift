import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIView.animate(withDuration:)", .ownApplication)
struct UIViewAnimationTests {
  private let trace = Trace()
  private let view = UIView()
  private var loop: MainLoop { UIApplication.shared.mainLoop }

  private func note(_ line: String) -> () -> Void {
    { [trace] in trace.add(line) }
  }

  private func end(_ name: String) -> (Bool) -> Void {
    { [trace] in trace.add("\(name) \($0)") }
  }

  @Test func `changes at once, and completes on a later turn`() {
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0
    } completion: { [trace] in
      trace.add("completion \($0)")
    }

    #expect(view.alpha == 0)
    #expect(trace.lines.isEmpty)
    loop.settle()
    #expect(trace.lines == ["completion true"])
    #expect(loop.now == .zero)
  }

  @Test func `takes no completion`() {
    UIView.animate(withDuration: 0.3) { view.alpha = 0.5 }

    #expect(view.alpha == 0.5)
    #expect(loop.isIdle)
  }

  @Test func `completes once the time of its delay has passed`() {
    UIView.animate(
      withDuration: 0.3, delay: 0.5, options: [.curveEaseIn], animations: note("change"),
      completion: end("end"))

    loop.settle()
    loop.advance(by: .milliseconds(499))
    #expect(trace.lines == ["change"])
    loop.advance(by: .milliseconds(1))

    #expect(trace.lines == ["change", "end true"])
  }

  @Test(arguments: [-1, .nan, 0] as [TimeInterval])
  func `completes without moving the clock where the delay is none`(delay: TimeInterval) {
    UIView.animate(
      withDuration: 1, delay: delay, animations: note("change"), completion: end("end"))

    loop.settle()

    #expect(trace.lines == ["change", "end true"])
  }

  @Test(arguments: [.infinity, .greatestFiniteMagnitude, 1e20] as [TimeInterval])
  func `takes a delay without an end`(delay: TimeInterval) {
    UIView.animate(
      withDuration: 1, delay: delay, animations: note("change"), completion: end("end"))

    loop.advance(by: .seconds(1_000_000))

    #expect(trace.lines == ["change"])
  }

  @Test func `comes in several kinds, which complete in order`() {
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      animations: note("spring"), completion: end("spring"))
    UIView.animate(springDuration: 1, animations: note("bounce"), completion: end("bounce"))
    UIView.animateKeyframes(
      withDuration: 1, delay: 0,
      animations: { [trace] in
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { trace.add("key 1") }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          trace.add("key 2")
        }
      }, completion: end("keys"))
    UIView.transition(
      with: view, duration: 1, animations: note("transition"), completion: end("transition"))
    #expect(trace.lines == ["spring", "bounce", "key 1", "key 2", "transition"])

    loop.settle()

    #expect(
      trace.lines.suffix(4) == ["spring true", "bounce true", "keys true", "transition true"])
  }

  @Test func `may begin another when it completes`() {
    UIView.animate(withDuration: 1, animations: note("1")) { [trace] _ in
      UIView.animate(withDuration: 1) {
        trace.add("2")
      } completion: { _ in
        trace.add("end 2")
      }
      trace.add("end 1")
    }

    loop.settle()

    #expect(trace.lines == ["1", "2", "end 1", "end 2"])
  }

  // MARK: Transitions from view to view

  @Test func `replaces a view by another`() {
    let (front, old, new) = (UIView(), UIView(), UIView())
    view.addSubview(old)
    view.addSubview(front)

    UIView.transition(from: old, to: new, duration: 1, completion: end("end"))

    #expect(view.subviews == [new, front])
    #expect(old.superview == nil)
    loop.settle()
    #expect(trace.lines == ["end true"])
  }

  @Test func `hides a view and shows another, where that is wanted`() {
    let (old, new) = (UIView(), UIView())
    view.addSubview(old)
    view.addSubview(new)
    new.isHidden = true

    UIView.transition(from: old, to: new, duration: 1, options: .showHideTransitionViews)

    #expect([old, new].map(\.isHidden) == [true, false])
    #expect(view.subviews == [old, new])
  }

  @Test func `leaves a loose view as it is`() {
    let (old, new) = (UIView(), UIView())

    UIView.transition(from: old, to: new, duration: 1, completion: end("end"))
    loop.settle()

    #expect(new.superview == nil)
    #expect(trace.lines == ["end true"])
  }

  // MARK: Animations that are off

  @Test func `is off within performWithoutAnimation, and as before after it`() {
    #expect(UIView.areAnimationsEnabled)

    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }

    #expect(UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.performWithoutAnimation {}
    #expect(!UIView.areAnimationsEnabled)
  }
}
