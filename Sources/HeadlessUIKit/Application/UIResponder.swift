public import Foundation

/// An object that can respond to events, one link of the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() { super.init() }

  // MARK: Managing the responder chain

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }
}
