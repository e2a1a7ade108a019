public import Foundation

/// The look of a tab in one of its states.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The colour of the image.
  open var iconColor: UIColor?

  /// The offset of the badge.
  open var badgePositionAdjustment = UIOffset.zero

  /// The background colour of the badge.
  open var badgeBackgroundColor: UIColor?

  /// The attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the badge's text.
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
