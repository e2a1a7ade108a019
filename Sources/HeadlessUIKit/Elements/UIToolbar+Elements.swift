import Foundation

extension UIToolbar {
  /// The items, then views that an app has added.
  final func contentElements(_ reach: ElementNode.Reach) -> [ElementNode] {
    let items = (items ?? []).filter { !$0.isHidden }
    let taken = items.reduce(0) {
      $0 + BarContent.width(of: $1) + ($1.isSpace ? 0 : BarContent.gap)
    }
    let flexible = items.filter { $0.systemItem == .flexibleSpace && $0.width <= 0 }.count
    let left = max(0, storedBounds.width - 2 * BarContent.margin(in: self) - taken)
    var nodes = BarContent.elements(
      of: items, in: self, from: BarContent.margin(in: self),
      flexible: flexible == 0 ? 0 : left / CGFloat(flexible))
    let known = Set(nodes.map(\.identity))
    nodes += subviewElements(reach).filter { !known.contains($0.identity) }
    ElementPart.number(nodes)
    return nodes
  }
}
