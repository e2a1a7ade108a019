public import Foundation

/// The actions that appear on one side of a row when the user swipes it.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration without actions.
  public override convenience init() { self.init(actions: []) }

  /// Creates a configuration.
  ///
  /// Without actions the row cannot be swiped (behaviour 106).
  public init(actions: [UIContextualAction]) {
    storedActions = actions
    super.init()
  }

  /// The actions, from the edge inwards.
  open var actions: [UIContextualAction] { storedActions }

  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  private let storedActions: [UIContextualAction]
}
