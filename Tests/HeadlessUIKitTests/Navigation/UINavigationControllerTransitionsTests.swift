import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UINavigationController's transitions", .ownApplication)
struct UINavigationControllerTransitionsTests {
  private let trace = Trace()
  private let root: TracingScreen
  private let page: TracingScreen
  private let navigation: UINavigationController
  private let delegate: StackDelegate

  init() {
    root = TracingScreen("root", trace)
    page = TracingScreen("page", trace)
    navigation = UINavigationController(rootViewController: root)
    delegate = StackDelegate(trace)
    navigation.delegate = delegate
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  /// The calls while `body` runs and all work that is due after it.
  private func calls(_ body: () -> Void) -> [String] {
    let count = trace.lines.count
    body()
    settle()
    return trace.lines(since: count)
  }

  // MARK: The orders

  @Test func `the root comes with its navigation controller (behaviour 143, 174)`() {
    let calls = calls { showInWindow(navigation) }

    #expect(
      calls == [
        "root.didLoad",
        "root.willAppear(false)",
        "willShow root(false)",
        "root.isAppearing(false)",
        "root.didAppear(false)",
        "didShow root(false)",
      ])
  }

  /// Drags from the left edge of the screen.
  private func drag(to end: CGFloat) {
    let finger = UIApplication.shared.finger
    guard let window = navigation.view.window else { return }
    finger.began(at: CGPoint(x: 2, y: 400), within: window)
    for part in [CGFloat(0.25), 0.5, 0.75, 1] {
      finger.moved(toRoot: [CGPoint(x: 2 + (end - 2) * part, y: 400)])
    }
    finger.ended()
  }

