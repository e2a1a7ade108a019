/// How large the user wants text to be, by the names of older systems.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest size.
  case extraSmall
  /// A small size.
  case small
  /// A medium size.
  case medium
  /// The size that devices come with.
  case large
  /// A large size.
  case extraLarge
  /// A very large size.
  case extraExtraLarge
  /// The largest size that is not for accessibility.
  case extraExtraExtraLarge
  /// The first size for accessibility.
  case accessibilityMedium
  /// The second size for accessibility.
  case accessibilityLarge
  /// The third size for accessibility.
  case accessibilityExtraLarge
  /// The fourth size for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Creates the one of UIKit's, if it is known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size)
    self = index.map { Self.allCases[$0] } ?? .large
  }

  var size: DynamicTypeSize {
    Self.allCases.firstIndex(of: self).map { DynamicTypeSize.allCases[$0] } ?? .large
  }

  /// Whether it is one for accessibility.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// Whether a size is smaller.
  public static func < (one: Self, other: Self) -> Bool { one.size < other.size }
  /// Whether a size is smaller, or the same.
  public static func <= (one: Self, other: Self) -> Bool { one.size <= other.size }
  /// Whether a size is larger.
  public static func > (one: Self, other: Self) -> Bool { one.size > other.size }
  /// Whether a size is larger, or the same.
  public static func >= (one: Self, other: Self) -> Bool { one.size >= other.size }
}
