import Foundation

/// How much room the views at the edges of a section take, or the views at the edges of all
/// content.
@MainActor
struct BoundaryExtent {
  private(set) var insets = NSDirectionalEdgeInsets.zero

  /// The sizes of the items.
  private var sizes: [CGSize]
  private let items: [NSCollectionLayoutBoundarySupplementaryItem]

  /// Works out the room; views at one edge share it.
  ///
  /// - Parameter measured: The size that the view of a kind has asked for.
  init(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], in container: CGSize,
    measured: (ElementKind) -> CGSize? = { _ in nil }
  ) {
    self.items = items
    sizes = items.map {
      $0.size(in: container, measured: measured(.supplementary($0.elementKind)))
    }
    for (item, size) in zip(items, sizes) where item.extendsBoundary {
      switch Self.edge(of: item) {
      case .top: insets.top = max(insets.top, size.height)
      case .bottom: insets.bottom = max(insets.bottom, size.height)
      case .leading: insets.leading = max(insets.leading, size.width)
      case .trailing: insets.trailing = max(insets.trailing, size.width)
      default: break
      }
    }
  }

  /// The edge at which an item takes room: a corner belongs to the top or to the bottom.
  private static func edge(
    of item: NSCollectionLayoutBoundarySupplementaryItem
  ) -> NSDirectionalRectEdge {
    let edges = NSDirectionalRectEdge(item.alignment)
    if edges.contains(.top) { return .top }
    if edges.contains(.bottom) { return .bottom }
    return edges
  }

  /// Returns the items with where they are at the edges of a rectangle.
  func boundaries(in rect: CGRect) -> [SolvedSection.Boundary] {
    zip(items, sizes).map { SolvedSection.Boundary(item: $0, frame: frame(of: $0, $1, in: rect)) }
  }

  /// Returns where an item is at the edge of a rectangle.
  ///
  /// A view that takes no room lies within the others' room.
  private func frame(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, in rect: CGRect
  ) -> CGRect {
    let edges = NSDirectionalRectEdge(item.alignment)
    let insets = item.extendsBoundary ? NSDirectionalEdgeInsets.zero : self.insets
    let x = Self.start(
      size.width, from: rect.minX, to: rect.maxX, inset: (insets.leading, insets.trailing),
      isAtStart: edges.contains(.leading), isAtEnd: edges.contains(.trailing))
    let y = Self.start(
      size.height, from: rect.minY, to: rect.maxY, inset: (insets.top, insets.bottom),
      isAtStart: edges.contains(.top), isAtEnd: edges.contains(.bottom))
    return CGRect(origin: CGPoint(x: x + item.offset.x, y: y + item.offset.y), size: size)
  }

  /// Returns where a length starts that is at one end of a range, or else in its middle.
  private static func start(
    _ length: CGFloat, from low: CGFloat, to high: CGFloat,
    inset: (low: CGFloat, high: CGFloat), isAtStart: Bool, isAtEnd: Bool
  ) -> CGFloat {
    if isAtStart { return low + inset.low }
    return isAtEnd ? high - length - inset.high : (low + high) / 2 - length / 2
  }

  /// Returns the place of an item that stays in sight while its section or layout is.
  ///
  /// - Parameters:
  ///   - visible: The visible range along the axis.
  ///   - low: Where the items begin that a view at the end must not leave.
  ///   - high: Where the items end that a view at the start must not leave.
  static func pinned(
    _ boundary: SolvedSection.Boundary, _ axis: LayoutAxis,
    _ visible: (low: CGFloat, high: CGFloat), from low: CGFloat, to high: CGFloat
  ) -> CGRect {
    let frame = boundary.frame
    let range = axis.range(frame)
    let length = range.high - range.low
    let edges = NSDirectionalRectEdge(boundary.item.alignment)
    let startEdge: NSDirectionalRectEdge = axis == .vertical ? .top : .leading
    let endEdge: NSDirectionalRectEdge = axis == .vertical ? .bottom : .trailing
    var start = range.low
    if edges.contains(startEdge) {
      start = max(start, min(visible.low, high - length))
    } else if edges.contains(endEdge) {
      start = min(start, max(visible.high - length, low))
    }
    let move = axis.point(start - range.low, 0)
    return frame.offsetBy(dx: move.x, dy: move.y)
  }
}
