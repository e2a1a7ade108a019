import FailureReporting
public import HeadlessUIKit

extension UITableView {
  /// The view that a user sees above a section, or `nil` if the section has none.
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
    ItemLookup(self, [section, 0], CallSite(fileID, filePath, line, column)).view(
      above: true, to: "fetch headers")
  }

  /// The view that a user sees below a section, or `nil` if the section has none.
  ///
  /// ```swift
  /// let birds = UITableViewController()
  /// let footer = birds.tableView.fetchFooter(inSection: 0) as? UITableViewHeaderFooterView
  /// ```
  public func fetchFooter(
    inSection section: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UIView? {
    ItemLookup(self, [section, 0], CallSite(fileID, filePath, line, column)).view(
      above: false, to: "fetch footers")
  }
}
