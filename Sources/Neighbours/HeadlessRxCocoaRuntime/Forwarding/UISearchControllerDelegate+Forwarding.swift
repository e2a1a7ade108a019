// Written by .ci/rx-forwarding.

public import HeadlessUIKit

extension UISearchControllerDelegate where Self: _RXDelegateProxy {
  public func willPresentSearchController(_ searchController: UISearchController) {
    let receiver = receiver((any UISearchControllerDelegate).self, or: UnsetDelegate.shared)
    send("willPresentSearchController:", [boxed(searchController)]) {
      receiver.willPresentSearchController(searchController)
    }
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    let receiver = receiver((any UISearchControllerDelegate).self, or: UnsetDelegate.shared)
    send("didPresentSearchController:", [boxed(searchController)]) {
      receiver.didPresentSearchController(searchController)
    }
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    let receiver = receiver((any UISearchControllerDelegate).self, or: UnsetDelegate.shared)
    send("willDismissSearchController:", [boxed(searchController)]) {
      receiver.willDismissSearchController(searchController)
    }
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    let receiver = receiver((any UISearchControllerDelegate).self, or: UnsetDelegate.shared)
    send("didDismissSearchController:", [boxed(searchController)]) {
      receiver.didDismissSearchController(searchController)
    }
  }

  public func presentSearchController(_ searchController: UISearchController) {
    let receiver = receiver((any UISearchControllerDelegate).self, or: UnsetDelegate.shared)
    send("presentSearchController:", [boxed(searchController)]) {
      receiver.presentSearchController(searchController)
    }
  }
}
