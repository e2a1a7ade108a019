/// The result of a drop on a table view.
open class UITableViewDropProposal: UIDropProposal {
  /// Creates a proposal that does something at a place.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }

  /// The effect at the place.
  open internal(set) var intent = Intent.unspecified

  /// The effect at the place of a drop.
  public enum Intent: Int, Sendable {
    /// The place says it.
    case unspecified = 0
    /// A new row comes there.
    case insertAtDestinationIndexPath = 1
    /// The row that is there takes it.
    case insertIntoDestinationIndexPath = 2
    /// Between rows it is a new row, and on a row that takes it.
    case automatic = 3
  }
}
