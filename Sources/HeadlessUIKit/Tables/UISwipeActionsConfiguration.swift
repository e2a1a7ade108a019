public import Foundation

/// What the user can do with a row after swiping it aside to one edge.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration; without actions, the row cannot be swiped (behaviour 106).
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// The actions, from the edge inwards.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether swiping all the way performs the first action.
  open var performsFirstActionWithFullSwipe = true

  private let storedActions: [UIContextualAction]
}
