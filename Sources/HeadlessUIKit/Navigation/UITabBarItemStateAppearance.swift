public import Foundation

/// How a tab looks in one of its states.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The colour of the image.
  open var iconColor: UIColor?

  /// How far the badge is moved.
  open var badgePositionAdjustment = UIOffset.zero

  /// The colour behind the badge.
  open var badgeBackgroundColor: UIColor?

  /// How the text of the badge looks.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the text of the badge is moved.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  override init() { super.init() }

  final func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
