import Foundation

extension UIViewController {
  /// Returns the layout guide of old at an edge of the view, which is loaded for it.
  final func barGuide(at edge: UIRectEdge) -> any UILayoutSupport {
    let isTop = edge == .top
    let view: UIView = view ?? UIView()
    if let guide = barGuides.first(where: { $0.isTop == isTop && $0.owningView === view }) {
      return guide
    }
    let guide = BarLayoutGuide(isTop: isTop, in: view)
    barGuides.removeAll { $0.owningView !== view }
    barGuides.append(guide)
    return guide
  }
}
