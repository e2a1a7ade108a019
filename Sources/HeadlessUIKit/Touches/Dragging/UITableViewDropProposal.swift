import Foundation

/// What would become of a drag that is dropped on a table view.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Creates a proposal that does something at a place.
  public init(operation: UIDropOperation, intent: Intent) {
    storedIntent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal, whose place says what it does there.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// What is done at the place.
  open var intent: Intent { storedIntent }

  private final let storedIntent: Intent

  /// What is done at the place of a drop.
  public enum Intent: Int, Sendable {
    /// The place says it.
    case unspecified = 0
    /// A new row comes there.
    case insertAtDestinationIndexPath = 1
    /// The row that is there takes it.
    case insertIntoDestinationIndexPath = 2
    /// Between rows it is a new one, and on one that takes it.
    case automatic = 3
  }
}
