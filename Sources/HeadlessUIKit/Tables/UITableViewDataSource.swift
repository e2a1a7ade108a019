public import Foundation

/// What a table shows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  // MARK: Providing the number of rows and sections

  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// How many sections the table has.
  func numberOfSections(in tableView: UITableView) -> Int

  // MARK: Providing cells, headers, and footers

  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The text above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// The text below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: Configuring an index

  /// What the index beside the table lists.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// The section that an entry of the index leads to.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No text.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// No text.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// No index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// The section of the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
