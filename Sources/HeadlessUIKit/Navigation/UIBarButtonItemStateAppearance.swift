public import Foundation

/// The look of a bar item in one of its states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The background image of the item.
  open var backgroundImage: UIImage?

  /// The offset of the background image.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  override init() { super.init() }

  final func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
