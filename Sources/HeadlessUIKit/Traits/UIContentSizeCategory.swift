public import Foundation

/// The text size that a user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the size.
  public let rawValue: String

  /// Creates a size from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  // MARK: Getting the category names

  /// No size is specified.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three steps below the usual size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two steps below the usual size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One step below the usual size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One step above the usual size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps above the usual size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three steps above the usual size.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the sizes for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the sizes for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the sizes for accessibility.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the sizes for accessibility.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The last and largest of the sizes for accessibility.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  // MARK: Comparing categories

  /// Whether the size is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first size is smaller than the second.
  public static func < (left: Self, right: Self) -> Bool {
    guard let left = left.step, let right = right.step else { return false }
    return left < right
  }

  /// Whether the first size is smaller than the second, or the same.
  public static func <= (left: Self, right: Self) -> Bool { left < right || left == right }

  /// Whether the first size is larger than the second.
  public static func > (left: Self, right: Self) -> Bool { right < left }

  /// Whether the first size is larger than the second, or the same.
  public static func >= (left: Self, right: Self) -> Bool { right <= left }

  // MARK: Observing changes

  /// Posted when the user chooses another size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")

  /// The key for the new size in the notification's `userInfo`.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The position among the sizes, the smallest first, or `nil` for an unknown size.
  package var step: Int? { Self.steps[self] }

  private static let steps = Dictionary(
    uniqueKeysWithValues: zip(allSizes, 0...))

  package static let allSizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
}
