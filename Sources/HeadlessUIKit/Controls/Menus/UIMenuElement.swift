public import Foundation

/// The common ancestor of what a menu holds.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  // MARK: Getting the element's attributes

  /// What the element is called.
  open var title: String { storedTitle }

  /// What is shown below the title.
  open var subtitle: String?

  /// What is shown beside the title.
  open var image: UIImage? { storedImage }

  /// A name for tests.
  open var accessibilityIdentifier: String?

  // MARK: Storage

  final var storedTitle: String
  final var storedImage: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }
}
