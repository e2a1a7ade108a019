import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIApplication: what a user does with the device", .ownApplication)
struct UIApplicationDeviceTests {
  private let window = UIWindow()
  private let page = TurningPage()
  private var application: UIApplication { window.application }

  init() {
    window.rootViewController = page
    window.makeKeyAndVisible()
    _ = application.mainLoop.settle()
  }

  private func hold(_ orientation: UIDeviceOrientation) {
    application.userHold(orientation)
    _ = application.mainLoop.settle()
  }

  @Test func `the interface turns with the device`() {
    defer { hold(.portrait) }
    hold(.landscapeLeft)

    #expect(UIDevice.current.orientation == .landscapeLeft)
    #expect(application.screen.bounds.size == CGSize(width: 844, height: 390))
    #expect(window.frame == application.screen.bounds)
    #expect(page.sizes == [CGSize(width: 844, height: 390)])
    #expect(page.view.traitCollection.verticalSizeClass == .compact)
    hold(.faceUp)
    #expect(application.screen.bounds.size == CGSize(width: 844, height: 390))
    hold(.portrait)
    #expect(window.frame.size == CGSize(width: 390, height: 844))
    #expect(page.view.traitCollection.verticalSizeClass == .regular)
  }

  @Test func `the interface turns later, where the screen supports it then`() {
    defer { hold(.portrait) }
    page.supported = .portrait
    hold(.landscapeLeft)
    #expect(application.screen.bounds.width == 390)

    page.supported = .allButUpsideDown
    page.setNeedsUpdateOfSupportedInterfaceOrientations()
    #expect(application.screen.bounds.width == 390)
    _ = application.mainLoop.settle()
    #expect(application.screen.bounds.width == 844)
  }

  @Test func `the interface turns at once where a class of old asks for it`() {
    defer { hold(.portrait) }
    let old: any RotatingByClass = Old()
    page.supported = .portrait
    hold(.landscapeRight)
    old.rotate()
    #expect(application.screen.bounds.width == 390)

    page.supported = .landscape
    old.rotate()
    #expect(application.screen.bounds.width == 844)
  }

  // MARK: A phone on its side

  private let upright = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  private let turned = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    _ = application.mainLoop.settle()
  }

  @Test(arguments: [UIDeviceOrientation.landscapeLeft, .landscapeRight])
  func `is covered at both sides and at the bottom (behaviour 826)`(held: UIDeviceOrientation) {
    defer { hold(.portrait) }
    hold(held)

    #expect(window.safeAreaInsets == turned)
    #expect(page.view.safeAreaInsets == turned)
    #expect(
      page.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 47, y: 0, width: 750, height: 369))
    #expect(page.safeAreas == [upright, turned])
    hold(.portrait)
    #expect(page.view.safeAreaInsets == upright)
    #expect(page.safeAreas == [upright, turned, upright])
  }

  @Test func `has low bars, with their items beside what is covered (behaviour 827)`() {
    defer { hold(.portrait) }
    let navigation = UINavigationController(rootViewController: page)
    let (left, right) = (UIView(), UIView())
    for view in [left, right] { view.frame.size = CGSize(width: 40, height: 20) }
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: left)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: right)
    navigation.isToolbarHidden = false
    show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))

    hold(.landscapeLeft)

    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 337, width: 844, height: 32))
    #expect(
      page.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 53, right: 47))
    #expect(left.frame.origin == CGPoint(x: 63, y: 6))
    #expect(right.frame.origin == CGPoint(x: 741, y: 6))
    hold(.portrait)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(left.frame.origin == CGPoint(x: 16, y: 12))
  }

  @Test func `has a low tab bar (behaviour 827)`() {
    defer { hold(.portrait) }
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))

    hold(.landscapeRight)

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 337, width: 844, height: 53))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 53, right: 47))
    #expect(tabs.tabBar.sizeThatFits(.zero).height == 32)
  }

  @Test func `has no large titles and no status bar (behaviour 827)`() {
    defer { hold(.portrait) }
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    show(navigation)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(!page.prefersStatusBarHidden)

    hold(.landscapeLeft)

    #expect(navigation.navigationBar.frame.height == 32)
    #expect(page.prefersStatusBarHidden)
    hold(.portrait)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(!page.prefersStatusBarHidden)
  }

  @Test func `keeps its size classes but for the height`() {
    defer { hold(.portrait) }
    hold(.landscapeLeft)

    #expect(page.view.traitCollection.horizontalSizeClass == .compact)
    #expect(page.view.traitCollection.verticalSizeClass == .compact)
    #expect(page.traits == [.compact])
  }

  // MARK: What does not turn

  @Test func `a screen that supports no other orientation stays`() {
    defer { hold(.portrait) }
    page.supported = .portrait

    hold(.landscapeRight)

    #expect(UIDevice.current.orientation == .landscapeRight)
    #expect(application.screen.bounds.size == CGSize(width: 390, height: 844))
    #expect(page.sizes.isEmpty)
  }

  @Test func `the interface becomes dark`() {
    defer { application.userChoose(.light) }
    application.userChoose(.dark)

    #expect(page.view.traitCollection.userInterfaceStyle == .dark)
    #expect(page.changes == 1)
  }
}

@MainActor
private protocol RotatingByClass {
  func rotate()
}

private struct Old: RotatingByClass {
  @available(*, deprecated) func rotate() { UIViewController.attemptRotationToDeviceOrientation() }
}

private final class TurningPage: UIViewController {
  var supported = UIInterfaceOrientationMask.allButUpsideDown
  private(set) var sizes: [CGSize] = []
  private(set) var changes = 0
  private(set) var safeAreas: [UIEdgeInsets] = []
  private(set) var traits: [UIUserInterfaceSizeClass] = []

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    traits.append(newCollection.verticalSizeClass)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeAreas.append(view.safeAreaInsets)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
  }
}
