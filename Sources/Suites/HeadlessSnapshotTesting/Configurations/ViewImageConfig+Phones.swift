import Foundation
import HeadlessUIKit

// The phones, by the names that suites of pictures have for them.
extension ViewImageConfig {
  /// Returns a phone that is held in a way.
  ///
  /// - Parameters:
  ///   - top: What is covered above when it stands upright.
  ///   - bottom: What is covered below then.
  ///   - side: What is covered at the left and the right when it lies on its side.
  ///   - low: What is covered below then.
  private static func phone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat,
    side: CGFloat, low: CGFloat, _ traits: UITraitCollection
  ) -> Self {
    switch orientation {
    case .portrait:
      Self(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      Self(
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: low, right: side),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }

  /// An iPhone SE, upright.
  public static let iPhoneSe = iPhoneSe(.portrait)

  /// Returns an iPhone SE.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 320, 568, top: 20, bottom: 0, side: 0, low: 0, .iPhoneSe(orientation))
  }

  /// An iPhone 8, upright.
  public static let iPhone8 = iPhone8(.portrait)

  /// Returns an iPhone 8.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 667, top: 20, bottom: 0, side: 0, low: 0, .iPhone8(orientation))
  }

  /// An iPhone 8 Plus, upright.
  public static let iPhone8Plus = iPhone8Plus(.portrait)

  /// Returns an iPhone 8 Plus.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 736, top: 20, bottom: 0, side: 0, low: 0, .iPhone8Plus(orientation))
  }

  /// An iPhone X, upright.
  public static let iPhoneX = iPhoneX(.portrait)

  /// Returns an iPhone X.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 812, top: 44, bottom: 34, side: 44, low: 24, .iPhoneX(orientation))
  }

  /// An iPhone XS Max, upright.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)

  /// Returns an iPhone XS Max.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 896, top: 44, bottom: 34, side: 44, low: 24, .iPhoneXsMax(orientation))
  }

  /// An iPhone XR, upright.
  public static let iPhoneXr = iPhoneXr(.portrait)

  /// Returns an iPhone XR.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 414, 896, top: 44, bottom: 34, side: 44, low: 24, .iPhoneXr(orientation))
  }

  /// An iPhone 12, upright.
  public static let iPhone12 = iPhone12(.portrait)

  /// Returns an iPhone 12.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, low: 21, .iPhone12(orientation))
  }

  /// An iPhone 12 Pro, upright.
  public static let iPhone12Pro = iPhone12Pro(.portrait)

  /// Returns an iPhone 12 Pro.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, low: 21, .iPhone12(orientation))
  }

  /// An iPhone 12 Pro Max, upright.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)

  /// Returns an iPhone 12 Pro Max.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 428, 926, top: 47, bottom: 34, side: 47, low: 21, .iPhone12ProMax(orientation))
  }

  /// An iPhone 13, upright.
  public static let iPhone13 = iPhone13(.portrait)

  /// Returns an iPhone 13.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, low: 21, .iPhone13(orientation))
  }

  /// An iPhone 13 mini, upright.
  public static let iPhone13Mini = iPhone13Mini(.portrait)

  /// Returns an iPhone 13 mini.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 375, 812, top: 50, bottom: 34, side: 50, low: 21, .iPhone13(orientation))
  }

  /// An iPhone 13 Pro, upright.
  public static let iPhone13Pro = iPhone13Pro(.portrait)

  /// Returns an iPhone 13 Pro.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 390, 844, top: 47, bottom: 34, side: 47, low: 21, .iPhone13(orientation))
  }

  /// An iPhone 13 Pro Max, upright.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)

  /// Returns an iPhone 13 Pro Max.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    phone(
      orientation, 428, 926, top: 47, bottom: 34, side: 47, low: 21, .iPhone13ProMax(orientation))
  }
}
