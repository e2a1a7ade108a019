public import Foundation

/// An item that a rotor has found: an element, or a part of its text.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element; it is not kept alive.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text, if it is not the whole element.
  open var targetRange: UITextRange?

  /// Creates an item without an element.
  public override init() { super.init() }

  /// Creates an item.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
