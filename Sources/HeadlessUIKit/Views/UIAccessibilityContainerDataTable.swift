public import Foundation

/// A cell of a table of data, for assistive technologies.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// The rows that the cell is in.
  func accessibilityRowRange() -> NSRange
  /// The columns that the cell is in.
  func accessibilityColumnRange() -> NSRange
}

/// A table of data, for assistive technologies.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// The cell at a row and a column.
  func accessibilityDataTableCellElement(
    forRow row: Int, column: Int
  ) -> (any UIAccessibilityContainerDataTableCell)?
  /// The number of rows.
  func accessibilityRowCount() -> Int
  /// The number of columns.
  func accessibilityColumnCount() -> Int
  /// The cells at the head of a row.
  func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
  /// The cells at the head of a column.
  func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  public func accessibilityHeaderElements(
    forRow row: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
  public func accessibilityHeaderElements(
    forColumn column: Int
  ) -> [any UIAccessibilityContainerDataTableCell]? { nil }
}
