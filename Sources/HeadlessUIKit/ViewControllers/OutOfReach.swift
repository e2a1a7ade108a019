/// What keeps a screen out of a finger's reach although its app shows.
package enum OutOfReach {
  /// Another view controller is presented over it.
  case covered(by: UIViewController)
  /// A container that shows has something else in its place.
  case left(UIViewController, out: UIViewController)
}

extension UIView {
  /// What keeps a bar that stands in no view from the user: its screen was never shown.
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
  /// What keeps a user from this view controller, whose view is in no window; nothing where all that
  /// it belongs to is loose as well.
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

  /// The screen that a container shows in the end; any other view controller itself.
  package final var innermostScreen: UIViewController {
    var screen = self
    while screen.drivesItsChildren, let shown = screen.childrenThatShow.last { screen = shown }
    return screen
  }
}
