import HeadlessUIKit

/// The sentences for what a user cannot do with a table.
@MainActor
enum TableWords {
  /// The beginning of what is said where the user could not use a row.
  static func rejected(_ row: TableRow) -> String {
    "Interaction with row \(row.row) in section \(row.section) rejected"
  }

  /// The words for a gesture on a row.
  static func row(_ row: TableRow) -> GestureWords {
    var words = GestureWords(.tableView, cannot: rejected(row))
    words.hidden = "Row is not visible."
    return words
  }

  /// The words for a tap on a cell, which may show no row.
  static func tapping(_ cell: UITableViewCell) -> GestureWords {
    cell.shownRow.map(row) ?? GestureWords(cannot: "Cannot tap \(type(of: cell))")
  }

  /// Why a tap on a row came to nothing, as the end of a sentence's line.
  static func sentence(for refusal: Refusal<RowTap.Fault>) -> String {
    switch refusal.kind {
    case .notSelectable: "Table view does not allow selection."
    case .cancelled: "The touch was cancelled."
    case .closedActions: "The tap closed the actions of a row that was swiped aside."
    case .vetoed:
      "Delegate's \(refusal.method) returned "
        + (refusal.method.contains("should") ? "false." : "nil.")
    case .lost: "Row went away while it was tapped."
    case .reported: "The delegate's answer makes no sense."
    }
  }

  /// What more is to be said of it.
  static func details(of refusal: Refusal<RowTap.Fault>) -> String {
    switch refusal.kind {
    case .notSelectable, .lost, .reported: ""
    case .cancelled: "A gesture recognizer took it, or the cell left its window."
    case .closedActions:
      "An action that is chosen has to call its completion, which brings its row back."
    case .vetoed:
      refusal.method.contains("willDeselect")
        ? "What was selected before stays selected." : ""
    }
  }

  /// Why a row offers no actions.
  static func details(of refusal: Refusal<UITableViewCell.EditingStyle>) -> String {
    "Delegate's \(refusal.method) returned \(refusal.kind)."
  }
}
