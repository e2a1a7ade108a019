import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: views", .ownApplication)
struct ViewsUnsourcedChoicesTests {
  private let trace = Trace()
  private let window: UIWindow

  init() {
    window = UIWindow()
    window.accessibilityIdentifier = "window"
  }

  private func lines(of body: () -> Void) -> [String] {
    let before = trace.lines.count
    body()
    return Array(trace.lines.dropFirst(before))
  }

  // MARK: Views that cannot be added

  @Test func `a view that is added to itself is an invalid argument (behaviour 7.37)`() {
    let superview = UIView()
    let view = UIView()
    superview.addSubview(view)

    let received = failures { view.addSubview(view) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(received.reasons == ["Can't add self as subview"])
    #expect(received.map(\.details) == ["UIKit raises this exception in UIView.addSubview(_:)."])
    #expect(view.subviews.isEmpty)
    #expect(view.superview === superview)
  }

  @Test func `a view that is added to one within it is an invalid argument too`() {
    let view = UIView()
    let middle = UIView()
    let inner = UIView()
    view.addSubview(middle)
    middle.addSubview(inner)

    let received = failures { inner.addSubview(view) }

    #expect(received.map(\.name) == [.invalidArgument])
    #expect(inner.subviews.isEmpty)
    #expect(view.superview == nil)
    #expect(view.viewWithTag(7) == nil)
  }

  // MARK: Callbacks of the hierarchy

  @Test func `the order when a view is added to a loose one`() {
    let outer = LoggingView("outer", trace)
    let view = LoggingView("view", trace)

    outer.addSubview(view)

    #expect(
      trace.lines == [
        "view.willMove(toSuperview: outer)",
        "view.didMoveToSuperview, in outer",
        "outer.didAddSubview(view)",
      ])
  }

  @Test func `the order when a view comes into a window, with what is in it`() {
    let view = LoggingView("view", trace)
    let inner = LoggingView("inner", trace)
    view.addSubview(inner)

    let lines = lines { window.addSubview(view) }

    #expect(
      lines == [
        "view.willMove(toWindow: window)",
        "inner.willMove(toWindow: window)",
        "view.willMove(toSuperview: window)",
        "view.didMoveToWindow, in window",
        "inner.didMoveToWindow, in window",
        "view.didMoveToSuperview, in window",
      ])
  }

  @Test func `the order when a view moves from one superview to another in a window`() {
    let old = LoggingView("old", trace)
    let new = LoggingView("new", trace)
    let view = LoggingView("view", trace)
    window.addSubview(old)
    window.addSubview(new)
    old.addSubview(view)

    let lines = lines { new.addSubview(view) }

    #expect(
      lines == [
        "view.willMove(toSuperview: new)",
        "old.willRemoveSubview(view)",
        "view.didMoveToSuperview, in new",
        "new.didAddSubview(view)",
      ])
  }

  @Test func `the order when a view moves from one window to another, with what is in it`() {
    let other = UIWindow()
    other.accessibilityIdentifier = "other"
    let view = LoggingView("view", trace)
    let inner = LoggingView("inner", trace)
    view.addSubview(inner)
    window.addSubview(view)

    let lines = lines { other.addSubview(view) }

    #expect(
      lines == [
        "view.willMove(toWindow: other)",
        "inner.willMove(toWindow: other)",
        "view.willMove(toSuperview: other)",
        "view.didMoveToWindow, in other",
        "inner.didMoveToWindow, in other",
        "view.didMoveToSuperview, in other",
      ])
  }

  @Test func `the order when a view leaves its window, with what is in it`() {
    let outer = LoggingView("outer", trace)
    let view = LoggingView("view", trace)
    let inner = LoggingView("inner", trace)
    view.addSubview(inner)
    outer.addSubview(view)
    window.addSubview(outer)

    let lines = lines { view.removeFromSuperview() }

    #expect(
      lines == [
        "view.willMove(toWindow: nil)",
        "inner.willMove(toWindow: nil)",
        "view.willMove(toSuperview: nil)",
        "outer.willRemoveSubview(view)",
        "view.didMoveToWindow, in nil",
        "inner.didMoveToWindow, in nil",
        "view.didMoveToSuperview, in nil",
      ])
  }

  @Test func `the order when a view leaves a loose one`() {
    let outer = LoggingView("outer", trace)
    let view = LoggingView("view", trace)
    outer.addSubview(view)

    let lines = lines { view.removeFromSuperview() }

    #expect(
      lines == [
        "view.willMove(toSuperview: nil)",
        "outer.willRemoveSubview(view)",
        "view.didMoveToSuperview, in nil",
      ])
  }

  @Test func `the order when a view leaves a window for a loose one`() {
    let outer = LoggingView("outer", trace)
    let view = LoggingView("view", trace)
    window.addSubview(view)

    let lines = lines { outer.addSubview(view) }

    #expect(
      lines == [
        "view.willMove(toWindow: nil)",
        "view.willMove(toSuperview: outer)",
        "view.didMoveToWindow, in nil",
        "view.didMoveToSuperview, in outer",
        "outer.didAddSubview(view)",
      ])
  }

  @Test func `a view that is added again to its superview moves in silence`() {
    let outer = LoggingView("outer", trace)
    let views = ["a", "b"].map { LoggingView($0, trace) }
    for view in views { outer.addSubview(view) }

    let lines = lines {
      outer.addSubview(views[0])
      outer.bringSubviewToFront(views[1])
      outer.exchangeSubview(at: 0, withSubviewAt: 1)
    }

    #expect(lines.isEmpty)
    #expect(outer.subviews == [views[1], views[0]])
  }

  // MARK: Traits

  @Test func `a view hears of its new traits before its controller, and both before observers`() {
    final class View: UIView {
      var trace: Trace?
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        trace?.add("view")
      }
    }
    final class Screen: UIViewController {
      var trace: Trace?
      override func loadView() { view = View() }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        trace?.add("controller")
      }
    }
    let screen = Screen()
    (screen.view as? View)?.trace = trace
    screen.trace = trace
    screen.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { [trace] (_: Screen, _) in
      trace.add("observer of the controller")
    }
    let traits: [UITrait] = [UITraitUserInterfaceStyle.self]
    screen.view.registerForTraitChanges(traits) { [trace] (_: UIView, _) in
      trace.add("observer of the view")
    }

    screen.overrideUserInterfaceStyle = .dark

    #expect(
      trace.lines == [
        "view", "controller", "observer of the view", "observer of the controller",
      ])
  }

  @Test func `what an active animator says of a property that cannot be set`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations { [window] in window.alpha = 0.5 }
    animator.startAnimation()

    let received = failures {
      animator.isInterruptible = false
      animator.isUserInteractionEnabled = false
    }

    #expect(
      received.reasons == [
        "The isInterruptible property of an active UIViewPropertyAnimator cannot be set.",
        "The isUserInteractionEnabled property of an active UIViewPropertyAnimator cannot be set.",
      ])
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
  }
}
