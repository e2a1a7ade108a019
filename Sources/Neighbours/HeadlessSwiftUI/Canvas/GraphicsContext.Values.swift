extension GraphicsContext {
  /// How something drawn is mixed with what lies below it.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode, as Core Graphics has it.
    public let rawValue: Int32

    /// Creates a mode of its number.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    public static var normal: BlendMode { BlendMode(.normal) }
    public static var multiply: BlendMode { BlendMode(.multiply) }
    public static var screen: BlendMode { BlendMode(.screen) }
    public static var overlay: BlendMode { BlendMode(.overlay) }
    public static var darken: BlendMode { BlendMode(.darken) }
    public static var lighten: BlendMode { BlendMode(.lighten) }
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    public static var softLight: BlendMode { BlendMode(.softLight) }
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    public static var difference: BlendMode { BlendMode(.difference) }
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    public static var hue: BlendMode { BlendMode(.hue) }
    public static var saturation: BlendMode { BlendMode(.saturation) }
    public static var color: BlendMode { BlendMode(.color) }
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    public static var clear: BlendMode { BlendMode(.clear) }
    public static var copy: BlendMode { BlendMode(.copy) }
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    public static var xor: BlendMode { BlendMode(.xor) }
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }

  /// How a path clips.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Things show outside of the path.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// How the colors of a gradient go on; they are always drawn once.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// From the beginning again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Back and forth.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Mixed by their light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
  }

  /// How filters work out colors; here it is always the same.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Mixed by their light.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// What changes the look of things: shadows are drawn, blurs and changes of colors are not.
  public struct Filter: Sendable {
    enum Kind: Sendable {
      case shadow(Color, CGFloat, CGSize)
      case notDrawn
    }
    let kind: Kind

    /// A shadow.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
      x: CGFloat = 0, y: CGFloat = 0
    ) -> Filter { Filter(kind: .shadow(color, radius, CGSize(width: x, height: y))) }

    /// A blur.
    public static func blur(radius: CGFloat) -> Filter { Filter(kind: .notDrawn) }
    /// Colors that are multiplied with another one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .notDrawn) }
    /// More or less of each color.
    public static func saturation(_ amount: Double) -> Filter { Filter(kind: .notDrawn) }
    /// Lighter or darker colors.
    public static func brightness(_ amount: Double) -> Filter { Filter(kind: .notDrawn) }
    /// More or less contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(kind: .notDrawn) }
    /// Grays.
    public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .notDrawn) }
    /// Other hues.
    public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .notDrawn) }
    /// One color where the opacity is in a range, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(kind: .notDrawn) }
    /// Colors that a shader makes of others.
    public static func colorShader(_ shader: Shader) -> Filter { Filter(kind: .notDrawn) }
    /// What a shader moves.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .notDrawn)
    }
    /// What a shader makes of all that is drawn.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      Filter(kind: .notDrawn)
    }
    /// The opposite colors.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .notDrawn) }
  }
}
