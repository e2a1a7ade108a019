public import Foundation

/// A direction and a length in a plane.
public struct CGVector: Equatable, Codable, Sendable {
  /// How far the vector goes to the right.
  public var dx: CGFloat
  /// How far the vector goes down.
  public var dy: CGFloat

  /// Creates the vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of no length.
  public static let zero = CGVector(dx: 0, dy: 0)
}
