public import Foundation

/// The question in which part of a view a pointer is.
@preconcurrency @MainActor
open class UIPointerRegionRequest: NSObject {
  init(location: CGPoint) {
    storedLocation = location
    super.init()
  }

  /// Where the pointer is, in the view.
  open var location: CGPoint { storedLocation }

  /// The keys that are held down.
  open var modifiers: UIKeyModifierFlags { [] }

  private final let storedLocation: CGPoint
}
