import Foundation

/// The order in which assistive technologies read elements that stand beside each other.
@MainActor
package enum ReadingOrder {
  /// How far two elements may be apart vertically, in points, to stand on the same line.
  private static let tolerance: CGFloat = 8
  private static let toleranceOnPad: CGFloat = 13

  /// Returns elements from top to bottom, and on a line from where lines of text begin.
  ///
  /// A navigation bar comes first and a tab bar last, because what scrolls lies behind them.
  package static func sorted(_ nodes: [ElementNode]) -> [ElementNode] {
    guard nodes.count > 1, let view = nodes.lazy.compactMap(\.holder).first else { return nodes }
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let isPad = view.traitCollection.userInterfaceIdiom == .pad
    let tolerance = isPad ? toleranceOnPad : tolerance
    let places = nodes.enumerated()
      .map { (node: $0.element, frame: $0.element.frame, offset: $0.offset) }
      .sorted { one, other in
        (rank(one.node), one.frame.minY, one.offset)
          < (rank(other.node), other.frame.minY, other.offset)
      }
    var lines: [[(node: ElementNode, frame: CGRect, offset: Int)]] = []
    var top = -CGFloat.infinity
    for place in places {
      let isBar = rank(place.node) != 0
      if !isBar, !lines.isEmpty, abs(place.frame.minY - top) < tolerance {
        lines[lines.count - 1].append(place)
      } else {
        top = isBar ? -CGFloat.infinity : place.frame.minY
        lines.append([place])
      }
    }
    return lines.flatMap { line in
      line.sorted { one, other in
        let (one, other) =
          isReversed
          ? ((-one.frame.maxX, one.offset), (-other.frame.maxX, other.offset))
          : ((one.frame.minX, one.offset), (other.frame.minX, other.offset))
        return one < other
      }.map(\.node)
    }
  }

  private static func rank(_ node: ElementNode) -> Int {
    switch node.type {
    case .navigationBar: -1
    case .tabBar: 1
    default: 0
    }
  }

  /// Returns elements with those in place of them that they only hold.
  package static func flattened(
    _ nodes: [ElementNode], where isTransparent: (ElementNode) -> Bool
  ) -> [ElementNode] {
    nodes.flatMap { node in
      isTransparent(node) && !isGroup(node)
        ? flattened(node.children, where: isTransparent) : [node]
    }
  }

  /// Whether what an element holds is read together.
  package static func isGroup(_ node: ElementNode) -> Bool {
    switch node.type {
    case .application, .navigationBar, .tabBar, .toolbar, .alert, .sheet, .menu, .table,
      .collectionView, .segmentedControl, .cell:
      return true
    default:
      if case .object = node { return true }
      guard let view = node.view else { return false }
      return view.accessibilityElements != nil || view.shouldGroupAccessibilityChildren
        || view.accessibilityContainerType != .none
    }
  }

  /// Whether an element's children are in reading order already.
  package static func isInOrder(_ node: ElementNode) -> Bool {
    guard node.type != .cell else { return node.view?.accessibilityElements != nil }
    guard let view = node.view else { return isGroup(node) }
    if view.accessibilityElements != nil { return true }
    return isGroup(node) && !view.shouldGroupAccessibilityChildren
      && view.accessibilityContainerType == .none
  }

  /// The elements that assistive technologies stop at, in the order in which they read them.
  package static func read(_ node: ElementNode) -> [ElementNode] {
    if node.isAccessible { return [node] }
    if isInOrder(node) { return node.children.flatMap(read) }
    return sorted(flattened(node.children) { !$0.isAccessible }).flatMap(read)
  }
}
