public import Foundation

/// The result of a drop here.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    storedOperation = operation
    super.init()
  }

  /// The operation of the drop.
  open var operation: UIDropOperation { storedOperation }

  /// Whether the place counts to the point.
  open var isPrecise = false

  /// Whether the dragged items keep their size.
  open var prefersFullSizePreview = false

  private final let storedOperation: UIDropOperation
}

/// The operation of a drop.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: there is nothing to drop on.
  case cancel = 0
  /// Nothing, which is shown.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved.
  case move = 3
}

/// Runs changes together with the lift, the drop or the return of the dragged items.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Adds changes that are made together with the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds code that runs after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
