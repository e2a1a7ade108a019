// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UITableViewDataSource where Self: _RXDelegateProxy {
  public func numberOfSections(in tableView: UITableView) -> Int {
    (receiver(or: UnsetDelegate.shared) as any UITableViewDataSource).numberOfSections(
      in: tableView)
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    (receiver(or: UnsetDelegate.shared) as any UITableViewDataSource).tableView(
      tableView, titleForHeaderInSection: section)
  }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    (receiver(or: UnsetDelegate.shared) as any UITableViewDataSource).tableView(
      tableView, titleForFooterInSection: section)
  }

  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    (receiver(or: UnsetDelegate.shared) as any UITableViewDataSource).sectionIndexTitles(
      for: tableView)
  }

  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    (receiver(or: UnsetDelegate.shared) as any UITableViewDataSource).tableView(
      tableView, sectionForSectionIndexTitle: title, at: index)
  }

  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let receiver: any UITableViewDataSource = receiver(or: UnsetDelegate.shared)
    send("tableView:commit:forRowAt:", [boxed(tableView), boxed(editingStyle), boxed(indexPath)]) {
      receiver.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
    }
  }

  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    (receiver(or: UnsetDelegate.shared) as any UITableViewDataSource).tableView(
      tableView, canEditRowAt: indexPath)
  }

  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    (receiver(or: UnsetDelegate.shared) as any UITableViewDataSource).tableView(
      tableView, canMoveRowAt: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let receiver: any UITableViewDataSource = receiver(or: UnsetDelegate.shared)
    send(
      "tableView:moveRowAt:to:",
      [boxed(tableView), boxed(sourceIndexPath), boxed(destinationIndexPath)]
    ) { receiver.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  }
}
