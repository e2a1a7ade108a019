import Foundation

/// How views look, for animations that go back to where they began.
@MainActor
struct AnimatedValues {
  private struct Look {
    let view: UIView
    let center: CGPoint
    let bounds: CGRect
    let transform: CGAffineTransform
    let alpha: CGFloat
    let backgroundColor: UIColor?
  }

  private var looks: [Look] = []

  /// Notes how views look, and all that is within them.
  init(of views: [UIView]) {
    var rest = views
    while let view = rest.popLast() {
      looks.append(
        Look(
          view: view, center: view.center, bounds: view.bounds, transform: view.transform,
          alpha: view.alpha, backgroundColor: view.backgroundColor))
      rest += view.subviews
    }
  }

  /// Gives the views the look that was noted, where they have another one.
  func restore() {
    for look in looks {
      let view = look.view
      if view.transform != look.transform { view.transform = look.transform }
      if view.bounds != look.bounds { view.bounds = look.bounds }
      if view.center != look.center { view.center = look.center }
      if view.alpha != look.alpha { view.alpha = look.alpha }
      if view.backgroundColor != look.backgroundColor {
        view.backgroundColor = look.backgroundColor
      }
    }
  }
}
