public import Foundation

/// How an item of a bar looks in one of its states.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The image behind the item.
  open var backgroundImage: UIImage?

  /// How far the image behind the item is moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero

  override init() { super.init() }

  final func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
