/// Where an element stands among the views that a rotor leads to.
@MainActor
struct RotorPlaces {
  private let view: UIView
  /// The place of the element in the order of the tree.
  private var here = -1
  private var nodes: [AnyHashable: (place: Int, node: _AnyNode)] = [:]
  private var count = 0

  init(_ view: UIView, in root: _AnyNode) {
    self.view = view
    visit(root, element: nil)
  }

  private mutating func visit(_ node: _AnyNode, element: AnyHashable?) {
    let names = [node.element == element ? nil : node.element, node.ownName].compactMap { $0 }
    for name in names where nodes[name] == nil { nodes[name] = (count, node) }
    if let own = node.ownView, isSame(own) { here = count }
    count += 1
    for child in node.children { visit(child, element: node.element) }
  }

  /// Whether a view is the element, or is around it or in it.
  private func isSame(_ other: UIView) -> Bool {
    view.isDescendant(of: other) || other.isDescendant(of: view)
  }

  /// The index of the entry after the element, or before it, in the order of the views.
  func index(in entries: [_RotorEntry], _ isForward: Bool) -> Int {
    let place = entries.lastIndex { entry in
      guard let node = entry.target.flatMap({ nodes[$0] }) else { return false }
      return node.place <= here
    }
    guard let place else { return isForward ? 0 : -1 }
    guard !isForward else { return place + 1 }
    let node = entries[place].target.flatMap { nodes[$0] }?.node
    return node?.shownViews.contains(where: isSame) == true ? place - 1 : place
  }
}
