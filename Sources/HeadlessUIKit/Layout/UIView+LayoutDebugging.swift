import Foundation

extension UIView {
  /// Whether the last layout could as well have placed the view elsewhere (behaviour 755).
  final var isPlacedAmbiguously: Bool {
    guard isPlacedByConstraints, storedSuperview != nil else { return false }
    let result = LayoutPass.result(for: self)
    guard let node = layoutState.node, node.result === result else { return false }
    return result.openSlots.contains(node.slot)
  }

  /// Returns the constraints along an axis that have to do with the view's frame, by way of others
  /// too, from the outside in.
  final func constraintsInLayout(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    let root = LayoutRoot.of(self)
    var found: [NSLayoutConstraint] = []
    func add(_ view: UIView) {
      found += view.layoutState.constraints.filter {
        $0.firstAttribute.place(isMirrored: false).axis == axis
      }
      for subview in view.storedSubviews where subview.isPlacedByConstraints {
        add(subview)
      }
    }
    add(root)
    // The root is where it is, and ties nothing together.
    let fixed = root.layoutState.node
    var nodes: Set<ObjectIdentifier> = layoutState.node.map { [ObjectIdentifier($0)] } ?? []
    var affecting: Set<ObjectIdentifier> = []
    var count = -1
    while count < affecting.count {
      count = affecting.count
      for constraint in found where !affecting.contains(ObjectIdentifier(constraint)) {
        let ends = [constraint.firstEnd?.node, constraint.secondEnd?.node].compactMap(\.self)
        guard ends.contains(where: { nodes.contains(ObjectIdentifier($0)) }) else { continue }
        affecting.insert(ObjectIdentifier(constraint))
        for end in ends where end !== fixed { nodes.insert(ObjectIdentifier(end)) }
      }
    }
    return found.filter { affecting.contains(ObjectIdentifier($0)) }
  }
}
