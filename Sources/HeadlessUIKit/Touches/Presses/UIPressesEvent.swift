import Foundation

/// Buttons and keys that went down or up.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Creates an event of no presses.
  public override convenience init() { self.init([]) }

  /// Creates an event of presses.
  init(_ presses: Set<UIPress>) {
    storedPresses = presses
    super.init()
  }

  // MARK: Getting the event attributes

  /// Presses.
  open override var type: EventType { .presses }

  /// The keys that were held down along with it.
  open override var modifierFlags: UIKeyModifierFlags {
    storedPresses.compactMap(\.key).reduce([]) { $0.union($1.modifierFlags) }
  }

  // MARK: Getting the presses

  /// The buttons and keys.
  open var allPresses: Set<UIPress> { storedPresses }

  /// The presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }

  // MARK: Storage

  private final let storedPresses: Set<UIPress>
}
