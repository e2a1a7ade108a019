import FleetTesting
import TestSupport
import Testing

@MainActor
@Suite("VisibleScreen", .freshApplication)
struct VisibleScreenTests {
  private let root = UIViewController()

  @Test func `shows the root, then what is presented, then what stands on that`() {
    #expect(screen.topmostViewController == nil)
    setAsAppRootWindow(root)
    #expect(screen.topmostViewController === root)
    let modal = UIViewController()

    root.present(modal, animated: true)
    #expect(screen.topmostViewController === modal)
    Fleet.settle()
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    modal.present(alert, animated: true)

    #expect(screen.topmostViewController === alert)
    #expect(screen.presentedAlert === alert)
    Fleet.settle()
    root.dismiss(animated: true)
    #expect(screen.topmostViewController === root)
    #expect(screen.presentedAlert == nil)
  }

  @Test func `follows a stack at once, shown or to be presented`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let pages = [UIViewController(), UIViewController()]
    setAsAppRootWindow(navigation)

    navigation.pushViewController(pages[0], animated: true)
    #expect(screen.topmostViewController === pages[0])
    navigation.setViewControllers([pages[1]], animated: true)
    #expect(screen.topmostViewController === pages[1])
    navigation.pushViewController(pages[0], animated: true)
    navigation.popViewController(animated: true)
    #expect(screen.topmostViewController === pages[1])

    let modal = UINavigationController(rootViewController: pages[0])
    navigation.present(modal, animated: true)

    #expect(screen.topmostViewController === pages[0])
  }

  @Test func `goes into children that fill their parents, and no others`() {
    let half = UIViewController()
    let whole = UIViewController()
    for child in [whole, half] {
      root.addChild(child)
      root.view.addSubview(child.view)
    }
    half.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
    setAsAppRootWindow(root)
    #expect(screen.topmostViewController === whole)

    whole.view.isHidden = true

    #expect(screen.topmostViewController === root)
  }

  @Test func `is that of the key window, and of any window that is asked for`() {
    let window = setAsAppRootWindow(root)
    let overlay = UIWindow()
    overlay.rootViewController = UIViewController()
    overlay.windowLevel = .alert
    overlay.isHidden = false

    #expect(getApplicationScreen()?.topmostViewController === root)
    #expect(screen.topmostViewController === root)
    #expect(
      getScreen(forWindow: overlay).topmostViewController === overlay.rootViewController)
    window.isHidden = true
    #expect(screen.topmostViewController === overlay.rootViewController)
  }

  @Test func `without a key window there is a warning`() {
    let log = logged { #expect(getApplicationScreen() == nil) }

    #expect(log.failures.isEmpty)
    #expect(
      log.notes.reasons == [
        "Cannot get application screen: UIApplication not set up with a key window."
      ])
  }
}
