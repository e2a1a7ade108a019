import FleetTesting
import TestSupport
import Testing

/// Each device, by its numbers.
@MainActor
@Suite("TestWorld.Device", .freshApplication)
struct TestWorldDeviceTests {
  /// Width, height, pixels in a point, top and bottom upright; sides and bottom on the side; whether it
  /// is wide then.
  private typealias Row = (
    TestWorld.Device, String, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, Bool
  )

  private static let phones: [Row] = [
    (.iPhoneSE, "iPhone SE", 320, 568, 2, 20, 0, 0, 0, false),
    (.iPhone8, "iPhone 8", 375, 667, 2, 20, 0, 0, 0, false),
    (.iPhoneSE2, "iPhone SE (2nd generation)", 375, 667, 2, 20, 0, 0, 0, false),
    (.iPhoneSE3, "iPhone SE (3rd generation)", 375, 667, 2, 20, 0, 0, 0, false),
    (.iPhone8Plus, "iPhone 8 Plus", 414, 736, 3, 20, 0, 0, 0, true),
    (.iPhoneX, "iPhone X", 375, 812, 3, 44, 34, 44, 21, false),
    (.iPhoneXS, "iPhone XS", 375, 812, 3, 44, 34, 44, 21, false),
    (.iPhone11Pro, "iPhone 11 Pro", 375, 812, 3, 44, 34, 44, 21, false),
    (.iPhoneXR, "iPhone XR", 414, 896, 2, 44, 34, 44, 21, true),
    (.iPhone11, "iPhone 11", 414, 896, 2, 44, 34, 44, 21, true),
    (.iPhoneXSMax, "iPhone XS Max", 414, 896, 3, 44, 34, 44, 21, true),
    (.iPhone11ProMax, "iPhone 11 Pro Max", 414, 896, 3, 44, 34, 44, 21, true),
    (.iPhone12Mini, "iPhone 12 mini", 375, 812, 3, 50, 34, 50, 21, false),
    (.iPhone13Mini, "iPhone 13 mini", 375, 812, 3, 50, 34, 50, 21, false),
    (.iPhone12, "iPhone 12", 390, 844, 3, 47, 34, 47, 21, false),
    (.iPhone12Pro, "iPhone 12 Pro", 390, 844, 3, 47, 34, 47, 21, false),
    (.iPhone13, "iPhone 13", 390, 844, 3, 47, 34, 47, 21, false),
    (.iPhone13Pro, "iPhone 13 Pro", 390, 844, 3, 47, 34, 47, 21, false),
    (.iPhone14, "iPhone 14", 390, 844, 3, 47, 34, 47, 21, false),
    (.iPhone16e, "iPhone 16e", 390, 844, 3, 47, 34, 47, 21, false),
    (.iPhone12ProMax, "iPhone 12 Pro Max", 428, 926, 3, 47, 34, 47, 21, true),
    (.iPhone13ProMax, "iPhone 13 Pro Max", 428, 926, 3, 47, 34, 47, 21, true),
    (.iPhone14Plus, "iPhone 14 Plus", 428, 926, 3, 47, 34, 47, 21, true),
    (.iPhone14Pro, "iPhone 14 Pro", 393, 852, 3, 59, 34, 59, 21, false),
    (.iPhone15, "iPhone 15", 393, 852, 3, 59, 34, 59, 21, false),
    (.iPhone15Pro, "iPhone 15 Pro", 393, 852, 3, 59, 34, 59, 21, false),
    (.iPhone16, "iPhone 16", 393, 852, 3, 59, 34, 59, 21, false),
    (.iPhone14ProMax, "iPhone 14 Pro Max", 430, 932, 3, 59, 34, 59, 21, true),
    (.iPhone15Plus, "iPhone 15 Plus", 430, 932, 3, 59, 34, 59, 21, true),
    (.iPhone15ProMax, "iPhone 15 Pro Max", 430, 932, 3, 59, 34, 59, 21, true),
    (.iPhone16Plus, "iPhone 16 Plus", 430, 932, 3, 59, 34, 59, 21, true),
    (.iPhone16Pro, "iPhone 16 Pro", 402, 874, 3, 62, 34, 62, 21, false),
    (.iPhone17, "iPhone 17", 402, 874, 3, 62, 34, 62, 21, false),
    (.iPhone17Pro, "iPhone 17 Pro", 402, 874, 3, 62, 34, 62, 21, false),
    (.iPhone16ProMax, "iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62, 21, true),
    (.iPhone17ProMax, "iPhone 17 Pro Max", 440, 956, 3, 62, 34, 62, 21, true),
    (.iPhoneAir, "iPhone Air", 420, 912, 3, 68, 34, 68, 21, true),
  ]

  /// A tablet covers as much at top and bottom whichever way it is held, and is always wide.
  private static let tablets: [Row] = [
    (.iPad6, "iPad (6th generation)", 768, 1024, 2, 20, 0, 0, 0, true),
    (.iPadMini5, "iPad mini (5th generation)", 768, 1024, 2, 20, 0, 0, 0, true),
    (.iPad9, "iPad (9th generation)", 810, 1080, 2, 20, 0, 0, 0, true),
    (.iPadAir3, "iPad Air (3rd generation)", 834, 1112, 2, 20, 0, 0, 0, true),
    (.iPadMini6, "iPad mini (6th generation)", 744, 1133, 2, 24, 20, 0, 20, true),
    (.iPad10, "iPad (10th generation)", 820, 1180, 2, 24, 20, 0, 20, true),
    (.iPadAir11, "iPad Air 11-inch", 820, 1180, 2, 24, 20, 0, 20, true),
    (.iPadPro11, "iPad Pro 11-inch", 834, 1194, 2, 24, 20, 0, 20, true),
    (.iPadPro11M4, "iPad Pro 11-inch (M4)", 834, 1210, 2, 24, 20, 0, 20, true),
    (.iPadPro12, "iPad Pro 12.9-inch", 1024, 1366, 2, 24, 20, 0, 20, true),
    (.iPadAir13, "iPad Air 13-inch", 1024, 1366, 2, 24, 20, 0, 20, true),
    (.iPadPro13, "iPad Pro 13-inch (M4)", 1032, 1376, 2, 24, 20, 0, 20, true),
  ]

  @Test func `every device has its screen, and covers what its shape covers`() {
    let window = setAsAppRootWindow(UIViewController())
    for row in Self.phones + Self.tablets {
      let (device, name, width, height, scale, top, bottom, sides, turnedBottom, isWide) = row
      let isPad = device.userInterfaceIdiom == .pad
      #expect(device.name == name && "\(device)" == name)

      Fleet.world.device = device
      #expect(window.bounds.size == CGSize(width: width, height: height), "\(name)")
      #expect(UIScreen.main.scale == scale && device.scale == scale, "\(name)")
      let upright = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      #expect(window.safeAreaInsets == upright && device.safeAreaInsets == upright, "\(name)")
      #expect(window.traitCollection.verticalSizeClass == .regular, "\(name)")
      #expect(
        window.traitCollection.horizontalSizeClass == (isPad ? .regular : .compact), "\(name)")

      Fleet.world.orientation = .landscapeLeft
      #expect(window.bounds.size == CGSize(width: height, height: width), "\(name)")
      #expect(
        window.safeAreaInsets
          == UIEdgeInsets(
            top: isPad ? top : 0, left: sides, bottom: turnedBottom, right: sides), "\(name)")
      #expect(
        window.traitCollection.horizontalSizeClass == (isWide ? .regular : .compact), "\(name)")
      #expect(
        window.traitCollection.verticalSizeClass == (isPad ? .regular : .compact), "\(name)")
      Fleet.world.orientation = .portrait
    }
  }

  @Test func `the lists have every device once`() {
    #expect(TestWorld.Device.iPhones.map(\.name) == Self.phones.map { $0.1 })
    #expect(TestWorld.Device.iPads.map(\.name) == Self.tablets.map { $0.1 })
  }

  @Test func `any other size is a device, too`() {
    let window = setAsAppRootWindow(UIViewController())
    let device = TestWorld.Device(size: CGSize(width: 500, height: 900), top: 30, bottom: 0)

    Fleet.world.device = device

    #expect(device.name == "500 by 900")
    #expect(device.size == CGSize(width: 500, height: 900) && device.scale == 3)
    #expect(window.bounds.size == CGSize(width: 500, height: 900))
    #expect(window.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
    #expect(
      TestWorld.Device("Kiosk", size: CGSize(width: 900, height: 500), idiom: .pad).name == "Kiosk")
  }
}
