import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("UIViewController in containers with bars", .ownApplication)
struct UIViewControllerBarsTests {
  private func settle() { UIApplication.shared.mainLoop.settle() }

  @Test func `its edit button begins and ends editing`() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("\(editing) \(animated)")
      }
    }
    let screen = Screen()
    let button = screen.editButtonItem
    #expect(button.title == "Edit")

    button.userTap()
    #expect(screen.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    button.userTap()

    #expect(screen.calls == ["true true", "false true"])
    #expect(screen.editButtonItem === button)
    #expect(button.title == "Edit")
  }

  @Test func `lies below the bars, and has the room between them`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.isToolbarHidden = false
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    showInWindow(tabs)

    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 127, right: 0))
  }

  @Test func `may end where the bars begin`() {
    let screen = UIViewController()
    screen.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)
    #expect(screen.view.frame == CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 34))
    #expect(screen.view.safeAreaInsets == .zero)

    screen.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    settle()
    #expect(screen.view.frame.minY == 91)
    screen.extendedLayoutIncludesOpaqueBars = true
    navigation.view.setNeedsLayout()
    settle()
    #expect(screen.view.frame.minY == 0)
  }

  @Test func `has more room where the bar is hidden`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)
    #expect(screen.view.safeAreaInsets.top == 91)

    navigation.setNavigationBarHidden(true, animated: true)
    settle()

    #expect(navigation.navigationBar.isHidden)
    #expect(screen.view.safeAreaInsets.top == 47)
  }

  @Test func `shows another screen by its navigation controller (behaviour 182)`() {
    let screen = UIViewController()
    let page = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)

    screen.show(page, sender: nil)

    #expect(navigation.viewControllers == [screen, page])
  }

  @Test func `presents a navigation controller that it is to show (behaviour 178, 182)`() {
    let screen = UIViewController()
    let other = UINavigationController(rootViewController: UIViewController())
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)

    let received = failures { screen.show(other, sender: nil) }

    #expect(received.isEmpty)
    #expect(navigation.viewControllers == [screen])
    #expect(navigation.presentedViewController === other)
  }

  @Test func `presenting while it loads, as it is pushed, is dropped (behaviour 161, 162, 7.1)`() {
    final class Page: UIViewController {
      override func viewDidLoad() { present(UIViewController(), animated: false) }
    }
    let navigation = UINavigationController(rootViewController: UIViewController())
    showInWindow(navigation)

    let received = failures {
      navigation.pushViewController(Page(), animated: true)
      settle()
    }

    #expect(
      received.reasons == [
        "Attempt to present <UIViewController> on <UINavigationController> (from <Page>) whose view "
          + "is not in the window hierarchy."
      ])
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.topViewController is Page)
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test func `what is presented is what a stack shows (behaviour 179)`() {
    let screen = UIViewController()
    let sheet = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    showInWindow(navigation)
    #expect(navigation.visibleViewController === screen)

    screen.present(sheet, animated: true)
    settle()

    #expect(navigation.visibleViewController === sheet)
    #expect(navigation.topViewController === screen)
    #expect(sheet.navigationController == nil)
  }

  @Test func `a stack that is covered goes and comes with its top screen (behaviour 153, 154)`() {
    let trace = Trace()
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(TracingScreen("page", trace), animated: false)
    showInWindow(navigation)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    let count = trace.lines.count

    navigation.present(cover, animated: true)
    settle()
    navigation.dismiss(animated: true)
    settle()

    #expect(
      trace.lines(since: count) == [
        "page.willDisappear(true)", "page.didDisappear(true)", "page.willAppear(true)",
        "page.isAppearing(true)", "page.didAppear(true)",
      ])
  }

  @Test func `a coordinator of a push is there at once, and runs what it is given`() {
    let trace = Trace()
    let navigation = UINavigationController(rootViewController: UIViewController())
    showInWindow(navigation)
    let page = TracingScreen("page", trace)

    navigation.pushViewController(page, animated: true)
    navigation.transitionCoordinator?.animate { _ in
      trace.add("along")
    } completion: { _ in
      trace.add("after")
    }
    settle()

    #expect(
      trace.lines.suffix(5) == [
        "page.isAppearing(true)", "along", "page.didAppear(true)", "page.didMove(other)", "after",
      ])
    #expect(navigation.transitionCoordinator == nil)
    navigation.popViewController(animated: false)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a coordinator that is asked for late runs at once what goes along`() {
    let trace = Trace()
    let source = TracingScreen("source", trace)
    let navigation = UINavigationController(rootViewController: source)
    showInWindow(navigation)
    source.onCall["didDisappear"] = { [unowned source] in
      source.transitionCoordinator?.animate { context in
        trace.add("along, in the container's view: \(context.containerView === navigation.view)")
        trace.add("from the source: \(context.viewController(forKey: .from) === source)")
      } completion: { _ in
        trace.add("after")
      }
    }

    navigation.pushViewController(TracingScreen("page", trace), animated: true)
    settle()

    #expect(
      trace.lines.suffix(6) == [
        "source.didDisappear(true)", "along, in the container's view: true",
        "from the source: true", "page.didAppear(true)", "page.didMove(other)", "after",
      ])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `the status bar is the top screen's where there is no bar`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    #expect(navigation.childForStatusBarStyle == nil)
    #expect(navigation.childForStatusBarHidden === screen)
    #expect(navigation.preferredStatusBarStyle == .default)

    navigation.navigationBar.barStyle = .black
    #expect(navigation.preferredStatusBarStyle == .lightContent)
    navigation.isNavigationBarHidden = true
    #expect(navigation.childForStatusBarStyle === screen)
  }

  @Test func `a finger from the left edge goes back (behaviour 181)`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.pushViewController(UIViewController(), animated: false)
    let window = showInWindow(navigation)
    _ = try #require(navigation.interactivePopGestureRecognizer)
    let finger = window.hostApplication.finger

    for hides in [true, false] {
      navigation.topViewController?.navigationItem.hidesBackButton = hides
      finger.began(at: CGPoint(x: 2, y: 400), within: window)
      finger.moved(toRoot: [CGPoint(x: 100, y: 400)])
      finger.moved(toRoot: [CGPoint(x: 300, y: 400)])
      finger.ended()
      settle()
      #expect(navigation.viewControllers.count == (hides ? 2 : 1))
    }
  }
}
