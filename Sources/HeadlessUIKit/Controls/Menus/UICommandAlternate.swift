public import Foundation

/// A variant of a command for other modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// The title of the variant.
  open private(set) var title: String

  /// The name of the method that the variant calls.
  open private(set) var action: Selector

  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
}
