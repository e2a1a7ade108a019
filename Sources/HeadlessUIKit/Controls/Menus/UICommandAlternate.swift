public import Foundation

/// What a command is while other keys are held down.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// Creates an alternate.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// What the command is called then.
  open private(set) var title: String

  /// The name of the method that the command calls then.
  open private(set) var action: Selector

  /// The keys that are held down.
  open private(set) var modifierFlags: UIKeyModifierFlags
}
