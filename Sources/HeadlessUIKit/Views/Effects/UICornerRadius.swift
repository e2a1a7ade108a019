public import Foundation

/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, CustomStringConvertible,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// Creates a radius in points.
  public init(floatLiteral value: Double) { kind = .fixed(value) }

  /// Creates a radius in points.
  public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }

  private init(_ kind: Kind) { self.kind = kind }

  /// Returns a radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { Self(.fixed(radius)) }

  /// Returns the radius with which a corner runs along its container's.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    Self(.concentric(minimum: minimum))
  }

  /// The radius in words.
  public var description: String {
    switch kind {
    case .fixed(let radius): "fixed(\(radius))"
    case .concentric(let minimum):
      "containerConcentric(minimum: \(minimum.map { "\($0)" } ?? "nil"))"
    }
  }

  enum Kind: Hashable {
    case fixed(Double)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind
}
