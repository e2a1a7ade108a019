import Foundation

extension UIWindow {
  /// Returns what gets a touch at a point of this window because its window is in front.
  final func hitInFront(at point: CGPoint) -> UIView? {
    let place = convertToParent(point)
    for window in application.windowState.shown.reversed() {
      guard window !== self else { return nil }
      if let hit = window.hitTest(window.convertFromParent(place), with: nil) { return hit }
    }
    return nil
  }
}
