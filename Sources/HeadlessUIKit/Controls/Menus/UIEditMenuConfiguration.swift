public import Foundation

/// The place of an edit menu, and its name.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// Creates a configuration for a point of the interaction's view.
  ///
  /// Without an identifier it gets a unique one.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    storedIdentifier = identifier ?? AnyHashable(UUID())
    storedPoint = sourcePoint
    super.init()
  }

  /// The identifier.
  open var identifier: AnyHashable { storedIdentifier }

  /// The point at which the menu shows.
  open var sourcePoint: CGPoint { storedPoint }

  /// Where the arrow of the menu is to point to.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  private final let storedIdentifier: AnyHashable
  private final let storedPoint: CGPoint
}

/// Where the arrow of an edit menu points to.
public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}
