import FailureReporting
import HeadlessUIKit

extension Gesture {
  /// Shows a view controller instead of everything on the screen.
  static func show(_ viewController: UIViewController, at site: CallSite) -> UIWindow {
    var window: UIWindow?
    perform(anewAt: site) { _ in window = show(viewController) }
    return window ?? UIApplication.shared.keyWindow ?? UIWindow()
  }

  /// Shows a view controller in a new window; the previous screen has gone already.
  @discardableResult
  static func show(_ viewController: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = viewController
    window.makeKeyAndVisible()
    return window
  }
}
