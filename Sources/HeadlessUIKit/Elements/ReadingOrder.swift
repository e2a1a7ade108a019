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
    var elements: [PlacedElement] = []
    for node in nodes { elements.append(PlacedElement(node, offset: elements.count)) }
    elements.sort(by: PlacedElement.isAbove)
    var start = 0
    for end in 1...elements.count {
      // A line goes on where an element begins about as high as the first one.
      if end < elements.count, elements[start].rank == 0, elements[end].rank == 0,
        abs(elements[end].frame.minY - elements[start].frame.minY) < tolerance
      {
        continue
      }
      if end - start > 1 {
        elements[start..<end].sort(by: isReversed ? PlacedElement.isRight : PlacedElement.isLeft)
      }
      start = end
    }
    return elements.map(\.node)
  }

  /// An element with the values that decide about its place.
  private struct PlacedElement {
    let node: ElementNode
    let frame: CGRect
    let rank: Int
    let offset: Int

    @MainActor init(_ node: ElementNode, offset: Int) {
      self.node = node
      self.offset = offset
      frame = node.frame
      rank = ReadingOrder.rank(node)
    }

    // Functions, since a closure of the main actor looks each time whether it is there.

    static func isAbove(_ one: PlacedElement, _ other: PlacedElement) -> Bool {
      (one.rank, one.frame.minY, one.offset) < (other.rank, other.frame.minY, other.offset)
    }

    static func isLeft(_ one: PlacedElement, _ other: PlacedElement) -> Bool {
      (one.frame.minX, one.offset) < (other.frame.minX, other.offset)
    }

    static func isRight(_ one: PlacedElement, _ other: PlacedElement) -> Bool {
      (-one.frame.maxX, one.offset) < (-other.frame.maxX, other.offset)
    }
  }

  private static func rank(_ node: ElementNode) -> Int {
    switch node.type {
    case .navigationBar: -1
    case .tabBar: 1
    default: 0
    }
  }

  /// Returns elements, with mere containers replaced by their children.
  package static func flattened(
    _ nodes: [ElementNode], where isTransparent: (ElementNode) -> Bool
  ) -> [ElementNode] {
    var flat: [ElementNode] = []
    for node in nodes {
      if isTransparent(node), !isGroup(node) {
        flat += flattened(node.children, where: isTransparent)
      } else {
        flat.append(node)
      }
    }
    return flat
  }

  /// Whether the content of an element is read together.
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
