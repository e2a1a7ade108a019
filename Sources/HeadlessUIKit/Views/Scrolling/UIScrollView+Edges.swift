import Foundation

/// The scrolling of a view at whose edge the user holds a thing that is dragged.
extension UIScrollView {
  /// How much time passes from one step to the next.
  static let edgeFrame: Duration = .milliseconds(16)
  /// How near to an edge the thing is held, in points, for the content to scroll.
  private static let edgeWidth: CGFloat = 44
  /// How far the first step goes, in points, and how much farther each one goes than the last.
  private static let firstEdgeStep: CGFloat = 8
  private static let edgeGrowth: CGFloat = 1.125
  /// How many steps reach each end of any content.
  private static let mostEdgeSteps = 200

  /// Returns the offset after one more step, while something is held at a point of the content.
  ///
  /// - Parameter count: How many steps there were before.
  package final func offset(heldAt point: CGPoint, afterSteps count: Int) -> CGPoint {
    guard isScrollEnabled else { return contentOffset }
    let shown = storedBounds.inset(by: adjustedContentInset)
    let length = Self.edgeStep(after: count)
    let (least, greatest) = restingRange
    func next(
      _ offset: CGFloat, _ place: CGFloat, _ start: CGFloat, _ end: CGFloat, _ least: CGFloat,
      _ greatest: CGFloat
    ) -> CGFloat {
      let width = min(Self.edgeWidth, (end - start) / 4)
      if place < start + width { return min(offset, max(least, offset - length)) }
      if place > end - width { return max(offset, min(greatest, offset + length)) }
      return offset
    }
    return CGPoint(
      x: next(contentOffset.x, point.x, shown.minX, shown.maxX, least.x, greatest.x),
      y: next(contentOffset.y, point.y, shown.minY, shown.maxY, least.y, greatest.y))
  }

  /// Holds something at the edge, as a user does, until a place of the content shows.
  final func holdAtEdge(untilShown place: () -> CGRect?) {
    for count in 0..<Self.mostEdgeSteps {
      guard isScrollEnabled, let place = place(),
        !storedBounds.inset(by: adjustedContentInset).contains(place)
      else { return }
      let end = offset(toShow: place)
      let length = Self.edgeStep(after: count)
      let old = contentOffset
      contentOffset = CGPoint(
        x: min(max(end.x, old.x - length), old.x + length),
        y: min(max(end.y, old.y - length), old.y + length))
      guard contentOffset != old else { return }
      layoutIfNeeded()
      hostApplication.mainLoop.advance(by: Self.edgeFrame)
    }
  }

  private static func edgeStep(after count: Int) -> CGFloat {
    firstEdgeStep * pow(edgeGrowth, CGFloat(min(count, mostEdgeSteps)))
  }
}
