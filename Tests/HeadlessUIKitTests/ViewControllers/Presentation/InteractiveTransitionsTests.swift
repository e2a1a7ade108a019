import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// An animator that fades the new view in, as apps write them.
@MainActor
final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  let trace: Trace
  /// Whether the animation ends by itself; otherwise a test ends it through the context.
  var ends = true
  var context: (any UIViewControllerContextTransitioning)?

  init(_ trace: Trace) { self.trace = trace }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let name = { (key: UITransitionContextViewControllerKey) in
      (transitionContext.viewController(forKey: key) as? TracingScreen)?.name ?? "nil"
    }
    trace.add("animate \(name(.from)) to \(name(.to))")
    let from = transitionContext.view(forKey: .from)
    let to = transitionContext.view(forKey: .to)
    if let to { transitionContext.containerView.addSubview(to) }
    to?.alpha = 0
    guard ends else { return }
    UIView.animate(withDuration: 0.3) {
      to?.alpha = 1
      from?.center.x -= 100
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    trace.add("animationEnded \(transitionCompleted)")
  }
}

/// Returns the same animator and interaction controller for every transition.
@MainActor
private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  let trace: Trace
  let fade: Fade
  var interactor: UIPercentDrivenInteractiveTransition?

  init(_ trace: Trace) {
    self.trace = trace
    fade = Fade(trace)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    trace.add("presentationController")
    let controller = Presentation(presentedViewController: presented, presenting: presenting)
    controller.trace = trace
    return controller
  }
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.add("animationController for presented")
    return fade
  }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.add("animationController for dismissed")
    return fade
  }
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    trace.add("interactionController for presentation")
    return interactor
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    trace.add("interactionController for dismissal")
    return interactor
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { trace.add("willShow \((viewController as? TracingScreen)?.name ?? "?")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { trace.add("didShow \((viewController as? TracingScreen)?.name ?? "?")") }
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.add("animationController for \(operation)")
    return fade
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    trace.add("interactionController")
    return interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    trace.add("animationController for tabs")
    return fade
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  final class Presentation: UIPresentationController {
    var trace: Trace?
    override func presentationTransitionWillBegin() { trace?.add("presentation will begin") }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      trace?.add("presentation did end \(completed)")
    }
    override func dismissalTransitionWillBegin() { trace?.add("dismissal will begin") }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      trace?.add("dismissal did end \(completed)")
    }
  }
}

@MainActor
@Suite("Transitions of an app's own", .ownApplication)
struct InteractiveTransitionsTests {
  private let trace = Trace()
  private let root: TracingScreen
  private let page: TracingScreen
  private let transitions: Transitions
  private let driver = UIPercentDrivenInteractiveTransition()

  init() {
    root = TracingScreen("A", trace)
    page = TracingScreen("M", trace)
    transitions = Transitions(trace)
  }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  private func calls(_ body: () -> Void) -> [String] {
    let count = trace.lines.count
    body()
    settle()
    return trace.lines(since: count)
  }

  private func present(_ style: UIModalPresentationStyle = .custom, animated: Bool = true) {
    page.modalPresentationStyle = style
    page.transitioningDelegate = transitions
    root.present(page, animated: animated) { [trace] in trace.add("completion") }
  }

  // MARK: Presenting

  @Test func `a custom presentation with an animator (behaviour 634, 635)`() {
    showInWindow(root)

    #expect(
      calls { present() } == [
        "presentationController", "M.didLoad", "animationController for presented",
        "interactionController for presentation", "presentation will begin",
        "M.willAppear(true)", "animate A to M", "M.isAppearing(true)", "animationEnded true",
        "presentation did end true", "M.didAppear(true)", "completion",
      ])
    #expect(page.view.alpha == 1 as CGFloat)
    #expect(page.view.window != nil)

