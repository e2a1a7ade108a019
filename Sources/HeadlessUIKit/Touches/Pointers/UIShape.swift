public import Foundation

/// A shape that is fitted into a view.
public struct UIShape: Sendable {
  /// Returns a rectangle.
  public static let rect = Self(kind: .rect)
  /// Returns a rectangle with round ends.
  public static let capsule = Self(kind: .capsule)
  /// Returns a circle.
  public static let circle = Self(kind: .circle)

  /// Returns a rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: CALayerCornerCurve = .continuous,
    maskedCorners: UIRectCorner = .allCorners
  ) -> Self { Self(kind: .rounded(radius: cornerRadius)) }

  /// Returns the shape, made smaller or larger by the same distance everywhere.
  public func inset(by amount: CGFloat) -> Self {
    var shape = self
    shape.amount += amount
    return shape
  }

  private enum Kind {
    case rect, capsule, circle
    case rounded(radius: CGFloat)
  }

  private let kind: Kind
  private var amount: CGFloat = 0

  private init(kind: Kind) { self.kind = kind }
}
