import Foundation
import HeadlessUIKit

/// The sentences that are about tables alone.
@MainActor
enum TableWords {
  private static var rows: ListWords { .rows }

  static func noAccessory(_ row: ItemPath, _ cell: UITableViewCell?) -> FailureText {
    rows.rejected(
      row, "Row has no accessory to tap.",
      "\(cell.map(objectName) ?? "Its cell") needs an accessoryView, or an accessoryType "
        + "with a button for details.")
  }

  // MARK: Editing

  static func noInsertControl(
    _ row: ItemPath, _ cell: UITableViewCell, in table: UITableView
  ) -> FailureText {
    rows.rejected(row, "Row has no insert control.", otherControl(cell, table))
  }

  static func noDeleteControl(
    _ row: ItemPath, _ cell: UITableViewCell, in table: UITableView
  ) -> FailureText {
    rows.rejected(
      row, "Row has no delete control.",
      "The table view is being edited, and that control leads to the actions of its rows. "
        + otherControl(cell, table))
  }

  /// Why a row has another edit control than the requested one, or no control.
  private static func otherControl(_ cell: UITableViewCell, _ table: UITableView) -> String {
    if table.allowsMultipleSelectionDuringEditing {
      return
        "\(ObjectWords.property("allowsMultipleSelectionDuringEditing", of: table)) is true: rows are "
        + "ticked instead."
    }
    let delegate = table.delegateObject.map(objectName) ?? "The delegate"
    return "\(delegate).tableView(_:editingStyleForRowAt:) returned \(cell.editingStyle)."
  }

  static func noDeletingAction(
    _ row: ItemPath, _ offered: OfferedActions, in table: UITableView
  ) -> FailureText {
    let choices = offered.actions.map { NearMiss.Choice(title: $0.title) }
    return rows.rejected(
      row, "Row has no action that deletes it.",
      offered.refusal.map { rows.details(of: $0, in: table) }
        ?? NearMiss.details(for: "", among: choices, noun: "actions"))
  }
}