  @Test func `a finger drags the top screen away (behaviour 152, 181)`() {
    showInWindow(navigation)
    navigation.pushViewController(page, animated: false)
    settle()
    var changes: [String] = []
    page.onCall["willDisappear"] = { [page] in
      let coordinator = page.transitionCoordinator
      coordinator?.animate(alongsideTransition: nil) {
        changes.append("completed \(!$0.isCancelled)")
      }
      coordinator?.notifyWhenInteractionChanges {
        changes.append("interactive \($0.isInteractive), \($0.initiallyInteractive)")
      }
    }

    let calls = calls { drag(to: 350) }

    #expect(
      calls == [
        "page.willMove(nil)",
        "page.willDisappear(true)",
        "root.willAppear(true)",
        "willShow root(true)",
        "root.isAppearing(true)",
        "page.didDisappear(true)",
        "page.didMove(nil)",
        "root.didAppear(true)",
        "didShow root(true)",
      ])
    #expect(changes == ["interactive false, true", "completed true"])
    #expect(navigation.viewControllers == [root])
  }

  @Test func `a screen that is dragged too short a way comes back (behaviour 640)`() {
    showInWindow(navigation)
    navigation.pushViewController(page, animated: false)
    settle()

    let calls = calls { drag(to: 90) }

    #expect(
      calls.filter { !$0.contains("isAppearing") } == [
        "page.willMove(nil)",
        "page.willDisappear(true)",
        "root.willAppear(true)",
        "willShow root(true)",
        "root.willDisappear(true)",
        "root.didDisappear(true)",
        "page.willAppear(true)",
        "page.didAppear(true)",
      ])
    #expect(navigation.viewControllers == [root, page])
    #expect(page.view.isDescendant(of: navigation.view))
    #expect(page.parent === navigation)
  }

  @Test(arguments: [true, false])
  func `a push (behaviour 151, 174, 175)`(animated: Bool) {
    showInWindow(navigation)

    let calls = calls { navigation.pushViewController(page, animated: animated) }

    #expect(
      calls == [
        "page.willMove(other)",
        "page.didLoad",
        "root.willDisappear(\(animated))",
        "page.willAppear(\(animated))",
        "willShow page(\(animated))",
        "page.isAppearing(\(animated))",
        "root.didDisappear(\(animated))",
        "page.didAppear(\(animated))",
        "page.didMove(other)",
        "didShow page(\(animated))",
      ])
  }

  @Test(arguments: [true, false])
  func `a pop (behaviour 152, 174, 175)`(animated: Bool) {
    navigation.pushViewController(page, animated: false)
    showInWindow(navigation)

    let calls = calls { navigation.popViewController(animated: animated) }

    #expect(
      calls == [
        "page.willMove(nil)",
        "root.didLoad",
        "page.willDisappear(\(animated))",
        "root.willAppear(\(animated))",
        "willShow root(\(animated))",
        "root.isAppearing(\(animated))",
        "page.didDisappear(\(animated))",
        "page.didMove(nil)",
        "root.didAppear(\(animated))",
        "didShow root(\(animated))",
      ])
  }

  @Test func `nothing but the stack changes before the next turn (behaviour 157)`() {
    showInWindow(navigation)
    let count = trace.lines.count

    navigation.pushViewController(page, animated: true)

    #expect(navigation.viewControllers == [root, page])
    #expect(navigation.topViewController === page)
    #expect(trace.lines(since: count) == ["page.willMove(other)"])
    #expect(!page.isViewLoaded)
  }

  @Test func `only the top goes and only the root comes when all are popped (behaviour 176)`() {
    let middle = TracingScreen("middle", trace)
    navigation.setViewControllers([root, middle, page], animated: false)
    showInWindow(navigation)
    var answer: [UIViewController]?

    let calls = calls { answer = navigation.popToRootViewController(animated: true) }

    #expect(answer == [middle, page])
    #expect(
      calls.filter { !$0.contains("ove(nil)") } == [
        "root.didLoad",
        "page.willDisappear(true)",
        "root.willAppear(true)",
        "willShow root(true)",
        "root.isAppearing(true)",
        "page.didDisappear(true)",
        "root.didAppear(true)",
        "didShow root(true)",
      ])
    #expect([middle, page].map(\.parent) == [nil, nil])
  }

  @Test func `a stack with the same top changes without a screen coming (behaviour 177)`() {
    navigation.pushViewController(page, animated: false)
    showInWindow(navigation)
    let other = TracingScreen("other", trace)

    let calls = calls { navigation.setViewControllers([other, page], animated: true) }

    #expect(
      calls == [
        "root.willMove(nil)", "other.willMove(other)", "root.didMove(nil)",
        "other.didMove(other)",
      ])
  }

  @Test func `an empty stack shows nothing (behaviour 177)`() {
    showInWindow(navigation)

    let calls = calls { navigation.viewControllers = [] }

    #expect(
      calls == [
        "root.willMove(nil)", "root.willDisappear(false)", "root.didDisappear(false)",
        "root.didMove(nil)",
      ])
    #expect(root.view.superview == nil)
  }

  // MARK: The state of a screen on its way

  @Test func `a screen knows that it is pushed, and not when it comes again (behaviour 150)`() {
    showInWindow(navigation)
    var known: [Bool] = []
    for call in ["willAppear", "didAppear"] {
      page.onCall[call] = { [unowned page] in known.append(page.isMovingToParent) }
    }

    navigation.pushViewController(page, animated: true)
    settle()
    #expect(known == [true, true])

    navigation.pushViewController(UIViewController(), animated: true)
    settle()
    navigation.popViewController(animated: true)
    settle()
    #expect(known == [true, true, false, false])
  }

  @Test func `a screen knows that it is popped, and not when another covers it (behaviour 150)`() {
    navigation.pushViewController(page, animated: false)
    showInWindow(navigation)
    var known: [Bool] = []
    for call in ["willDisappear", "didDisappear"] {
      page.onCall[call] = { [unowned page] in known.append(page.isMovingFromParent) }
    }

    navigation.pushViewController(UIViewController(), animated: true)
    settle()
    #expect(known == [false, false])

    navigation.popViewController(animated: true)
    settle()
    navigation.popViewController(animated: true)
    settle()
    #expect(known == [false, false, true, true])
  }

  @Test func `the view of the top screen lies in the navigation controller's, and no other`() {
    let window = showInWindow(navigation)
    #expect(root.view.isDescendant(of: navigation.view))
    #expect(root.view.window === window)

    navigation.pushViewController(page, animated: true)
    settle()

    #expect(page.view.isDescendant(of: navigation.view))
    #expect(root.view.window == nil)
    #expect(navigation.view.subviews.last === navigation.navigationBar)
  }

  // MARK: One transition after the other

  @Test func `two pushes at once come one after the other`() {
    showInWindow(navigation)
    let other = TracingScreen("other", trace)

    let calls = calls {
      navigation.pushViewController(page, animated: false)
      navigation.pushViewController(other, animated: false)
    }

    #expect(
      calls.filter { $0.contains("ppear") } == [
        "root.willDisappear(false)", "page.willAppear(false)", "page.isAppearing(false)",
        "root.didDisappear(false)", "page.didAppear(false)",
        "page.willDisappear(false)", "other.willAppear(false)", "other.isAppearing(false)",
        "page.didDisappear(false)", "other.didAppear(false)",
      ])
  }

  @Test func `a push while a screen appears follows it`() {
    let other = TracingScreen("other", trace)
    page.onCall["didAppear"] = { [navigation] in
      navigation.pushViewController(other, animated: true)
    }
    showInWindow(navigation)

    let calls = calls { navigation.pushViewController(page, animated: true) }

    #expect(navigation.viewControllers == [root, page, other])
    #expect(
      calls.filter { $0.contains("didAppear") || $0.contains("Show") } == [
        "willShow page(true)", "page.didAppear(true)", "didShow page(true)",
        "willShow other(true)", "other.didAppear(true)", "didShow other(true)",
      ])
  }

  @Test func `a push and a settle within viewWillAppear leave the first push its order`() {
    let other = TracingScreen("other", trace)
    page.onCall["willAppear"] = { [navigation] in
      navigation.pushViewController(other, animated: true)
      UIApplication.shared.mainLoop.settle()
    }
    showInWindow(navigation)

    let calls = calls { navigation.pushViewController(page, animated: true) }

    #expect(
      calls.filter { $0.contains("ppear") } == [
        "root.willDisappear(true)", "page.willAppear(true)", "page.isAppearing(true)",
        "root.didDisappear(true)", "page.didAppear(true)",
        "page.willDisappear(true)", "other.willAppear(true)", "other.isAppearing(true)",
        "page.didDisappear(true)", "other.didAppear(true)",
      ])
  }

  @Test func `a screen may pop itself while it appears`() {
    page.onCall["didAppear"] = { [navigation] in navigation.popViewController(animated: true) }
    showInWindow(navigation)

    let calls = calls { navigation.pushViewController(page, animated: true) }

    #expect(navigation.viewControllers == [root])
    #expect(calls.last == "didShow root(true)")
    #expect(root.view.window != nil)
    #expect(page.parent == nil)
  }

  @Test func `a screen that is popped before it has come comes, and goes`() {
    showInWindow(navigation)

    let calls = calls {
      navigation.pushViewController(page, animated: false)
      navigation.popViewController(animated: false)
    }

    #expect(
      calls.filter { $0.hasPrefix("page") } == [
        "page.willMove(other)", "page.willMove(nil)", "page.didLoad", "page.willAppear(false)",
        "page.isAppearing(false)", "page.didAppear(false)", "page.didMove(other)",
        "page.willDisappear(false)", "page.didDisappear(false)", "page.didMove(nil)",
      ])
    #expect(page.parent == nil)
    #expect(page.navigationController == nil)
  }

  @Test func `a screen that is popped and pushed at once is on the stack in the end`() {
    navigation.pushViewController(page, animated: false)
    showInWindow(navigation)

    let received = failures {
      navigation.popViewController(animated: false)
      navigation.pushViewController(page, animated: false)
      settle()
    }

    #expect(received.isEmpty)
    #expect(navigation.viewControllers == [root, page])
    #expect(page.parent === navigation)
    #expect(page.view.window != nil)
  }

  @Test func `a screen may be removed in its own callback`() {
    page.onCall["didAppear"] = { [unowned page] in page.removeFromParent() }
    showInWindow(navigation)

    navigation.pushViewController(page, animated: true)
    settle()

    #expect(navigation.viewControllers == [root])
    #expect(page.parent == nil)
    #expect(page.view.window == nil)
    #expect(root.view.window != nil)
    #expect(
      trace.lines.filter { $0.hasPrefix("page.") }.suffix(2) == [
        "page.didDisappear(false)", "page.didMove(nil)",
      ])
  }

  @Test(arguments: ["didLoad", "willAppear", "isAppearing"])
  func `a screen may be removed before it has appeared`(call: String) {
    page.onCall[call] = { [unowned page] in page.removeFromParent() }
    showInWindow(navigation)

    navigation.pushViewController(page, animated: true)
    settle()

    #expect(navigation.viewControllers == [root])
    #expect(page.parent == nil)
    #expect(page.viewIfLoaded?.window == nil)
    #expect(root.view.window != nil)
    let coming = trace.lines.filter { $0.hasPrefix("page.will") && $0.contains("ppear") }
    #expect(coming.count == (call == "didLoad" ? 0 : 2))
    #expect(trace.lines.last { $0.hasPrefix("root.") }?.hasPrefix("root.didAppear") == true)
  }

  @Test func `the screen that goes may take the one out that comes`() {
    root.onCall["willDisappear"] = { [page] in page.removeFromParent() }
    showInWindow(navigation)

    navigation.pushViewController(page, animated: true)
    settle()

    #expect(navigation.viewControllers == [root])
    #expect(!trace.lines.contains("page.willAppear(true)"))
    #expect(trace.lines.last { $0.hasPrefix("root.") }?.hasPrefix("root.didAppear") == true)
    #expect(root.view.window != nil)
  }

  // MARK: In and out of a window

  @Test func `where no window shows the stack, it changes without a screen coming (behaviour 176)`()
  {
    let calls = calls {
      navigation.pushViewController(page, animated: true)
      #expect(navigation.popToRootViewController(animated: true) == nil)
      navigation.pushViewController(page, animated: true)
      #expect(navigation.popToViewController(root, animated: true) == nil)
    }

    #expect(navigation.viewControllers == [root])
    #expect(
      calls == [
        "page.willMove(other)", "page.didMove(other)", "page.willMove(nil)", "page.didMove(nil)",
        "page.willMove(other)", "page.didMove(other)", "page.willMove(nil)", "page.didMove(nil)",
      ])
    #expect(!root.isViewLoaded)
  }

  @Test func `its screens go and come with it`() {
    let window = showInWindow(navigation)
    let other = TracingScreen("other", trace)

    let calls = calls { window.rootViewController = other }

    #expect(
      calls.filter { $0.hasPrefix("root") } == [
        "root.willDisappear(false)", "root.didDisappear(false)",
      ])
    navigation.pushViewController(page, animated: true)
    settle()
    #expect(page.parent === navigation)
    #expect(!trace.lines.contains("page.willAppear(true)"))

    window.rootViewController = navigation
    settle()
    #expect(page.view.window === window)
    #expect(root.view.superview == nil)
    #expect(trace.lines.last == "didShow page(false)")
  }

  @Test func `a push from an application that ended leaves the controller usable`() {
    showInWindow(navigation)
    navigation.pushViewController(page, animated: true)
    UIApplication.shared.clear()

    showInWindow(navigation)
    navigation.popViewController(animated: true)
    settle()

    #expect(root.view.window != nil)
    #expect(navigation.viewControllers == [root])
  }

  // MARK: Great numbers

  @Test func `a thousand pushes at once, and as many pops, end`() {
    showInWindow(navigation)
    let pages = (0..<1_000).map { _ in UIViewController() }

    for page in pages { navigation.pushViewController(page, animated: true) }
    settle()
    #expect(navigation.viewControllers == [root] + pages)
    #expect(pages.last?.view.window != nil)

    for _ in pages { navigation.popViewController(animated: true) }
    settle()
    #expect(navigation.viewControllers == [root])
    #expect(pages.allSatisfy { $0.parent == nil })
    #expect(root.view.window != nil)
  }

  @Test func `everything is let go of when it is gone`() {
    weak var popped: UIViewController?
    weak var stack: UINavigationController?
    weak var bar: UINavigationBar?
    do {
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIView())
      let inner = UINavigationController(rootViewController: UIViewController())
      let window = showInWindow(inner)
      inner.pushViewController(screen, animated: true)
      settle()
      (popped, stack, bar) = (screen, inner, inner.navigationBar)
      inner.popViewController(animated: true)
      settle()
      window.rootViewController = nil
      window.isHidden = true
      settle()
    }

    #expect(popped == nil)
    #expect(stack == nil)
    #expect(bar == nil)
  }
}
