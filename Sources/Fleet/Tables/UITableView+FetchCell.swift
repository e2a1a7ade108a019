import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// The cell that a user sees in a row: the one that shows, else the one that would show once the
  /// user has scrolled there.
  ///
  /// The table does not move. Records a failure when there is no such row, and answers a cell then
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
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).cell(
      as: UITableViewCell.self)
      ?? placeholder(UITableViewCell.self)
  }

  /// The cell that a user sees in a row, as one of a class of the app's.
  ///
  /// Records a failure when there is no such row or its cell is of another class. It has to answer a
  /// cell of the class all the same, see ``cell(at:as:fileID:filePath:line:column:)`` for one that
  /// answers none.
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
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).cell(as: asType)
      ?? placeholder(asType)
  }

  /// The cell that a user sees in a row, as one of a class of the app's, or `nil` after a failure.
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
    ItemLookup(self, indexPath, CallSite(fileID, filePath, line, column)).cell(as: type)
  }
}
