import Foundation

extension BarContent {
  /// The elements of items that stand in a line: their views, or buttons of the bar.
  static func elements(
    of items: [UIBarButtonItem], in bar: UIView, from start: CGFloat, toTheLeft: Bool = false,
    flexible: CGFloat = 0
  ) -> [ElementNode] {
    var nodes: [ElementNode] = []
    var edge = start
    for item in items where !item.isHidden {
      let width = width(of: item)
      let rect = mirrored(
        CGRect(
          x: toTheLeft ? edge - width : edge, y: 0, width: width,
          height: min(bar.storedBounds.height, buttonLength)), in: bar)
      if let view = item.customView {
        if view.showsAsElement { nodes.append(.view(view)) }
      } else if !item.isSpace {
        nodes.append(.part(item.element(in: bar, frame: rect)))
      }
      if let menu = item.shownMenu { nodes.append(.part(menu.element(of: bar, below: rect))) }
      let share = item.systemItem == .flexibleSpace && item.width <= 0 ? flexible : 0
      edge += (width + share + (item.isSpace ? 0 : gap)) * (toTheLeft ? -1 : 1)
    }
    return toTheLeft ? nodes.reversed() : nodes
  }
}
