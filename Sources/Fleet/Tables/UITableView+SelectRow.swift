import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// Selects a row the way a finger does: with a tap on it.
  ///
  /// Highlights and unhighlights the row, asks the delegate, deselects the old row where only one
  /// can be selected, selects the new one, posts the notification and tells the delegate. Records a
  /// failure when a user could not tap the row, when nothing can be selected, or when the delegate
  /// refuses; the failure names the method. A row among several that is selected already would be
  /// deselected by a tap: that is a failure too, see ``tapRow(at:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// birds.tableView.selectRow(at: [0, 1])
  /// ```
  public func selectRow(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let lookup = RowLookup(
      table: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    Gesture.perform(in: hostApplication, at: lookup.site) { application in
      guard let row = lookup.row(to: "select cell row", mustBeSelectable: true) else { return }
      if selectsSeveral, isSelected(row) {
        return lookup.fail(
          "\(RowLookup.rejected(row)): Row is selected already.",
          "Several rows can be selected, and a tap would deselect this one: tapRow(at:) does.")
      }
      guard let outcome = lookup.tap(row, in: application) else { return }
      lookup.expectSelection(of: row, outcome)
    }
  }

  /// Taps a row, whatever that does.
  ///
  /// A row that the app does not let be selected stays as it is, and a selected one among several is
  /// deselected. Records a failure when a user could not tap the row.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// birds.tableView.tapRow(at: [0, 1])
  /// ```
  public func tapRow(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let lookup = RowLookup(
      table: self, path: indexPath, site: CallSite(fileID, filePath, line, column))
    Gesture.perform(in: hostApplication, at: lookup.site) { application in
      guard let row = lookup.row(to: "tap row") else { return }
      _ = lookup.tap(row, in: application)
    }
  }
}

extension RowLookup {
  /// Has a finger tap the row, unless something stops it.
  ///
  /// - Returns: What has become of the tap, or `nil` if it was refused.
  func tap(_ row: TableRow, in application: UIApplication) -> UITableView.TapOutcome? {
    guard let (cell, place) = reach(row) else { return nil }
    table.tapOutcome = .unreached
    application.finger.tap(cell, at: place)
    return table.tapOutcome
  }

  /// Records why a tap has not selected the row.
  func expectSelection(of row: TableRow, _ outcome: UITableView.TapOutcome) {
    switch outcome {
    case .selected, .reported: return
    case .refused(let method):
      let isWillDeselect = method.contains("willDeselect")
      let answer = method.contains("should") ? "false" : "nil"
      fail(
        "\(Self.rejected(row)): Delegate's \(method) returned \(answer).",
        isWillDeselect ? "What was selected before stays selected." : "")
    case .notSelectable: fail("\(Self.rejected(row)): Table view does not allow selection.")
    case .closedActions:
      fail(
        "\(Self.rejected(row)): The tap closed the actions of a row that was swiped aside.",
        "An action that is chosen has to call its completion, which brings its row back.")
    case .deselected: fail("\(Self.rejected(row)): The tap deselected the row.")
    case .lost: fail("\(Self.rejected(row)): Row went away while it was tapped.")
    case .cancelled:
      fail(
        "\(Self.rejected(row)): The touch was cancelled.",
        "A gesture recognizer took it, or the cell left its window.")
    case .unreached:
      fail(
        "\(Self.rejected(row)): The touch did not reach the table view.",
        "The cell, or a gesture recognizer, kept it.")
    }
  }
}