    #expect(
      calls { page.dismiss(animated: true) } == [
        "animationController for dismissed", "interactionController for dismissal",
        "dismissal will begin", "M.willDisappear(true)", "animate M to A", "animationEnded true",
        "M.didDisappear(true)", "dismissal did end true",
      ])
    #expect(page.view.window == nil)
  }

  @Test func `an animator of the custom style animates also what is not animated (behaviour 638)`()
  {
    showInWindow(root)

    present(animated: false)
    settle()

    #expect(transitions.fade.context?.isAnimated == false)
    #expect(trace.lines.contains("animate A to M"))
  }

  @Test func `the context knows what comes and goes (behaviour 637)`() throws {
    showInWindow(root)
    transitions.fade.ends = false
    present()
    settle()
    let custom = try #require(transitions.fade.context)
    #expect(custom.view(forKey: .from) == nil)
    #expect(custom.view(forKey: .to) === page.view)
    #expect(custom.finalFrame(for: root) == root.view.frame)
    #expect(custom.presentationStyle == .custom)
    #expect(page.isBeingPresented)
    custom.completeTransition(true)
    #expect(!page.isBeingPresented)
  }

  @Test func `an animator may lay both views into the container, as over the full screen`() {
    showInWindow(root)
    present(.fullScreen)
    settle()
    #expect(root.view.window == nil)

    page.dismiss(animated: true)
    settle()

    #expect(root.view.superview is UIWindow)
    #expect(page.view.superview == nil)
  }

  // MARK: Driving a dismissal

  @Test func `a dismissal that is driven goes on when that is finished (behaviour 636, 643)`() {
    showInWindow(root)
    present()
    settle()
    transitions.interactor = driver

    let begun = calls { page.dismiss(animated: true) }
    #expect(begun.last == "animate M to A")
    #expect(transitions.fade.context?.isInteractive == true)
    #expect(page.transitionCoordinator?.initiallyInteractive == true)
    driver.update(0.4)
    #expect(driver.percentComplete == 0.4 as CGFloat)
    #expect(driver.duration == 0.3 as CGFloat)
    #expect(page.transitionCoordinator?.percentComplete == 0.4 as CGFloat)
    #expect(root.presentedViewController === page)

    let ended = calls { driver.finish() }
    #expect(ended == ["animationEnded true", "M.didDisappear(true)", "dismissal did end true"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a dismissal that is cancelled leaves all as it was (behaviour 639)`() {
    showInWindow(root)
    present()
    settle()
    transitions.interactor = driver
    let place = page.view.center
    page.dismiss(animated: true)
    settle()
    page.transitionCoordinator?.notifyWhenInteractionChanges { [trace] context in
      trace.add("interaction changed, cancelled \(context.isCancelled)")
    }
    driver.update(0.2)

    let ended = calls { driver.cancel() }

    #expect(
      ended == [
        "interaction changed, cancelled true", "animationEnded false", "M.willAppear(true)",
        "M.isAppearing(true)", "M.didAppear(true)", "dismissal did end false",
      ])
    #expect(root.presentedViewController === page)
    #expect(page.view.center == place)
    #expect(!page.isBeingDismissed)
  }

  @Test func `a driver that does not want to start lets the animator run (behaviour 643)`() {
    showInWindow(root)
    transitions.interactor = driver
    driver.wantsInteractiveStart = false

    present()
    settle()

    #expect(trace.lines.last == "completion")
    driver.finish()
    driver.cancel()
    #expect(root.presentedViewController === page)
  }

  // MARK: Stacks

  @Test func `a push with an animator (behaviour 646, 647)`() {
    let stack = UINavigationController(rootViewController: root)
    showInWindow(stack)
    stack.delegate = transitions

    #expect(
      calls { stack.pushViewController(page, animated: true) } == [
        "M.willMove(other)", "M.didLoad", "animationController for push", "interactionController",
        "A.willDisappear(true)", "M.willAppear(true)", "willShow M", "animate A to M",
        "M.isAppearing(true)", "animationEnded true", "A.didDisappear(true)", "M.didAppear(true)",
        "M.didMove(other)", "didShow M",
      ])
    #expect(page.view.superview === stack.view)
    #expect(root.view.superview == nil)
    #expect(stack.view.subviews.first === page.view)

    let silent = calls { stack.popViewController(animated: false) }
    #expect(!silent.contains { $0.hasPrefix("animat") })
  }

  @Test func `a pop that is cancelled leaves the stack as it was (behaviour 640, 647)`() {
    let stack = UINavigationController(rootViewController: root)
    stack.pushViewController(page, animated: false)
    showInWindow(stack)
    stack.delegate = transitions
    transitions.interactor = driver

    stack.popViewController(animated: true)
    settle()
    #expect(stack.viewControllers == [root])
    let ended = calls { driver.cancel() }

    #expect(
      ended == [
        "animationEnded false", "A.willDisappear(true)", "A.didDisappear(true)",
        "M.willAppear(true)", "M.isAppearing(true)", "M.didAppear(true)",
      ])
    #expect(stack.viewControllers == [root, page])
    #expect(page.view.superview === stack.view)
    #expect(root.view.window == nil)

    transitions.interactor = nil
    stack.popViewController(animated: true)
    settle()
    #expect(stack.viewControllers == [root])
    #expect(page.parent == nil)
    #expect(trace.lines.last == "didShow A")
  }

  @Test func `a push that is cancelled takes the new screen back`() {
    let stack = UINavigationController(rootViewController: root)
    showInWindow(stack)
    stack.delegate = transitions
    transitions.interactor = driver

    stack.pushViewController(page, animated: true)
    settle()
    driver.cancel()
    settle()

    #expect(stack.viewControllers == [root])
    #expect(page.parent == nil)
    #expect(root.view.superview === stack.view)
    #expect(page.view.superview == nil)
  }

  // MARK: Tabs

  @Test func `a change of tabs with an animator`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [root, page]
    showInWindow(tabs)
    tabs.delegate = transitions

    let calls = calls { tabs.selectedIndex = 1 }

    #expect(
      calls == [
        "animationController for tabs", "M.didLoad", "M.willAppear(true)",
        "A.willDisappear(true)", "animate A to M", "M.isAppearing(true)", "animationEnded true",
        "A.didDisappear(true)", "M.didAppear(true)",
      ])
    #expect(page.view.superview === tabs.view)
    #expect(root.view.superview == nil)
  }

  @Test func `a change of tabs that is cancelled selects the old tab`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [root, page]
    showInWindow(tabs)
    tabs.delegate = transitions
    transitions.interactor = driver

    tabs.selectedIndex = 1
    settle()
    let ended = calls { driver.cancel() }

    #expect(tabs.selectedIndex == 0)
    #expect(root.view.superview === tabs.view)
    #expect(page.view.window == nil)
    #expect(
      ended == [
        "animationEnded false", "M.willDisappear(true)", "M.didDisappear(true)",
        "A.willAppear(true)", "A.isAppearing(true)", "A.didAppear(true)",
      ])
  }
}
