/// How a layer's content is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the filter.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel.
  public static let nearest = Self(rawValue: "nearest")
  /// A mix of the pixels around.
  public static let linear = Self(rawValue: "linear")
  /// A mix of smaller versions of the content.
  public static let trilinear = Self(rawValue: "trilinear")
}
