/// The way in which a gradient spreads.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the way.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = Self(rawValue: "axial")

  /// From a point to an ellipse around it.
  public static let radial = Self(rawValue: "radial")

  /// Around a point.
  public static let conic = Self(rawValue: "conic")
}
