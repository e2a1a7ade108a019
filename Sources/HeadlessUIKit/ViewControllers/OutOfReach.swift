/// Why a finger cannot reach a screen although its app is shown.
package enum OutOfReach {
  /// Another view controller is presented over the screen.
  case covered(by: UIViewController)
  /// A container on screen displays something else instead.
  case left(UIViewController, out: UIViewController)
}

extension UIView {
  /// Why a user cannot reach a bar that is in no view: its screen has never been shown.
  package final var outOfReachAsLooseBar: OutOfReach? {
    guard storedSuperview == nil else { return nil }
    return switch self {
    case let bar as UINavigationBar: bar.controller?.topViewController?.outOfReach
    case let bar as UIToolbar: bar.controller?.topViewController?.outOfReach
    case let bar as UITabBar: bar.controller?.outOfReach
    default: nil
    }
  }
}

extension UIViewController {
  /// Why a user cannot reach this view controller, whose view is in no window.
  ///
  /// `nil` if its containers are in no window either.
  package final var outOfReach: OutOfReach? {
    var child = self
    while true {
      if let front = child.storedPresented,
        front.presentationState.controller?.hasRemovedPresentersView == true
      {
        return .covered(by: front)
      }
      guard let parent = child.parent else { return nil }
      if parent.viewIfLoaded?.window != nil { return .left(self, out: parent) }
      child = parent
    }
  }

  /// The innermost screen that a container displays, or the view controller itself.
  package final var innermostScreen: UIViewController {
    var screen = self
    while screen.drivesItsChildren, let next = screen.currentChildren.last { screen = next }
    return screen
  }
}
