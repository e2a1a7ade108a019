public import HeadlessUIKit

// SwiftUI's short names, as sizes for accessibility are called everywhere else.
extension UIContentSizeCategory {
  /// The first of the sizes for accessibility, `accessibilityMedium`.
  public static let accessibility1 = accessibilityMedium
  /// The second of the sizes for accessibility, `accessibilityLarge`.
  public static let accessibility2 = accessibilityLarge
  /// The third of the sizes for accessibility, `accessibilityExtraLarge`.
  public static let accessibility3 = accessibilityExtraLarge
  /// The fourth of the sizes for accessibility, `accessibilityExtraExtraLarge`.
  public static let accessibility4 = accessibilityExtraExtraLarge
  /// The fifth and largest of the sizes for accessibility, `accessibilityExtraExtraExtraLarge`.
  public static let accessibility5 = accessibilityExtraExtraExtraLarge
}
