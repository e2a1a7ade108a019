public import Foundation

/// How far to move something from where it would be.
public struct UIOffset: Equatable, Codable, Sendable {
  /// How far to move it to the right.
  public var horizontal: CGFloat
  /// How far to move it down.
  public var vertical: CGFloat

  /// Creates an offset of nothing.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// Creates an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The offset that moves nothing.
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
}
