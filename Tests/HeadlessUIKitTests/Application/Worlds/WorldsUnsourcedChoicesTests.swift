import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

/// Values that were not measured on all devices: the simplest plausible ones.
@MainActor
@Suite("Devices: choices without a source", .ownApplication)
struct WorldsUnsourcedChoicesTests {
  private let application = UIApplication.shared
  private let pad = Device("iPad Pro 11", isPad: true, 834, 1194, scale: 2, top: 24, bottom: 20)
  private let window = UIWindow()
  private let root = UIViewController()

  private func show(_ screen: UIViewController, on device: Device) {
    window.rootViewController = screen
    window.makeKeyAndVisible()
    application.userChange(to: device, .full)
    settle()
  }

  private func settle() { application.mainLoop.settle() }

  private func phone(_ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat)
    -> Device
  {
    Device("iPhone", width, height, scale: 3, top: top, bottom: bottom)
  }

  @Test func `keyboards are as high as the width and the home indicator make them`() {
    let old = Device("iPad", isPad: true, 768, 1024, scale: 2, top: 20, bottom: 0)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    root.loadViewIfNeeded()
    root.view.addSubview(field)

    let heights: [(Device, CGFloat, CGFloat)] = [
      (phone(390, 844, 47, 34), 336, 209), (phone(320, 568, 20, 0), 260, 206),
      (phone(414, 736, 20, 0), 271, 206), (phone(440, 956, 62, 34), 346, 209),
      (old, 320, 408), (pad, 340, 428),
    ]
    for (device, upright, turned) in heights {
      show(root, on: device)
      field.becomeFirstResponder()
      #expect(application.keyboard.frame.height == upright)
      #expect(application.keyboard.frame.maxY == device.height)
      application.userHold(.landscapeLeft)
      settle()
      #expect(application.keyboard.frame.height == turned)
      #expect(application.keyboard.frame.width == device.height)
      application.userHold(.portrait)
    }
  }

  @Test func `bars of a phone on its side are low unless it is wide`() {
    for (device, low) in [(phone(402, 874, 62, 34), true), (phone(430, 932, 59, 34), false)] {
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.isToolbarHidden = false
      tabs.viewControllers = [navigation]
      show(tabs, on: device)
      application.userHold(.landscapeLeft)
      settle()

      #expect(navigation.navigationBar.bounds.height == (low ? 32 : 44))
      #expect(navigation.toolbar.bounds.height == (low ? 32 : 44))
      // The bar reaches below the home indicator.
      let height: CGFloat = low ? 53 : 70
      #expect(tabs.tabBar.bounds.height == height)
      navigation.navigationBar.prefersLargeTitles = true
      settle()
      #expect(navigation.navigationBar.bounds.height == (low ? 32 : 44))
      application.userHold(.portrait)
    }
  }

