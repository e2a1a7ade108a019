// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UITableViewDataSource where Self: _RXDelegateProxy {
  public func numberOfSections(in tableView: UITableView) -> Int {
    receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared).numberOfSections(
      in: tableView)
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared).tableView(
      tableView, titleForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared).tableView(
      tableView, titleForFooterInSection: section)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared).sectionIndexTitles(
      for: tableView)
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared).tableView(
      tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let receiver = receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared)
    send("tableView:commit:forRowAt:", [boxed(tableView), boxed(editingStyle), boxed(indexPath)]) {
      receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared).tableView(
      tableView, canEditRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared).tableView(
      tableView, canMoveRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let receiver = receiver((any UITableViewDataSource).self, or: UnsetDelegate.shared)
    send(
      "tableView:moveRowAt:to:",
      [boxed(tableView), boxed(sourceIndexPath), boxed(destinationIndexPath)]
    ) { receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }
}
