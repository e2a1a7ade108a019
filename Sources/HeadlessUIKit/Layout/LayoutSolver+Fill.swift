import Foundation

extension LayoutSolver {
  /// Lets views whose frames are still undecided fill the container.
  func fill(_ axis: Axis) {
    let whole =
      isScrolling
      ? LayoutSpan(start: 0, length: spans[axis.rawValue].length ?? 0) : spans[axis.rawValue]
    guard let start = whole.start, let end = whole.end else { return }
    let open = items.indices.filter { index in
      index > contentIndex && !items[index].isGiven
        && !spans[index * 2 + axis.rawValue].isDecided && mayFill(index)
    }
    // Scroll views take what the others leave, not the other way round.
    let lists = open.filter { items[$0].view is UIScrollView }
    for index in lists + open.filter({ !(items[$0].view is UIScrollView) }) {
      fill(index, axis, from: start, to: end)
    }
    if isScrolling, spans[2 + axis.rawValue].length == nil {
      decide(1, axis, .length, end - start)
    }
  }

  /// Returns whether an item may fill the container.
  ///
  /// A view that was removed from a stack view's arrangement stays where it is.
  private func mayFill(_ index: Int) -> Bool {
    guard container is UIStackView else { return true }
    return isLinked(index * 2) || isLinked(index * 2 + 1)
  }

  private func fill(_ index: Int, _ axis: Axis, from start: CGFloat, to end: CGFloat) {
    let span = spans[index * 2 + axis.rawValue]
    guard !span.isDecided else { return }
    if span.isOpen { decide(index, axis, .start, start) }
    if let itsStart = value(index, axis, .start) {
      decide(index, axis, .length, end - itsStart)
    } else if let itsEnd = value(index, axis, .end) {
      decide(index, axis, .length, itsEnd - start)
    } else if let middle = value(index, axis, .middle) {
      decide(index, axis, .length, 2 * min(middle - start, end - middle))
    } else if axis == .horizontal, isRightToLeft {
      decide(index, axis, .end, end)
    } else {
      decide(index, axis, .start, start)
    }
  }

  // MARK: Applying

  /// Sets the frames of the views and guides that were decided.
  func apply() {
    for index in items.indices where !items[index].isGiven {
      let x = spans[index * 2]
      let y = spans[index * 2 + 1]
      guard let left = x.start, let width = x.length else { continue }
      guard let top = y.start, let height = y.length else { continue }
      let frame = CGRect(x: left, y: top, width: width, height: height)
      items[index].guide?.solvedFrame = frame
      items[index].view?.place(at: frame)
    }
    if isScrolling { applyContentSize() }
  }

  /// Sets the content size of a scroll view, if constraints decide it.
  private func applyContentSize() {
    guard let scrollView = container as? UIScrollView else { return }
    var size = scrollView.contentSize
    if isLinked(2) { size.width = spans[2].length ?? size.width }
    if isLinked(3) { size.height = spans[3].length ?? size.height }
    if size != scrollView.contentSize { scrollView.contentSize = size }
  }
}

extension UIView {
  /// Sets the frame that layout decided, ignoring the transform, as UIKit does.
  fileprivate func place(at frame: CGRect) {
    guard frame != CGRect(origin: storedGeometry.origin, size: storedBounds.size) else { return }
    guard !storedGeometry.transform.isIdentity else { return self.frame = frame }
    bounds = CGRect(origin: storedBounds.origin, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }
}
