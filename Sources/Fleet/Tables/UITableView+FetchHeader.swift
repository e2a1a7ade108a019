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
    let site = CallSite(fileID, filePath, line, column)
    return lookedAtView(above: true, section, to: "fetch headers", at: site)
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
    let site = CallSite(fileID, filePath, line, column)
    return lookedAtView(above: false, section, to: "fetch footers", at: site)
  }

  private func lookedAtView(
    above: Bool, _ section: Int, to purpose: String, at site: CallSite
  ) -> UIView? {
    let lookup = RowLookup(table: self, path: [section, 0], site: site)
    var found: UIView?
    Gesture.perform(with: self, at: site) { _ in
      if lookup.hasSection(to: purpose) { found = lookedAtView(above: above, section: section) }
    }
    return found
  }
}
