import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// The objects of a view controller find it, and do not keep it.
@MainActor
@Suite("ControllerLink", .ownApplication)
struct ControllerLinkTests {
  private func settle() { UIApplication.shared.mainLoop.settle() }

  // MARK: What finds it

  @Test func `a screen is found by its view, its children and its item, on stage and off`() {
    let page = UIViewController()
    let child = UIViewController()
    page.addChild(child)
    page.view.addSubview(child.view)
    let navigation = UINavigationController(rootViewController: UIViewController())
    func expectLinks() {
      #expect(page.view.next === page)
      #expect(child.parent === page)
      #expect(child.view.superview === page.view)
      #expect(child.navigationController === page.navigationController)
    }

    expectLinks()
    let window = showInWindow(navigation)
    navigation.pushViewController(page, animated: true)
    expectLinks()
    settle()
    expectLinks()
    #expect(page.navigationController === navigation)
    window.isHidden = true
    expectLinks()
    window.isHidden = false
    settle()
    navigation.popViewController(animated: true)
    settle()
    #expect(page.navigationController == nil)
    expectLinks()
  }

  @Test func `a view does not keep its view controller off stage`() {
    let view = UIView()
    weak var gone: UIViewController?
    do {
      let screen = UIViewController()
      screen.view = view
      gone = screen
    }

    #expect(gone == nil)
    #expect(view.next == nil)
  }

  @Test func `a view on stage does not keep a view controller that no other one holds`() {
    let window = showInWindow(UIViewController())
    let view = UIView()
    weak var gone: UIViewController?
    do {
      let screen = UIViewController()
      screen.view = view
      window.rootViewController?.view.addSubview(view)
      gone = screen
      settle()
    }

    #expect(gone == nil)
    #expect(view.next === window.rootViewController?.view)
  }

  @Test func `a subview finds the view of a screen that is in no window`() {
    let label = UILabel()
    weak var gone: UIViewController?
    weak var view: UIView?
    do {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let window = showInWindow(tabs)
      let hidden = tabs.viewControllers?.last
      hidden?.view.addSubview(label)
      gone = hidden
      view = hidden?.view
      #expect(label.window == nil)
      #expect(label.superview === view)

      window.rootViewController = nil
      settle()
      #expect(label.superview === view)
      withExtendedLifetime(tabs) {}
    }

    #expect(gone == nil)
    #expect(view == nil)
    #expect(label.superview == nil)
  }

  @Test func `a subview of a view that a screen has parted with does not keep it`() {
    let label = UILabel()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    _ = showInWindow(tabs)
    let hidden = tabs.viewControllers?.last
    weak var old: UIView?
    do {
      old = hidden?.view
      old?.addSubview(label)
      #expect(label.superview === old)
      hidden?.view = UIView()
    }

    #expect(old == nil)
    #expect(label.superview == nil)
  }

  // MARK: Objects that it does not keep

  /// The ways in which a window parts with its screens.
  enum End: CaseIterable {
    case anotherRoot, noRoot, isHidden, isHiddenAndTakesAnotherRoot, isCleared
  }

  @Test(arguments: End.allCases, [true, false])
  func `all that was on stage is let go of`(end: End, settles: Bool) {
    var screens: [Released] = []
    do {
      let stage = scene(noting: &screens)
      #expect(screens.count == 11)
      // Under way when the window parts with it, where nothing settles.
      stage.navigation.popViewController(animated: true)
      stage.modal.dismiss(animated: true)
      stage.navigation.pushViewController(noted(UIViewController(), in: &screens), animated: true)
      if settles { settle() }
      switch end {
      case .anotherRoot: stage.window.rootViewController = UIViewController()
      case .noRoot: stage.window.rootViewController = nil
      case .isHidden: stage.window.isHidden = true
      case .isHiddenAndTakesAnotherRoot:
        stage.window.isHidden = true
        stage.window.rootViewController = UIViewController()
      case .isCleared: UIApplication.shared.clear()
      }
      settle()
    }

    #expect(screens.count == 12)
    for screen in screens { #expect(screen.object == nil) }
  }

  private struct Released {
    weak var object: UIViewController?
  }

  private func noted<Screen: UIViewController>(
    _ screen: Screen, in list: inout [Released]
  ) -> Screen {
    list.append(Released(object: screen))
    return screen
  }

  private func scene(
    noting list: inout [Released]
  ) -> (window: UIWindow, navigation: UINavigationController, modal: UIViewController) {
    let navigation = noted(
      UINavigationController(rootViewController: noted(UIViewController(), in: &list)), in: &list)
    let tabs = noted(UITabBarController(), in: &list)
    tabs.viewControllers = [navigation, noted(UIViewController(), in: &list)]
    let window = showInWindow(tabs)
    for _ in 0..<3 {
      let page = noted(UIViewController(), in: &list)
      page.navigationItem.rightBarButtonItem = page.editButtonItem
      page.toolbarItems = [UIBarButtonItem(customView: UIView())]
      page.view.addSubview(UILabel())
      navigation.pushViewController(page, animated: true)
      settle()
    }
    _ = navigation.interactivePopGestureRecognizer
    let child = noted(UIViewController(), in: &list)
    navigation.topViewController?.addChild(child)
    navigation.topViewController?.view.addSubview(child.view)
    let modal = noted(UIViewController(), in: &list)
    tabs.present(modal, animated: true)
    settle()
    let front = noted(UIViewController(), in: &list)
    front.modalPresentationStyle = .fullScreen
    modal.present(front, animated: false)
    settle()
    let alert = noted(
      UIAlertController(title: "T", message: nil, preferredStyle: .alert), in: &list)
    alert.addTextField()
    front.present(alert, animated: true)
    settle()
    return (window, navigation, modal)
  }

  @Test func `a screen that is taken from the stage while it is on its way off is let go of`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = showInWindow(navigation)
    weak var gone: UIViewController?
    do {
      let page = UIViewController()
      navigation.pushViewController(page, animated: true)
      settle()
      navigation.popViewController(animated: true)
      window.isHidden = true
      gone = page
    }
    #expect(gone != nil)

    settle()

    #expect(gone == nil)
    #expect(navigation.viewControllers.count == 1)
  }
}
