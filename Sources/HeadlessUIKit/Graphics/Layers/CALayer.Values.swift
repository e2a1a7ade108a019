/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)

  /// The top right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)

  /// The bottom left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)

  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)
}

/// Where a layer shows its contents, and whether it scales them.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the gravity.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = Self(rawValue: "center")

  /// At the middle of the top edge.
  public static let top = Self(rawValue: "top")

  /// At the middle of the bottom edge.
  public static let bottom = Self(rawValue: "bottom")

  /// At the middle of the left edge.
  public static let left = Self(rawValue: "left")

  /// At the middle of the right edge.
  public static let right = Self(rawValue: "right")

  /// In the top left corner.
  public static let topLeft = Self(rawValue: "topLeft")

  /// In the top right corner.
  public static let topRight = Self(rawValue: "topRight")

  /// In the bottom left corner.
  public static let bottomLeft = Self(rawValue: "bottomLeft")

  /// In the bottom right corner.
  public static let bottomRight = Self(rawValue: "bottomRight")

  /// Stretched to the bounds.
  public static let resize = Self(rawValue: "resize")

  /// As large as the bounds allow, in proportion.
  public static let resizeAspect = Self(rawValue: "resizeAspect")

  /// Covering the bounds, in proportion.
  public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// The shape of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name of the shape.
  public let rawValue: String

  /// Creates a value from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = Self(rawValue: "circular")

  /// A curve whose bend increases gradually.
  public static let continuous = Self(rawValue: "continuous")
}
