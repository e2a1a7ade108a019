import Foundation

/// The direction in which elements follow each other.
enum LayoutAxis {
  case horizontal
  case vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }

  func start(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }

  func range(_ rect: CGRect) -> (low: CGFloat, high: CGFloat) {
    self == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
  }

  /// Returns the point that lies so far along the axis, and so far across it.
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Returns the size with a length along the axis, and a breadth across it.
  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// The insets at the start and at the end of the axis.
  func insets(_ insets: NSDirectionalEdgeInsets) -> (before: CGFloat, after: CGFloat) {
    self == .horizontal ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
  }

  /// The spacing at the start and at the end of the axis.
  @MainActor
  func spacing(
    _ edges: NSCollectionLayoutEdgeSpacing?
  ) -> (before: NSCollectionLayoutSpacing?, after: NSCollectionLayoutSpacing?) {
    self == .horizontal ? (edges?.leading, edges?.trailing) : (edges?.top, edges?.bottom)
  }
}
