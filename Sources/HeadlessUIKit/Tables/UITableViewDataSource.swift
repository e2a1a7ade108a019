public import Foundation

/// Provides the content of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  // MARK: Providing the number of rows and sections

  /// Asks for the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Asks for the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int

  // MARK: Providing cells, headers, and footers

  /// Asks for the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Asks for the text above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

  /// Asks for the text below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  // MARK: Configuring an index

  /// Asks for the entries of the section index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?

  /// Asks for the section of an entry in the section index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int

  // MARK: Inserting or deleting table rows

  /// Called when the user deletes or inserts a row.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Asks whether the user can edit a row.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  // MARK: Reordering table rows

  /// Asks whether the user can move a row while the table is edited.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user has moved a row.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  /// Returns the section with the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }

  /// Records that the method is missing.
  ///
  /// A data source that allows such edits must implement it.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.list.missingMethod = "tableView(_:commit:forRowAt:)" }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Records that the method is missing.
  ///
  /// A data source that allows moves must implement it.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.list.missingMethod = "tableView(_:moveRowAt:to:)" }
}
