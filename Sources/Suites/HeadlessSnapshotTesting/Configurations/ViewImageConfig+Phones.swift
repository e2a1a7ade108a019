import Fleet
import Foundation
import HeadlessUIKit

// The phones, by the names that suites of pictures have for them.
extension ViewImageConfig {
  /// Returns a phone that is held in a way.
  ///
  /// - Parameter low: What is covered below when it lies on its side, where that is not what a device
  ///   covers.
  private static func phone(
    _ orientation: Orientation, _ device: TestWorld.Device, low: CGFloat? = nil
  ) -> Self {
    let isTurned = orientation == .landscape
    var safeArea = device.model.safeArea(isTurned: isTurned)
    if isTurned, let low { safeArea.bottom = low }
    return Self(
      safeArea: safeArea, size: device.model.size(isTurned: isTurned),
      traits: .phone(orientation, device))
  }

  /// An iPhone SE, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// Returns an iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhoneSE)
  }

  /// An iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// Returns an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone8)
  }

  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// Returns an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone8Plus)
  }

  /// An iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// Returns an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhoneX, low: 24)
  }

  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// Returns an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhoneXSMax, low: 24)
  }

  /// An iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// Returns an iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhoneXR, low: 24)
  }

  /// An iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// Returns an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone12)
  }

  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// Returns an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone12Pro)
  }

  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// Returns an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone12ProMax)
  }

  /// An iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// Returns an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone13)
  }

  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// Returns an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone13Mini)
  }

  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// Returns an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone13Pro)
  }

  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// Returns an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(orientation, .iPhone13ProMax)
  }
}
