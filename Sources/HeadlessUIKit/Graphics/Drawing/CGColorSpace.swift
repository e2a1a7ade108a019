/// The meaning of a color's components.
public final class CGColorSpace: Hashable, Sendable {
  // MARK: Creating color spaces

  /// Creates the color space with a name, if the model knows it.
  public init?(name: CFString) {
    guard let model = Self.models[name] else { return nil }
    storedName = name
    self.model = model
    baseColorSpace = nil
  }

  /// Creates a color space of patterns; uncolored patterns take a color of another space.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    storedName = ""
    model = .pattern
    baseColorSpace = baseSpace
  }

  // MARK: Examining a color space

  /// The name of the color space.
  public var name: CFString? { model == .pattern ? nil : storedName }

  /// The kind of color space.
  public let model: CGColorSpaceModel

  /// The color space of the colors of uncolored patterns.
  public let baseColorSpace: CGColorSpace?

  /// The number of components of a color, without the opacity.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .rgb: 3
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 0
    }
  }

  /// Whether colors can have components outside of 0 to 1.
  public var isWideGamutRGB: Bool {
    [Self.displayP3, Self.extendedSRGB, Self.extendedLinearSRGB].contains(storedName)
  }

  /// Whether images can be drawn in the color space.
  public var supportsOutput: Bool { true }

  // MARK: System-defined color spaces

  /// The usual color space of the web and of screens.
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  /// The usual color space, for brightness that is added up.
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"

  /// The usual color space, with components outside of 0 to 1.
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"

  /// Both: for brightness that is added up, with components outside of 0 to 1.
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"

  /// The color space of screens with vivid colors.
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

  /// Any red, green and blue.
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"

  /// Shades of gray with the usual gamma.
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  /// Shades of gray, for brightness that is added up.
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  /// Cyan, magenta, yellow and black.
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

  /// Returns whether two color spaces are the same.
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.storedName == right.storedName && left.model == right.model
      && left.baseColorSpace == right.baseColorSpace
  }

  /// Adds the color space to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(storedName) }

  static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
  static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
  static let deviceCMYK = CGColorSpace("kCGColorSpaceDeviceCMYK", .cmyk)
  static let standard = CGColorSpace(sRGB, .rgb)
  static let pattern = CGColorSpace("", .pattern)
  static let gray = CGColorSpace(genericGrayGamma2_2, .monochrome)

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, linearSRGB: .rgb, extendedSRGB: .rgb, extendedLinearSRGB: .rgb, displayP3: .rgb,
    genericRGBLinear: .rgb, genericGrayGamma2_2: .monochrome, linearGray: .monochrome,
    genericCMYK: .cmyk, "kCGColorSpaceDeviceRGB": .rgb, "kCGColorSpaceDeviceGray": .monochrome,
    "kCGColorSpaceDeviceCMYK": .cmyk,
  ]

  private init(_ name: String, _ model: CGColorSpaceModel) {
    storedName = name
    self.model = model
    baseColorSpace = nil
  }

  private let storedName: String
}

/// The kind of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
  /// A kind that is not known.
  case unknown = -1
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// Cyan, magenta, yellow and black.
  case cmyk = 2
  /// Colors as the eye sees them.
  case lab = 3
  /// Colors by the amounts of inks.
  case deviceN = 4
  /// Colors by their place in a table.
  case indexed = 5
  case pattern = 6
  /// Colors by the amounts of light.
  case XYZ = 7
}

/// How colors are replaced that a color space cannot show.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0
  /// They become the nearest that can be shown.
  case absoluteColorimetric = 1
  /// They become the nearest that can be shown, relative to white.
  case relativeColorimetric = 2
  /// All colors are moved together.
  case perceptual = 3
  /// They keep their saturation.
  case saturation = 4
}

/// Returns the color space of the device for red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the color space of the device for shades of gray.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// Returns the color space of the device for cyan, magenta, yellow and black.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }
