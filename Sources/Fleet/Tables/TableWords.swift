import Foundation
import HeadlessUIKit

/// The sentences for what a user cannot do with a table.
@MainActor
enum TableWords {
  // MARK: Gestures that an obstacle stops

  static let tappingIndex = GestureWords(
    .tableView, cannot: "Cannot tap the index of a UITableView")

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

  private static func rejected(_ row: TableRow) -> String {
    "Interaction with row \(row.row) in section \(row.section) rejected"
  }

  /// That a user could not use a row.
  private static func rejected(
    _ row: TableRow, _ sentence: String, _ details: String = ""
  ) -> FailureText {
    FailureText("\(rejected(row)): \(sentence)", details)
  }

  // MARK: Looking for a row

  static func noDataSource(to purpose: String) -> FailureText {
    FailureText("Data source required to \(purpose).")
  }

  static func noRow(named path: IndexPath) -> FailureText {
    FailureText(
      "Index path \(Array(path)) names no row of a table view.",
      "It has \(counted(path.count, "component")), and needs a section and a row.")
  }

  static func noSection(_ section: Int, in table: UITableView) -> FailureText {
    FailureText("Table view has no section \(section).", sections(of: table))
  }

  static func noRow(_ row: TableRow, in table: UITableView) -> FailureText {
    FailureText(
      "Table view has no row \(row.row) in section \(row.section).", sections(of: table))
  }

  static func noPlace(at row: TableRow, in table: UITableView) -> FailureText {
    FailureText(
      "Table view has no place for a row at row \(row.row) in section \(row.section).",
      sections(of: table))
  }

  /// That the data source has fewer sections than the table knows of.
  static func lostSection(_ section: Int, ofNow count: Int) -> FailureText {
    FailureText(
      "Table view has no section \(section).",
      "The data source has \(counted(count, "section")) now, and the table view was not reloaded.")
  }

  /// That the data source has fewer rows than the table knows of.
  static func lostRow(_ row: TableRow, ofNow count: Int) -> FailureText {
    FailureText(
      "Table view has no row \(row.row) in section \(row.section).",
      "The data source has \(counted(count, "row")) there now, and the table view was not "
        + "reloaded.")
  }

  static func noneShows(_ text: String, ofFirst count: Int) -> FailureText {
    FailureText("None of the first \(count) rows of the table view shows '\(text)'.")
  }

  static func wrongType(
    _ cell: UITableViewCell, at row: TableRow, wanted: UITableViewCell.Type
  ) -> FailureText {
    FailureText(
      "Cell at row \(row.row) in section \(row.section) is of type `\(type(of: cell))` "
        + "(wanted `\(wanted)`).")
  }

  /// How many rows each section has.
  private static func sections(of table: UITableView) -> String {
    let count = table.numberOfSections
    guard count > 0 else { return "It has no sections." }
    let counts = (0..<min(count, sectionsListedAtMost)).map { section in
      "section \(section) has \(counted(table.numberOfRows(inSection: section), "row"))"
    }
    let rest = count > counts.count ? ", …" : ""
    return "It has \(counted(count, "section")): " + counts.joined(separator: ", ") + rest + "."
  }

  private static let sectionsListedAtMost = 8

  private static func counted(_ count: Int, _ noun: String) -> String {
    switch count {
    case 0: "no \(noun)s"
    case 1: "1 \(noun)"
    default: "\(count) \(noun)s"
    }
  }

  // MARK: Reaching a row

  static func notShown(_ row: TableRow) -> FailureText {
    rejected(row, "Row is not visible.", "The table view shows no cell for the row.")
  }

  static func withoutHeight(_ row: TableRow) -> FailureText {
    rejected(row, "Row is not visible.", "Its height is 0.")
  }

  static func noAccessory(_ row: TableRow) -> FailureText {
    rejected(
      row, "Row has no accessory to tap.",
      "It needs an accessoryView, or an accessoryType with a button for details.")
  }

  // MARK: Selecting

  static func notSelectable(_ row: TableRow, in table: UITableView) -> FailureText {
    rejected(
      row, "Table view does not allow selection.",
      table.isInEditMode
        ? "It is being edited, and neither allowsSelectionDuringEditing nor "
          + "allowsMultipleSelectionDuringEditing is set."
        : "Its allowsSelection is false.")
  }

  static func selectedAlready(_ row: TableRow) -> FailureText {
    rejected(
      row, "Row is selected already.",
      "Several rows can be selected, and a tap would deselect this one: tapRow(at:) does.")
  }

  static func deselected(_ row: TableRow) -> FailureText {
    rejected(row, "The tap deselected the row.")
  }

  static func unreached(_ row: TableRow) -> FailureText {
    rejected(
      row, "The touch did not reach the table view.",
      "The cell, or a gesture recognizer, kept it.")
  }

  /// Why a tap on a row came to nothing; `nil` where that was reported.
  static func refused(_ row: TableRow, _ refusal: Refusal<RowTap.Fault>) -> FailureText? {
    switch refusal.kind {
    case .notSelectable: rejected(row, "Table view does not allow selection.")
    case .cancelled:
      rejected(
        row, "The touch was cancelled.",
        "A gesture recognizer took it, or the cell left its window.")
    case .closedActions:
      rejected(
        row, "The tap closed the actions of a row that was swiped aside.",
        "An action that is chosen has to call its completion, which brings its row back.")
    case .vetoed:
      rejected(
        row,
        "Delegate's \(refusal.method) returned "
          + (refusal.method.contains("should") ? "false." : "nil."),
        refusal.method.contains("willDeselect")
          ? "What was selected before stays selected." : "")
    case .lost: rejected(row, "Row went away while it was tapped.")
    case .reported, .toggled: nil
    }
  }

  // MARK: Editing

  static func notEdited(_ row: TableRow) -> FailureText {
    rejected(
      row, "Table view is not being edited.",
      "Its setEditing(_:animated:) has to be called, as by a tap on an editButtonItem.")
  }

  static func notEditable(_ row: TableRow) -> FailureText {
    rejected(
      row, "Table view data source does not allow editing of that row.",
      "Its tableView(_:canEditRowAt:) returned false.")
  }

  static func notImplemented(_ method: String, for row: TableRow) -> FailureText {
    rejected(row, "Table view data source does not implement \(method).")
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
      return "Its allowsMultipleSelectionDuringEditing is set: rows are ticked instead."
    }
    return "Delegate's tableView(_:editingStyleForRowAt:) returned \(cell.editingStyle)."
  }

  static func wentAway(_ row: TableRow, whileItWas what: String) -> FailureText {
    rejected(row, "Row went away while it was \(what).")
  }

  static func notMovable(_ row: TableRow) -> FailureText {
    rejected(
      row, "Table view data source does not allow moving that row.",
      "Its tableView(_:canMoveRowAt:) returned false.")
  }

  static func stays(_ row: TableRow) -> FailureText {
    rejected(
      row,
      "Delegate's tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:) returned the "
        + "row's own index path.", "The row stays where it is.")
  }

  // MARK: Actions and menus

  static func noAction(
    titled title: String, at row: TableRow, _ trailing: OfferedActions,
    _ leading: OfferedActions?
  ) -> FailureText {
    let choices = (trailing.actions + (leading?.actions ?? [])).map {
      NearMiss.Choice(title: $0.title)
    }
    return FailureText(
      "Could not find edit action with title '\(title)' at row \(row.row) in section "
        + "\(row.section).",
      [
        NearMiss.details(for: title, among: choices, noun: "actions"),
        trailing.refusal.map(details),
      ].compactMap(\.self).joined(separator: " "))
  }

  static func noDeletingAction(_ row: TableRow, _ offered: OfferedActions) -> FailureText {
    let choices = offered.actions.map { NearMiss.Choice(title: $0.title) }
    return rejected(
      row, "Row has no action that deletes it.",
      offered.refusal.map(details)
        ?? NearMiss.details(for: "", among: choices, noun: "actions"))
  }

  private static func details(of refusal: Refusal<UITableViewCell.EditingStyle>) -> String {
    "Delegate's \(refusal.method) returned \(refusal.kind)."
  }

  static func noContextMenu(_ row: TableRow) -> FailureText {
    rejected(
      row, "Row has no context menu.",
      "Delegate's tableView(_:contextMenuConfigurationForRowAt:point:) returned nil.")
  }

  static func emptyContextMenu(_ row: TableRow) -> FailureText {
    rejected(
      row, "Context menu is empty.", "Its configuration has neither a menu nor a preview.")
  }

  static func noItemsInContextMenu(_ row: TableRow) -> FailureText {
    rejected(row, "Context menu has no items.", "It has a preview only.")
  }

  static func noPreviewInContextMenu(_ row: TableRow) -> FailureText {
    rejected(
      row, "Context menu has no preview.",
      "Its configuration's previewProvider is missing, or returned nil.")
  }

  // MARK: The index

  static func noIndexEntry(_ title: String, among titles: [String]) -> FailureText {
    let known = titles.map { "'\($0)'" }.joined(separator: ", ")
    return FailureText(
      "No entry '\(title)' found in the index of the table view.",
      known.isEmpty ? "It has no index." : "The entries are \(known).")
  }
}
