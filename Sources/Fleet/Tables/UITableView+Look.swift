import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// The cell that a user sees in a row: the visible one, or else the one that would appear once
  /// the user has scrolled there.
  ///
  /// The table does not move. Records a failure when there is no such row, and then returns a cell
  /// that helpers leave alone.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// let title = birds.tableView.fetchCell(at: [0, 1]).textLabel?.text
  /// ```
  public func fetchCell(
    at indexPath: IndexPath, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UITableViewCell {
    look(at: indexPath, from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.cell(as: UITableViewCell.self)
    }
      ?? placeholder(UITableViewCell.self)
  }

  /// The cell that a user sees in a row, as a class of the app's.
  ///
  /// Records a failure when there is no such row or its cell is of another class. It still returns
  /// a cell of the class then; ``cell(at:as:fileID:filePath:line:column:)`` returns `nil` instead.
  ///
  /// ```swift
  /// final class BirdCell: UITableViewCell {}
  /// let birds = UITableViewController()
  /// let cell = birds.tableView.fetchCell(at: [0, 1], asType: BirdCell.self)
  /// ```
  public func fetchCell<Cell: UITableViewCell>(
    at indexPath: IndexPath, asType: Cell.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Cell {
    look(at: indexPath, from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.cell(as: asType)
    }
      ?? placeholder(asType)
  }

  /// The cell that a user sees in a row, as a class of the app's, or `nil` after a failure.
  ///
  /// ```swift
  /// final class BirdCell: UITableViewCell {}
  /// let birds = UITableViewController()
  /// let cell = birds.tableView.cell(at: [0, 1], as: BirdCell.self)
  /// ```
  public func cell<Cell: UITableViewCell>(
    at indexPath: IndexPath, as type: Cell.Type, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Cell? {
    look(at: indexPath, from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.cell(as: type)
    }
  }

  /// The first row that shows a text, as a user finds it from the top down.
  ///
  /// A label or a button in the row has exactly that text. Returns `nil` where no row shows it;
  /// records a failure when it gives up, after 10,000 rows.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// if let path = birds.tableView.indexPath(ofRowShowing: "Pigeon") {
  ///   birds.tableView.selectRow(at: path)
  /// }
  /// ```
  public func indexPath(
    ofRowShowing text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> IndexPath? {
    look(from: CallSite(fileID, filePath, line, column)) { lookup throws(Fault) in
      try lookup.find(text)
    }
  }

  /// The view that a user sees above a section, or `nil` if the section has no header.
  ///
  /// Where it does not show, it is loaded as if the user had scrolled there. Records a failure when
  /// there is no such section.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// let header = birds.tableView.fetchHeader(inSection: 0) as? UITableViewHeaderFooterView
  /// ```
  public func fetchHeader(
    inSection section: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UIView? {
    look(at: [section, 0], from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.view(above: true)
    }
  }

  /// The view that a user sees below a section, or `nil` if the section has no footer.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// let footer = birds.tableView.fetchFooter(inSection: 0) as? UITableViewHeaderFooterView
  /// ```
  public func fetchFooter(
    inSection section: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UIView? {
    look(at: [section, 0], from: CallSite(fileID, filePath, line, column)) {
      lookup throws(Fault) in try lookup.view(above: false)
    }
  }
}

extension ItemLookup<UITableView> {
  /// The view that a user sees above or below the section, if it has one.
  func view(above: Bool) throws(Fault) -> UIView? {
    try checkSection(to: above ? "fetch headers" : "fetch footers")
    return path.first.flatMap { list.lookedAtView(above: above, section: $0) }
  }
}
