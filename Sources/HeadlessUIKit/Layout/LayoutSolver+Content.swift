import Foundation

extension LayoutSolver {
  /// Lets the content of views decide their sizes.
  func decideByContent(_ axis: Axis) {
    var open = items.indices.filter { index in
      guard let view = items[index].view, !items[index].isGiven, view !== container else {
        return false
      }
      return spans[index * 2 + axis.rawValue].length == nil
    }
    guard !open.isEmpty else { return }
    if isFitting || isScrolling {
      // The largest of several sizes decides the size of the container.
      let sizes = open.map { ($0, contentLength(of: $0, axis) ?? 0) }
      open = sizes.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
    } else if open.count > 1 {
      // Views that resist growing most come first.
      let priorities = open.map { index in
        (index, items[index].view?.contentHuggingPriority(for: axis).rawValue ?? 0)
      }
      open = priorities.sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
    }
    for index in open where value(index, axis, .length) == nil {
      if let length = contentLength(of: index, axis) { decide(index, axis, .length, length) }
    }
  }

  /// Returns the length of an item's content, if it has any.
  func contentLength(of index: Int, _ axis: Axis) -> CGFloat? {
    guard let view = items[index].view else { return nil }
    return contentLength(of: view, axis, width: value(index, .horizontal, .length))
  }

  private func contentLength(of view: UIView, _ axis: Axis, width: CGFloat?) -> CGFloat? {
    if let length = intrinsicLength(of: view, axis, width: width) { return length }
    guard depth < SimpleLayout.depthLimit, !(view is UIScrollView),
      SimpleLayout.hasPlacedSubviews(view) || view is UIStackView
    else { return nil }
    let solver = LayoutSolver(
      view, width: axis == .vertical ? width : nil, height: nil, depth: depth + 1)
    if axis == .horizontal { solver.solveHorizontally() } else { solver.solve() }
    return solver.containerLength(axis)
  }

  private func intrinsicLength(of view: UIView, _ axis: Axis, width: CGFloat?) -> CGFloat? {
    if axis == .vertical, let width, let view = view as? any WidthDependentHeight {
      let height = view.contentHeight(forWidth: width)
      return height >= 0 ? height : nil
    }
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    return length >= 0 && length.isFinite ? length : nil
  }

  /// Lets the container's own content decide what its subviews leave open.
  func decideContainerByItself(_ axis: Axis) {
    guard spans[axis.rawValue].length == nil else { return }
    let width = axis == .vertical ? containerLength(.horizontal) : nil
    guard let length = intrinsicLength(of: container, axis, width: width) else { return }
    decide(0, axis, .length, length)
  }
}
