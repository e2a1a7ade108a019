import Foundation
import HeadlessUIKit

/// The sentences for what a user cannot do with a table.
@MainActor
enum TableWords: CellWords {
  static let name = RecordedFailure.Name.tableView
  static let item = "row"
  static let holder = "table view"

  static func sectionCount(of table: UITableView) -> Int { table.numberOfSections }
  static func itemCount(of table: UITableView, in section: Int) -> Int {
    table.numberOfRows(inSection: section)
  }

  static func delegate(of table: UITableView) -> NSObject? { table.delegate as? NSObject }

  static func dataSource(of table: UITableView) -> NSObject? { table.dataSource as? NSObject }

  // MARK: Gestures that an obstacle stops

  static let tappingIndex = GestureWords(
    .tableView, cannot: "Cannot tap the index of a UITableView")

  // MARK: Reaching a row

  static func withoutHeight(_ row: TableRow) -> FailureText {
    invisible(row, because: "The height of the row is 0.")
  }

  static func noAccessory(_ row: TableRow, _ cell: UITableViewCell?) -> FailureText {
    rejected(
      row, "Row has no accessory to tap.",
      "\(cell.map(objectName) ?? "Its cell") needs an accessoryView, or an accessoryType "
        + "with a button for details."
    )
  }

  // MARK: Editing

  static func notEdited(_ row: TableRow, in table: UITableView) -> FailureText {
    rejected(
      row, "Table view is not being edited.",
      "\(ObjectWords.property("setEditing(_:animated:)", of: table)) has to be called, "
        + "as by a tap on an editButtonItem."
    )
  }

  static func notEditable(_ row: TableRow, in table: UITableView) -> FailureText {
    rejected(
      row, "Table view data source does not allow editing of that row.",
      answered("tableView(_:canEditRowAt:)", "false", dataSource(of: table)))
  }

  static func noInsertControl(
    _ row: TableRow, _ cell: UITableViewCell, in table: UITableView
  ) -> FailureText {
    rejected(row, "Row has no insert control.", otherControl(cell, table))
  }

  static func noDeleteControl(
    _ row: TableRow, _ cell: UITableViewCell, in table: UITableView
  ) -> FailureText {
    rejected(
      row, "Row has no delete control.",
      "The table view is being edited, and that control leads to the actions of its rows. "
        + otherControl(cell, table))
  }

  /// Why a row has another edit control than was asked for, or none.
  private static func otherControl(_ cell: UITableViewCell, _ table: UITableView) -> String {
    if table.allowsMultipleSelectionDuringEditing {
      return
        "\(ObjectWords.property("allowsMultipleSelectionDuringEditing", of: table)) is true: rows are "
        + "ticked instead."
    }
    let delegate = delegate(of: table).map(objectName) ?? "The delegate"
    return "\(delegate).tableView(_:editingStyleForRowAt:) returned \(cell.editingStyle)."
  }

  static func notMovable(_ row: TableRow, in table: UITableView) -> FailureText {
    notMovable(row, by: "tableView(_:canMoveRowAt:)", in: table)
  }

  static func stays(_ row: TableRow, in table: UITableView) -> FailureText {
    stays(
      row, by: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", in: table)
  }

  // MARK: Actions and menus

  static func noAction(
    titled title: String, at row: TableRow, _ trailing: OfferedActions,
    _ leading: OfferedActions?, in table: UITableView
  ) -> FailureText {
    let choices = (trailing.actions + (leading?.actions ?? [])).map {
      NearMiss.Choice(title: $0.title)
    }
    return FailureText(
      "Could not find edit action with title '\(title)' at row \(row.row) in section "
        + "\(row.section).",
      [
        NearMiss.details(for: title, among: choices, noun: "actions"),
        trailing.refusal.map { details(of: $0, in: table) },
      ].compactMap(\.self).joined(separator: " "))
  }

  static func noDeletingAction(
    _ row: TableRow, _ offered: OfferedActions, in table: UITableView
  ) -> FailureText {
    let choices = offered.actions.map { NearMiss.Choice(title: $0.title) }
    return rejected(
      row, "Row has no action that deletes it.",
      offered.refusal.map { details(of: $0, in: table) }
        ?? NearMiss.details(for: "", among: choices, noun: "actions"))
  }

  private static func details(
    of refusal: Refusal<UITableViewCell.EditingStyle>, in table: UITableView
  ) -> String {
    let delegate = delegate(of: table).map(objectName) ?? "The delegate"
    return "\(delegate).\(refusal.method) returned \(refusal.kind)."
  }

  static func noContextMenu(_ row: TableRow, in table: UITableView) -> FailureText {
    noContextMenu(
      row, by: "tableView(_:contextMenuConfigurationForRowAt:point:)", in: table)
  }

  static func nothingAllowed(_ row: TableRow, in table: UITableView) -> FailureText {
    nothingAllowed(
      row, by: "tableView(_:canPerformAction:forRowAt:withSender:)", in: table)
  }

  // MARK: The index

  static func noIndexEntry(
    _ title: String, among titles: [String], in table: UITableView
  ) -> FailureText {
    FailureText(
      "No entry '\(title)' found in the index of the table view.",
      NearMiss.details(
        for: title, among: titles.map { NearMiss.Choice(title: $0) },
        noun: "entries of \(ObjectWords.name(of: table))"))
  }
}
