import Foundation
import HeadlessUIKit

/// A point of the screen, with the element that a finger meets there.
@MainActor
package struct ScreenPoint {
  let window: UIWindow
  /// The point in the window.
  let point: CGPoint
  package let view: UIView

  package init?(_ point: CGPoint, in application: UIApplication) {
    let system = application.systemWindow.map { [$0] } ?? []
    for window in system + application.windows.reversed() {
      let place = window.convert(point, from: nil as UIView?)
      guard let view = window.hitTest(place, with: nil) else { continue }
      (self.window, self.point, self.view) = (window, place, view)
      return
    }
    return nil
  }

  /// The middle of the screen.
  init?(middleOf application: UIApplication) {
    let bounds = application.screen.bounds
    self.init(CGPoint(x: bounds.midX, y: bounds.midY), in: application)
  }

  func tap(in application: UIApplication) { application.finger.tap(at: point, within: window) }
}
