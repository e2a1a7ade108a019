public import HeadlessUIKit

/// Some numbers of a filter.
public final class CIVector: NSObject, Sendable {
  private let values: [CGFloat]

  private init(_ values: [CGFloat]) { self.values = values }

  /// Creates two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }

  /// Creates three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }

  /// Creates four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }

  /// Creates the numbers of a point.
  public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }

  /// Creates the numbers of a rectangle.
  public convenience init(cgRect: CGRect) {
    self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height])
  }

  /// The number of values.
  public var count: Int { values.count }
  /// The first one.
  public var x: CGFloat { value(at: 0) }
  /// The second one.
  public var y: CGFloat { value(at: 1) }
  /// The third one.
  public var z: CGFloat { value(at: 2) }
  /// The fourth one.
  public var w: CGFloat { value(at: 3) }

  /// Returns one of them, or 0.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// The numbers.
  public override var description: String { "\(values)" }
}
