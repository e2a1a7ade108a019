// Written by .ci/rx-forwarding.

public import HeadlessUIKit

extension UITabBarDelegate where Self: _RXDelegateProxy {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    let receiver = receiver((any UITabBarDelegate).self, or: UnsetDelegate.shared)
    send("tabBar:didSelect:", [boxed(tabBar), boxed(item)]) {
      receiver.tabBar(tabBar, didSelect: item)
    }
  }
}
