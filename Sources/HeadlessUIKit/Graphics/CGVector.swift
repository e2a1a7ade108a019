public import Foundation

/// A direction and a length in a plane.
public struct CGVector: Equatable, Codable, Sendable {
  /// How far the vector goes to the right.
  public var dx: CGFloat
  /// How far the vector goes down.
  public var dy: CGFloat

  /// Creates the vector of length zero.
  public init() { self.init(dx: 0, dy: 0) }

  /// Creates a vector.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// The vector of length zero.
  public static let zero = CGVector(dx: 0, dy: 0)
}