  @Test func `a status bar beside an island is 54 high`() {
    let heights: [(Device, CGFloat)] = [
      (phone(393, 852, 59, 34), 54), (phone(402, 874, 62, 34), 54), (phone(375, 812, 50, 34), 50),
      (phone(320, 568, 20, 0), 20), (pad, 24),
    ]
    for (device, height) in heights {
      application.userChange(to: device, .full)
      #expect(application.screen.statusBarFrame.height == height)
      #expect(application.screen.statusBarFrame.width == device.width)
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .formSheet, .popover])
  func `what is presented has its place again when the app has all of the screen again`(
    style: UIModalPresentationStyle
  ) {
    let screen = UIViewController()
    show(screen, on: pad)
    let page = UIViewController()
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 417, height: 10))
    half.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    page.view.addSubview(half)
    page.modalPresentationStyle = style
    page.popoverPresentationController?.sourceView = screen.view
    page.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 300, width: 10, height: 10)
    screen.present(page, animated: false)
    settle()
    let frame = page.view.frame
    application.userChange(to: pad, .third)
    settle()

    #expect(page.view.frame.width == 320)
    #expect(page.view.frame.minX == 0)
    application.userChange(to: pad, .full)
    settle()
    #expect(page.view.frame == frame)
    #expect(abs(half.frame.width - frame.width / 2) < 0.01)
  }

  @Test
  func `the tab bar of a tablet is at the top, and at the bottom where there is little width`() {
    let tabs = UITabBarController()
    let screen = UIViewController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    show(tabs, on: pad)

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 24, width: 834, height: 50))
    #expect(screen.navigationController?.navigationBar.frame.minY == 74)
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 124, left: 0, bottom: 20, right: 0))
    application.userChange(to: pad, .third)
    settle()

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 1194 - 70, width: 320, height: 70))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 70, right: 0))
    tabs.setTabBarHidden(true, animated: false)
    application.userChange(to: pad, .full)
    settle()
    #expect(tabs.tabBar.frame.maxY == 0)
    #expect(screen.view.safeAreaInsets.top == 74)
  }

  @Test func `a sheet on a tablet is in the middle: a page, or a form`() {
    show(root, on: pad)
    for (style, preferred, frame) in [
      (
        UIModalPresentationStyle.pageSheet, CGSize.zero,
        CGRect(x: 65, y: 24, width: 704, height: 1150)
      ),
      (.formSheet, .zero, CGRect(x: 147, y: 289, width: 540, height: 620)),
      (
        .formSheet, CGSize(width: 300, height: 400), CGRect(x: 267, y: 399, width: 300, height: 400)
      ),
    ] {
      let page = UIViewController()
      page.modalPresentationStyle = style
      page.preferredContentSize = preferred
      root.present(page, animated: false)
      settle()
      #expect(page.view.frame == frame)
      root.dismiss(animated: false)
      settle()
    }
  }

  @Test func `on a part of a tablet a sheet is as on a phone`() {
    show(root, on: pad)
    application.userChange(to: pad, .third)
    let page = UIViewController()
    page.modalPresentationStyle = .formSheet

    root.present(page, animated: false)
    settle()

    #expect(page.view.frame == CGRect(x: 0, y: 24, width: 320, height: 1170))
  }

  @Test func `a popover on a tablet is beside what it points at, where it has room`() {
    show(root, on: pad)
    for (source, arrows, frame, arrow) in [
      (
        CGRect(x: 100, y: 100, width: 50, height: 20), UIPopoverArrowDirection.any,
        CGRect(x: 25, y: 133, width: 200, height: 300), UIPopoverArrowDirection.up
      ),
      (
        CGRect(x: 0, y: 1100, width: 50, height: 20), .any,
        CGRect(x: 10, y: 787, width: 200, height: 300), .down
      ),
      (
        CGRect(x: 100, y: 100, width: 50, height: 20), [.left, .right],
        CGRect(x: 163, y: 34, width: 200, height: 300), .left
      ),
      (
        CGRect(x: 700, y: 600, width: 50, height: 20), [.right],
        CGRect(x: 487, y: 460, width: 200, height: 300), .right
      ),
      // There is no room for all of it above.
      (
        CGRect(x: 400, y: 200, width: 50, height: 20), .down,
        CGRect(x: 325, y: 34, width: 200, height: 153), .down
      ),
    ] {
      let page = UIViewController()
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 300)
      let popover = page.popoverPresentationController
      popover?.sourceView = root.view
      popover?.sourceRect = source
      popover?.permittedArrowDirections = arrows
      root.present(page, animated: false)
      settle()
      #expect(page.view.frame == frame)
      #expect(popover?.arrowDirection == arrow)
      root.dismiss(animated: false)
      settle()
    }
  }

  @Test func `a popover points at an item of a bar, and is as high as an action sheet`() {
    let navigation = UINavigationController(rootViewController: root)
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    show(navigation, on: pad)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Move"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.popoverPresentationController?.barButtonItem = item

    root.present(sheet, animated: false)
    settle()

    #expect(sheet.view.frame == CGRect(x: 504, y: 81, width: 320, height: 114))
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
  }

  @Test func `parts of tablets that nobody has measured are as those of like size`() {
    let sizes: [(CGFloat, CGFloat, half: CGFloat, narrow: CGFloat, narrowUpright: CGFloat)] = [
      (744, 1133, 561.5, 320, 320), (820, 1180, 585, 375, 320), (834, 1210, 600, 375, 320),
      (1032, 1376, 683, 375, 375),
    ]
    for (short, long, half, narrow, narrowUpright) in sizes {
      let device = Device("iPad", isPad: true, short, long, scale: 2, top: 24, bottom: 20)
      application.userChange(to: device, .third)
      #expect(application.screen.appBounds.width == narrowUpright)
      application.userHold(.landscapeLeft)
      #expect(application.screen.appBounds.width == narrow)
      application.userChange(to: device, .half)
      #expect(application.screen.appBounds.width == half)
      application.userChange(to: device, .width(500))
      #expect(application.screen.appBounds.width == 500)
      #expect(application.screen.traitCollection.horizontalSizeClass == .compact)
      application.userHold(.portrait)
    }
  }

  @Test func `the notification of a setting comes once the traits have changed`() {
    let seen = Trace()
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: application, queue: nil
    ) { notification in
      let size = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey]
      let told = (size as? UIContentSizeCategory)?.rawValue ?? "nothing"
      MainActor.assumeIsolated {
        seen.add(UIApplication.shared.preferredContentSizeCategory.rawValue)
        seen.add(told)
      }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    var settings = application.settings
    settings.textSize = .accessibilityLarge

    application.userChoose(settings)

    let large = UIContentSizeCategory.accessibilityLarge.rawValue
    #expect(seen.lines == [large, large])
  }

  @Test func `a connected keyboard leaves the accessory view at the bottom of the screen`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
    show(root, on: .stock)
    root.view.addSubview(field)
    field.becomeFirstResponder()
    var settings = application.settings
    settings.isHardwareKeyboardConnected = true

    application.userChoose(settings)

    #expect(application.keyboard.frame == CGRect(x: 0, y: 794, width: 390, height: 50))
    settings.isHardwareKeyboardConnected = false
    application.userChoose(settings)
    #expect(application.keyboard.frame.height == 386)
  }
}
