/// The actions that a row offers on one side, after a swipe or a tap on its delete control.
@MainActor
package struct OfferedActions {
  /// The side at which the actions appear.
  package enum Edge {
    /// The side at which lines of text begin.
    case leading
    /// The side at which lines of text end.
    case trailing
  }

  package let edge: Edge
  package let actions: [OfferedAction]
  /// Whether a full swipe performs the first action.
  package let performsFirstOnFullSwipe: Bool
  /// The method that prevents any action, and the style that it returned, if one does.
  package let refusal: Refusal<UITableViewCell.EditingStyle>?

  package init(
    _ edge: Edge, _ actions: [OfferedAction], performsFirstOnFullSwipe: Bool = false,
    refusal: Refusal<UITableViewCell.EditingStyle>? = nil
  ) {
    self.edge = edge
    self.actions = actions
    self.performsFirstOnFullSwipe = performsFirstOnFullSwipe
    self.refusal = refusal
  }
}

/// An action of a row, of any of UIKit's three kinds.
@MainActor
package enum OfferedAction {
  case contextual(UIContextualAction)
  case row(UITableViewRowAction)
  /// The data source deletes the row.
  case delete(title: String)

  /// The title of the button.
  package var title: String {
    switch self {
    case .contextual(let action): action.title ?? ""
    case .row(let action): action.title ?? ""
    case .delete(let title): title
    }
  }

  /// The color of the button.
  var color: UIColor {
    let own: UIColor? =
      switch self {
      case .contextual(let action): action.backgroundColor
      case .row(let action): action.backgroundColor
      case .delete: nil
      }
    return own ?? (isDestructive ? .systemRed : .systemGray)
  }

  /// Whether the action removes the row.
  package var isDestructive: Bool {
    switch self {
    case .contextual(let action): action.style == .destructive
    case .row(let action): action.style == .destructive
    case .delete: true
    }
  }
}

/// The open actions of a row, until they are closed.
@MainActor
package final class ShownActions {
  /// The row, at its current index.
  ///
  /// It is `nil` after the row was removed.
  package internal(set) var row: ItemPath?
  package let offered: OfferedActions
  /// Whether the row was swiped, as opposed to edited with the whole table.
  let isSwipe: Bool
  /// Whether the user sees the actions.
  ///
  /// While the delegate is being told about them, this is `false`.
  var isOpen = false
  /// A button for each action.
  package internal(set) var buttons: [UIButton] = []

  init(_ offered: OfferedActions, at row: ItemPath, isSwipe: Bool) {
    self.offered = offered
    self.row = row
    self.isSwipe = isSwipe
  }
}
