import Rasterizing

/// How new drawing is blended with the pixels below it.
public enum CGBlendMode: Int32, Sendable {
  /// It covers the background.
  case normal = 0
  /// Both are multiplied, which darkens.
  case multiply = 1
  /// Their complements are multiplied, which lightens.
  case screen = 2
  /// Dark parts are multiplied, light ones screened, depending on the background.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// The background is lightened.
  case colorDodge = 6
  /// The background is darkened.
  case colorBurn = 7
  /// A soft light shines on the background.
  case softLight = 8
  /// A hard light shines on the background.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// The difference of both, with less contrast.
  case exclusion = 11
  /// The hue of the drawing.
  case hue = 12
  /// The saturation of the drawing.
  case saturation = 13
  /// The hue and the saturation of the drawing.
  case color = 14
  /// The brightness of the drawing.
  case luminosity = 15
  /// Nothing: the background vanishes.
  case clear = 16
  /// The drawing replaces the background, with its opacity.
  case copy = 17
  /// The drawing, where the background is opaque.
  case sourceIn = 18
  /// The drawing, where the background is transparent.
  case sourceOut = 19
  /// The background, and the drawing where the background is opaque.
  case sourceAtop = 20
  /// The drawing goes behind the background.
  case destinationOver = 21
  /// The background, where the drawing is opaque.
  case destinationIn = 22
  /// The background, where the drawing is transparent.
  case destinationOut = 23
  /// The drawing, and the background where the drawing is opaque.
  case destinationAtop = 24
  /// Each where the other is not.
  case xor = 25
  /// Both are added up, towards black.
  case plusDarker = 26
  /// Both are added up, towards white.
  case plusLighter = 27
}

/// How well images are drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default` = 0
  /// No pixels are mixed.
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// How a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// It is filled by the winding rule.
  case fill = 0
  /// It is filled by the even-odd rule.
  case eoFill = 1
  /// A line is drawn along it.
  case stroke = 2
  /// It is filled by the winding rule, and a line is drawn along it.
  case fillStroke = 3
  /// It is filled by the even-odd rule, and a line is drawn along it.
  case eoFillStroke = 4
}

/// Where the opacity of a pixel stands, and whether the colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No opacity.
  case none = 0
  /// After the colors, which are multiplied by it.
  case premultipliedLast = 1
  /// Before the colors, which are multiplied by it.
  case premultipliedFirst = 2
  /// After the colors.
  case last = 3
  /// Before the colors.
  case first = 4
  /// No opacity, but room for it after the colors.
  case noneSkipLast = 5
  /// No opacity, but room for it before the colors.
  case noneSkipFirst = 6
  /// There is nothing else.
  case alphaOnly = 7
}

/// In which order the bytes of a pixel stand.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits that say it.
  case orderMask = 0x7000
  case orderDefault = 0
  /// Pairs of bytes, the lower one first.
  case order16Little = 0x1000
  /// Four bytes, the lowest one first.
  case order32Little = 0x2000
  /// Pairs of bytes, the higher one first.
  case order16Big = 0x3000
  /// Four bytes, the highest one first.
  case order32Big = 0x4000
}

/// How the pixels of an image stand in memory.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The layout as bits.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits that say where the opacity stands.
  public static let alphaInfoMask = Self(rawValue: 0x1F)

  /// The bit that says whether components are floating-point numbers.
  public static let floatInfoMask = Self(rawValue: 0xF00)

  /// Components are floating-point numbers.
  public static let floatComponents = Self(rawValue: 1 << 8)

  /// The bits that say in which order bytes stand.
  public static let byteOrderMask = Self(rawValue: 0x7000)

  /// Pairs of bytes, the lower one first.
  public static let byteOrder16Little = Self(rawValue: 0x1000)

  /// Four bytes, the lowest one first.
  public static let byteOrder32Little = Self(rawValue: 0x2000)

  /// Pairs of bytes, the higher one first.
  public static let byteOrder16Big = Self(rawValue: 0x3000)

  /// Four bytes, the highest one first.
  public static let byteOrder32Big = Self(rawValue: 0x4000)
}

extension CGBitmapInfo {
  /// Where the opacity stands.
  var alpha: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: rawValue & Self.alphaInfoMask.rawValue) ?? .none
  }
}

extension CGBlendMode {
  /// The mode as pixels are painted by it.
  var ofPixels: BlendMode { BlendMode(rawValue: rawValue) ?? .normal }
}
