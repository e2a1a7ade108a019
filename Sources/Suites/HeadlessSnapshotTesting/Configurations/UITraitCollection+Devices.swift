import Fleet
import HeadlessUIKit

// The traits of devices, by the names that suites of pictures have for them.
extension UITraitCollection {
  static func phone(
    _ orientation: ViewImageConfig.Orientation, _ device: TestWorld.Device
  ) -> UITraitCollection {
    let isUpright = orientation == .portrait
    let isWide = device.model.isWideWhenTurned
    return UITraitCollection(traitsFrom: [
      UITraitCollection(layoutDirection: .leftToRight),
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(userInterfaceIdiom: .phone),
      UITraitCollection(horizontalSizeClass: isWide && !isUpright ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isUpright ? .regular : .compact),
    ])
  }

  static func tablet(isWide: Bool) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(userInterfaceIdiom: .pad),
    ])
  }

  /// Returns the traits of an iPhone SE.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhoneSE)
  }

  /// Returns the traits of an iPhone 8.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhone8)
  }

  /// Returns the traits of an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhone8Plus)
  }

  /// Returns the traits of an iPhone X.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhoneX)
  }

  /// Returns the traits of an iPhone XR.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhoneXR)
  }

  /// Returns the traits of an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhoneXSMax)
  }

  /// Returns the traits of an iPhone 12.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhone12)
  }

  /// Returns the traits of an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, .iPhone12ProMax)
  }

  /// Returns the traits of an iPhone 13.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    phone(orientation, .iPhone13)
  }

  /// Returns the traits of an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection
  {
    phone(orientation, .iPhone13ProMax)
  }

  /// The traits of an iPad mini.
  public static let iPadMini = tablet(isWide: true)

  /// The traits of a narrow part of an iPad mini.
  public static let iPadMini_Compact_SplitView = tablet(isWide: false)

  /// The traits of an iPad 9.7.
  public static let iPad9_7 = tablet(isWide: true)

  /// The traits of a narrow part of an iPad 9.7.
  public static let iPad9_7_Compact_SplitView = tablet(isWide: false)

  /// The traits of an iPad 10.2.
  public static let iPad10_2 = tablet(isWide: true)

  /// The traits of a narrow part of an iPad 10.2.
  public static let iPad10_2_Compact_SplitView = tablet(isWide: false)

  /// The traits of an iPad Pro 10.5.
  public static let iPadPro10_5 = tablet(isWide: true)

  /// The traits of a narrow part of an iPad Pro 10.5.
  public static let iPadPro10_5_Compact_SplitView = tablet(isWide: false)

  /// The traits of an iPad Pro 11.
  public static let iPadPro11 = tablet(isWide: true)

  /// The traits of a narrow part of an iPad Pro 11.
  public static let iPadPro11_Compact_SplitView = tablet(isWide: false)

  /// The traits of an iPad Pro 12.9.
  public static let iPadPro12_9 = tablet(isWide: true)

  /// The traits of a narrow part of an iPad Pro 12.9.
  public static let iPadPro12_9_Compact_SplitView = tablet(isWide: false)
}
