public import Foundation

/// Where a supplementary item is attached (behaviour 531).
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @MainActor NSCopying {
  /// Creates an anchor at edges; no edge, or opposite ones, mean the middle.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates an anchor at edges that is moved by points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at edges that is moved by fractions of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The edges.
  public final let edges: NSDirectionalRectEdge

  /// How far the anchor is moved.
  public final let offset: CGPoint

  /// Whether the anchor is moved by points.
  open var isAbsoluteOffset: Bool { !isFractional }

  /// Whether the anchor is moved by fractions of the supplementary item's size.
  open var isFractionalOffset: Bool { isFractional }

  /// Returns the anchor itself, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Storage

  private final let isFractional: Bool

  // MARK: The model

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    self.isFractional = isFractional
    super.init()
  }

  /// Returns how far the anchor moves an item of a size.
  final func offset(for size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
