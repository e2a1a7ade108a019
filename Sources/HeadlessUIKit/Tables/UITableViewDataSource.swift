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

  // MARK: Inserting or deleting table rows

  /// Called when the user deletes a row, or has one inserted.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )

  /// Whether the user can edit a row.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

  // MARK: Reordering table rows

  /// Whether the user can move a row, while the table is edited.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

  /// Called when the user has moved a row to another place.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
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

  /// Nothing: who lets rows be deleted or inserted says how.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.missingMethod = "tableView(_:commit:forRowAt:)" }

  /// It can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// It can be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  /// Nothing: who lets rows be moved says how.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { tableView.missingMethod = "tableView(_:moveRowAt:to:)" }
}
