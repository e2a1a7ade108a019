/// What a row offers on one side when the user swipes it aside, or taps its delete control.
@MainActor
package struct OfferedActions {
  /// The side that the actions stand at.
  package enum Edge {
    /// The one where lines of text begin.
    case leading
    /// The one where lines of text end.
    case trailing
  }

  package let edge: Edge
  package let actions: [OfferedAction]
  /// Whether swiping all the way performs the first action.
  package let performsFirstOnFullSwipe: Bool
  /// Why there is no action, where a method says so.
  package let refusal: String

  package init(
    _ edge: Edge, _ actions: [OfferedAction], performsFirstOnFullSwipe: Bool = false,
    refusal: String = ""
  ) {
    self.edge = edge
    self.actions = actions
    self.performsFirstOnFullSwipe = performsFirstOnFullSwipe
    self.refusal = refusal
  }
}

/// One action of a row, of whichever of UIKit's three kinds.
@MainActor
package enum OfferedAction {
  case contextual(UIContextualAction)
  case row(UITableViewRowAction)
  /// The row is deleted by its data source.
  case delete(title: String)

  /// What the button says.
  package var title: String {
    switch self {
    case .contextual(let action): action.title ?? ""
    case .row(let action): action.title ?? ""
    case .delete(let title): title
    }
  }

  /// Whether the action takes the row away.
  package var isDestructive: Bool {
    switch self {
    case .contextual(let action): action.style == .destructive
    case .row(let action): action.style == .destructive
    case .delete: true
    }
  }
}

/// The actions that a row shows, until they have closed.
@MainActor
package final class ShownActions {
  /// The row, wherever updates have moved it; `nil` once it is gone.
  package internal(set) var row: TableRow?
  package let offered: OfferedActions
  /// Whether the row is swiped aside, rather than edited along with the table.
  let isSwipe: Bool
  /// Whether the user sees the actions: not yet while the delegate hears of them.
  var isOpen = false
  /// A button for each action.
  package internal(set) var buttons: [UIButton] = []

  init(_ offered: OfferedActions, at row: TableRow, isSwipe: Bool) {
    self.offered = offered
    self.row = row
    self.isSwipe = isSwipe
  }
}
