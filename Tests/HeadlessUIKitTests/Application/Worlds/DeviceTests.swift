import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

/// The consequences of an application's device.
@MainActor
@Suite("Device", .ownApplication)
struct DeviceTests {
  private let application = UIApplication.shared
  private let se = Device("iPhone SE", 320, 568, scale: 2, top: 20, bottom: 0)
  private let proMax = Device("iPhone 17 Pro Max", 440, 956, scale: 3, top: 62, bottom: 34)
  private let pad = Device("iPad Pro 11", isPad: true, 834, 1194, scale: 2, top: 24, bottom: 20)

  private func show(_ screen: UIViewController = UIViewController()) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    settle()
    return window
  }

  private func settle() { application.mainLoop.settle() }

  private func become(_ device: Device, _ share: ScreenShare = .full) {
    application.userChange(to: device, share)
    settle()
  }

  @Test func `is 390 points wide until somebody chooses another`() {
    #expect(application.screen.device == .stock)
    #expect(application.screen.device.name == "iPhone 14")
    #expect(application.screen.traitCollection == .device)

    become(se)
    become(.stock)

    #expect(application.screen.traitCollection == .device)
    #expect(application.screen.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `an application made later is on the stock device`() {
    become(se)

    let other = ApplicationScope.$current.withValue(ApplicationScope()) { UIScreen.main.bounds }

    #expect(other.width == 390)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(UIScreen.main.nativeBounds.width == 640)
  }

  @Test func `a window that shows goes with the device, and its screen hears of it`() {
    final class Sized: UIViewController {
      var sizes: [CGSize] = []
      var insets: [UIEdgeInsets] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
      }
      override func viewSafeAreaInsetsDidChange() { insets.append(view.safeAreaInsets) }
    }
    let screen = Sized()
    let window = show(screen)
    screen.insets = []

    become(se)

    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(screen.view.frame == window.bounds)
    #expect(screen.sizes == [CGSize(width: 320, height: 568)])
    #expect(screen.insets == [UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)])
    #expect(screen.traitCollection.displayScale == 2)
  }

  @Test func `another shape of the same size is another safe area`() {
    let screen = UIViewController()
    _ = show(screen)
    become(Device("iPhone X", 375, 812, scale: 3, top: 44, bottom: 34))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))

    become(Device("iPhone 13 mini", 375, 812, scale: 3, top: 50, bottom: 34))

    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 50, left: 0, bottom: 34, right: 0))
  }

  @Test func `on its side a phone is low, and wide from 414 points on`() {
    for (device, insets, width) in [
      (se, UIEdgeInsets.zero, UIUserInterfaceSizeClass.compact),
      (.stock, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), .compact),
      (proMax, UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62), .regular),
    ] {
      let screen = UIViewController()
      let window = show(screen)
      become(device)

      application.userHold(.landscapeLeft)
      settle()

      #expect(window.bounds.size == CGSize(width: device.height, height: device.width))
      #expect(screen.view.safeAreaInsets == insets)
      #expect(screen.traitCollection.horizontalSizeClass == width)
      #expect(screen.traitCollection.verticalSizeClass == .compact)
      application.userHold(.portrait)
      settle()
      #expect(screen.traitCollection.horizontalSizeClass == .compact)
      #expect(screen.traitCollection.verticalSizeClass == .regular)
    }
  }

  @Test func `a device that is turned stays so when it becomes another`() {
    let window = show()
    application.userHold(.landscapeLeft)

    become(proMax)

    #expect(window.bounds.size == CGSize(width: 956, height: 440))
    #expect(application.device.orientation == .landscapeLeft)
  }

  @Test func `a tablet is regular both ways, and covers as much whichever way it is held`() {
    let screen = UIViewController()
    let window = show(screen)

    become(pad)
    #expect(window.bounds.size == CGSize(width: 834, height: 1194))
    application.userHold(.landscapeLeft)
    settle()

    #expect(window.bounds.size == CGSize(width: 1194, height: 834))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(screen.traitCollection.userInterfaceIdiom == .pad)
    #expect(screen.traitCollection.horizontalSizeClass == .regular)
    #expect(screen.traitCollection.verticalSizeClass == .regular)
    #expect(UIDevice.current.model == "iPad" && UIDevice.current.systemName == "iPadOS")
    #expect(screen.supportedInterfaceOrientations == .all)
  }

  @Test(arguments: [
    (1024, 768, true, [694, 507, 320], ["r", "c", "c"]),
    (1080, 810, true, [750, 535, 320], ["r", "c", "c"]),
    (1112, 834, true, [782, 551, 320], ["r", "c", "c"]),
    (1194, 834, true, [809, 592, 375], ["r", "c", "c"]),
    (1366, 1024, true, [981, 678, 375], ["r", "r", "c"]),
    (1024, 768, false, [438, nil, 320], ["c", nil, "c"]),
    (1080, 810, false, [480, nil, 320], ["c", nil, "c"]),
    (1112, 834, false, [504, nil, 320], ["c", nil, "c"]),
    (1194, 834, false, [504, nil, 320], ["c", nil, "c"]),
    (1366, 1024, false, [639, nil, 375], ["c", nil, "c"]),
  ])
  func `apps that share a tablet have parts of its screen`(
    long: CGFloat, short: CGFloat, isTurned: Bool, widths: [CGFloat?], classes: [String?]
  ) {
    let window = show()
    become(Device("iPad", isPad: true, short, long, scale: 2, top: 20, bottom: 0))
    if isTurned { application.userHold(.landscapeLeft) }

    for (index, share) in [ScreenShare.twoThirds, .half, .third].enumerated() {
      guard let width = widths[index], let sizeClass = classes[index] else { continue }
      become(application.screen.device, share)
      #expect(window.bounds.width == width)
      #expect(window.bounds.height == (isTurned ? short : long))
      #expect(
        window.traitCollection.horizontalSizeClass == (sizeClass == "r" ? .regular : .compact))
      #expect(UIWindow(frame: UIScreen.main.bounds).bounds.width == width)
    }
    become(application.screen.device)
    #expect(window.bounds.width == (isTurned ? long : short))
  }

  @Test func `margins are 20 on wide phones and tablets (behaviour 772)`() {
    let screen = UIViewController()
    _ = show(screen)
    #expect(screen.systemMinimumLayoutMargins.leading == 16)

    let margins: [(Device, CGFloat)] = [(proMax, 20), (se, 16), (pad, 20)]
    for (device, margin) in margins {
      become(device)
      #expect(screen.systemMinimumLayoutMargins.leading == margin)
      #expect(screen.view.layoutMargins.left == margin)
      #expect(UITableView().separatorInset.left == margin)
    }
    become(pad, .third)
    #expect(screen.systemMinimumLayoutMargins.leading == 16)
  }

  @Test func `texts are as large as whole pixels of the screen (behaviour 812)`() {
    let label = UILabel()
    label.text = "Second message"
    label.font = .systemFont(ofSize: 17)
    show().addSubview(label)
    #expect(label.intrinsicContentSize == CGSize(width: 131, height: 61.0 / 3))

    become(se)

    #expect(label.intrinsicContentSize == CGSize(width: 131, height: 20.5))
    #expect(UIFontMetrics.default.scaledValue(for: 1.3) == 1.5)
    become(.stock)
    #expect(label.intrinsicContentSize == CGSize(width: 131, height: 61.0 / 3))
  }

  @Test func `the current traits are those of the application's screen`() {
    #expect(UITraitCollection.current == .device)

    become(pad)

    #expect(UITraitCollection.current.userInterfaceIdiom == .pad)
    #expect(UITraitCollection.current.displayScale == 2)
    let other = ApplicationScope.$current.withValue(ApplicationScope()) {
      UITraitCollection.current
    }
    #expect(other.userInterfaceIdiom == .phone)
  }

  @Test func `bars of a tablet are 50 high, and with a large title 102`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    _ = show(navigation)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    become(Device("iPad", isPad: true, 834, 1112, scale: 2, top: 20, bottom: 0))
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 834, height: 50))

    navigation.navigationBar.prefersLargeTitles = true
    settle()

    #expect(screen.view.safeAreaInsets.top == 122)
  }

  @Test func `a sheet is as high as the safe area lets it on each phone (behaviour 821)`() {
    for (device, large, medium) in [
      (se, CGRect(x: 0, y: 20, width: 320, height: 548), 307.0),
      (
        Device("iPhone 16", 393, 852, scale: 3, top: 59, bottom: 34),
        CGRect(x: 0, y: 59, width: 393, height: 793), 459.0
      ),
    ] {
      let window = show()
      become(device)
      let page = UIViewController()
      page.sheetPresentationController?.detents = [.medium(), .large()]
      window.rootViewController?.present(page, animated: false)
      settle()

      // 0.56 of the height within the safe area, and the safe area at the bottom: 425 of 759.
      #expect(abs(page.view.frame.height - medium) < 0.5)
      page.sheetPresentationController?.selectedDetentIdentifier = .large
      #expect(page.view.frame == large)
    }
  }

  @Test func `lengths that are none are the least there is`() {
    let odd = Device("odd", .nan, -5, scale: 0, top: .infinity, bottom: -1)

    become(odd, .width(.nan))

    #expect(application.screen.bounds.size == CGSize(width: 1, height: 1))
    #expect(odd.scale == 1 && odd.top == 0 && odd.bottom == 0)
    #expect(Device("lying", 844, 390, scale: 3, top: 0, bottom: 0).width == 390)
  }
}
