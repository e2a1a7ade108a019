/// The result of a drop on a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
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
    /// A new item comes there.
    case insertAtDestinationIndexPath = 1
    /// The item that is there takes it.
    case insertIntoDestinationIndexPath = 2
  }
}
