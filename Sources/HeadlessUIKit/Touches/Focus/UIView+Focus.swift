import Foundation

extension UIView {
  /// Whether the view may ask for the focus to be moved: it is there, or nowhere.
  final var mayMoveFocus: Bool {
    guard isInWindow else { return false }
    return hostApplication.touchState.focusSystem?.focused.map { $0.isDescendant(of: self) } ?? true
  }

  /// Whether the view could get the focus now: it can have it, and a user could reach it.
  final var takesFocusNow: Bool {
    guard isInWindow, canBecomeFocused else { return false }
    guard let obstacle else { return true }
    switch obstacle.kind {
    case .offScreen, .outside: return true
    default: return false
    }
  }
}
