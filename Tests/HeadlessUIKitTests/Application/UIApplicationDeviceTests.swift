import Foundation
import HeadlessUIKit
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

private final class TurningPage: UIViewController {
  var supported = UIInterfaceOrientationMask.allButUpsideDown
  private(set) var sizes: [CGSize] = []
  private(set) var changes = 0

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    changes += 1
  }
}
