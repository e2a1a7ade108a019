import FleetTesting
import HeadlessUIKit
import TestSupport
import Testing

/// A call of a screen's in which the app can do as it likes.
private enum Call: String, CaseIterable, CustomTestStringConvertible {
  case loadView, viewDidLoad, viewWillAppear, viewIsAppearing, viewWillLayout, viewDidLayout
  case viewDidAppear, viewWillDisappear, viewDidDisappear, layoutOfView, willMove, didMove

  var testDescription: String { rawValue }
}

/// A screen that acts in one of its calls, the first time.
private final class Leaver: UIViewController {
  private var call: Call?
  private var act: () -> Void = {}

  func leave(in call: Call, _ act: @escaping () -> Void) { (self.call, self.act) = (call, act) }

  private func called(_ call: Call) {
    guard call == self.call else { return }
    self.call = nil
    act()
  }

  func stay() { call = nil }

  override func loadView() {
    let view = LeaverView()
    view.onLayout = { [unowned self] in called(.layoutOfView) }
    self.view = view
    called(.loadView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    called(.viewDidLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    called(.viewWillAppear)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    called(.viewIsAppearing)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    called(.viewWillLayout)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    called(.viewDidLayout)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    called(.viewDidAppear)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    called(.viewWillDisappear)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    called(.viewDidDisappear)
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    called(.willMove)
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    called(.didMove)
  }
}

private final class LeaverView: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// Where a screen, or the stack around it, goes in the middle of a transition.
private enum Change: String, CaseIterable, CustomTestStringConvertible {
  case anotherRoot, itselfRoot, noRoot, rootAndBack, stackInTabs, hiddenWindow
  case leavesParent, anotherParent, anotherStack, stackToAnotherParent, stackOfOne, push, popAgain

  var testDescription: String { rawValue }

  @MainActor func make(_ window: UIWindow, _ stack: UINavigationController, _ screen: Leaver) {
    switch self {
    case .anotherRoot: window.rootViewController = UIViewController()
    case .itselfRoot: window.rootViewController = screen
    case .noRoot: window.rootViewController = nil
    case .rootAndBack:
      window.rootViewController = UIViewController()
      window.rootViewController = stack
    case .stackInTabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [stack]
      window.rootViewController = tabs
    case .hiddenWindow: window.isHidden = true
    case .leavesParent: screen.removeFromParent()
    case .anotherParent:
      let other = UIViewController()
      other.addChild(screen)
      other.view.addSubview(screen.view)
      screen.didMove(toParent: other)
    case .anotherStack:
      window.rootViewController = UINavigationController(rootViewController: screen)
    case .stackToAnotherParent:
      let other = UIViewController()
      other.addChild(stack)
      other.view.addSubview(stack.view)
      stack.didMove(toParent: other)
      window.rootViewController = other
    case .stackOfOne: stack.setViewControllers([UIViewController()], animated: false)
    case .push: stack.pushViewController(UIViewController(), animated: true)
    case .popAgain: stack.popToRootViewController(animated: true)
    }
  }
}

/// Acts of an app in the middle of a transition, sensible or not.
@MainActor
@Suite("Screens that leave while they come", .freshApplication)
struct ScreensThatLeaveTests {
  @Test(arguments: Call.allCases, Change.allCases)
  fileprivate func `of a stack that goes back break nothing`(call: Call, change: Change) throws {
    for isAnimated in [true, false] {
      for isSource in [false, true] {
        let (below, top) = (Leaver(), Leaver())
        let stack = UINavigationController()
        stack.setViewControllers([UIViewController(), below, top], animated: false)
        setAsAppRootWindow(stack)
        let window = try #require(stack.view.window)
        let screen = isSource ? top : below
        screen.leave(in: call) { change.make(window, stack, screen) }

        let received = failures {
          if isAnimated { stack.tapBackButton() } else { stack.popViewController(animated: false) }
          settle()
        }

        screen.stay()
        #expect(received.filter { $0.name == .internalError }.reasons == [])
        #expect(stack.brokenInvariants == [])
        expectUsable(window)
        window.isHidden = true
      }
    }
  }

  /// Visible screens have appeared, and hidden ones have not.
  private func expectUsable(_ window: UIWindow) {
    window.isHidden = false
    let page = UIViewController()
    let stack = UINavigationController(rootViewController: page)
    window.rootViewController = stack
    settle()
    #expect(page.view.window === window)
    #expect(stack.brokenInvariants == [])
  }
}
