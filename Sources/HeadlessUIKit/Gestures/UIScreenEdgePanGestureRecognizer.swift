import Foundation

/// Recognizes a finger that drags from an edge of the screen inwards.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  // MARK: Configuring the gesture

  /// The edges where the gesture may start.
  open var edges: UIRectEdge = []

  // MARK: Receiving touches

  /// Fails if the finger does not go down near an edge.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard aim == .possible else { return }
    touchedEdges = edges(near: centroid)
    if touchedEdges.isEmpty { state = .failed }
  }

  private func edges(near point: CGPoint) -> UIRectEdge {
    var root = storedView
    while let superview = root?.storedSuperview { root = superview }
    guard let bounds = root?.storedBounds else { return [] }
    var near: UIRectEdge = []
    if point.x - bounds.minX <= Self.margin { near.insert(.left) }
    if bounds.maxX - point.x <= Self.margin { near.insert(.right) }
    if point.y - bounds.minY <= Self.margin { near.insert(.top) }
    if bounds.maxY - point.y <= Self.margin { near.insert(.bottom) }
    return near.intersection(edges)
  }

  // MARK: The model

  /// The largest distance from the edge where the finger may go down, in points.
  static let margin: CGFloat = 20

  private var touchedEdges: UIRectEdge = []

  override func isFarEnough(_ way: CGPoint) -> Bool {
    touchedEdges.contains(.left) && way.x >= Self.hysteresis
      || touchedEdges.contains(.right) && -way.x >= Self.hysteresis
      || touchedEdges.contains(.top) && way.y >= Self.hysteresis
      || touchedEdges.contains(.bottom) && -way.y >= Self.hysteresis
  }
}
