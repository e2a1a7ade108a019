public import Foundation

/// A part of a view in which a pointer has one look.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// Creates a part of a view.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    storedRect = rect
    storedIdentifier = identifier
    super.init()
  }

  /// The rectangle in the view.
  open var rect: CGRect { storedRect }

  /// The identifier that distinguishes the part from others.
  open var identifier: AnyHashable? { storedIdentifier }

  /// The axes along which the pointer stays while a button is held.
  open var latchingAxes: UIAxis = []

  private final let storedRect: CGRect
  private final let storedIdentifier: AnyHashable?
}
