// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UITableViewDataSourcePrefetching where Self: _RXDelegateProxy {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    let receiver = receiver((any UITableViewDataSourcePrefetching).self, or: UnsetDelegate.shared)
    send("tableView:cancelPrefetchingForRowsAt:", [boxed(tableView), boxed(indexPaths)]) {
      receiver.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths)
    }
  }
}
