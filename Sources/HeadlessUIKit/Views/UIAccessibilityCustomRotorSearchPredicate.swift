public import Foundation

/// What a rotor is to find: the next item from one, or the previous.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the search begins: the item that was found last, or the element that is read.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// Where the search goes.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a search onwards.
  public override init() { super.init() }
}
