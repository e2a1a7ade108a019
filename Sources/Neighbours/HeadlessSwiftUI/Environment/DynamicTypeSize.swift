/// How large the user wants text to be.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest size.
  case xSmall
  /// A small size.
  case small
  /// A medium size.
  case medium
  /// The size that devices come with.
  case large
  /// A large size.
  case xLarge
  /// A very large size.
  case xxLarge
  /// The largest size that is not for accessibility.
  case xxxLarge
  /// The first size for accessibility.
  case accessibility1
  /// The second size for accessibility.
  case accessibility2
  /// The third size for accessibility.
  case accessibility3
  /// The fourth size for accessibility.
  case accessibility4
  /// The largest size.
  case accessibility5

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the one of UIKit's, if it is known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let index = Self.categories.firstIndex(of: uiSizeCategory) else { return nil }
    self = Self.allCases[index]
  }

  /// UIKit's name of it.
  var category: UIContentSizeCategory {
    Self.allCases.firstIndex(of: self).map { Self.categories[$0] } ?? .large
  }

  /// Whether it is one for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
