public import Foundation

/// How far to move each edge of a rectangle inwards, whatever the direction of reading.
public struct NSDirectionalEdgeInsets: Equatable, Codable, Sendable {
  /// How far to move the top edge down.
  public var top: CGFloat
  /// How far to move the edge where lines of text start.
  public var leading: CGFloat
  /// How far to move the bottom edge up.
  public var bottom: CGFloat
  /// How far to move the edge where lines of text end.
  public var trailing: CGFloat

  /// Creates insets of nothing.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Creates insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that move no edge.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
}
