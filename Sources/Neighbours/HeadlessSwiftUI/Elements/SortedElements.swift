/// The elements of a view in the order that sort priorities give them.
@MainActor enum SortedElements {
  /// The elements within a view, with the highest priority first; `nil` where none has a priority.
  static func of(_ view: UIView) -> [Any]? {
    var elements: [UIView] = []
    collect(view, &elements)
    guard elements.contains(where: { priority($0) != nil }) else { return nil }
    let sorted = elements.enumerated().sorted { one, other in
      let (first, second) = (priority(one.element) ?? 0, priority(other.element) ?? 0)
      return first == second ? one.offset < other.offset : first > second
    }
    return sorted.map(\.element)
  }

  private static func priority(_ view: UIView) -> Double? {
    (view as? any MarkedView)?.marks.sortPriority
  }

  private static func collect(_ view: UIView, _ elements: inout [UIView]) {
    for child in view.subviews where !child.accessibilityElementsHidden && !child.isHidden {
      if child.isAccessibilityElement || child is HostedElement || child is UIScrollView {
        elements.append(child)
      } else {
        collect(child, &elements)
      }
    }
  }
}
