/// A color, which the place that it is used in makes definite.
public nonisolated struct Color: Hashable, ShapeStyle, CustomStringConvertible {
  indirect enum Source: Hashable, Sendable {
    case uiColor(UIColor)
    case named(String, Bundle?)
    case resource(ColorResource)
    case accent
    case own(OwnStyle)
    case faded(Color, opacity: Double)
  }
  let source: Source

  init(_ source: Source) { self.source = source }

  /// Creates a color of UIKit's.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(.uiColor(color)) }

  /// Creates a color of UIKit's.
  public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }

  /// Creates a color of Core Graphics'.
  public init(cgColor: CGColor) { self.init(.uiColor(UIColor(cgColor: cgColor))) }

  /// Creates a color of an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// Creates a color of an asset catalog.
  public init(_ resource: ColorResource) { self.init(.resource(resource)) }

  /// Creates a color of parts of red, green and blue.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let color =
      colorSpace == .displayP3
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
      : UIColor(
        red: colorSpace.encoded(red), green: colorSpace.encoded(green),
        blue: colorSpace.encoded(blue), alpha: opacity)
    self.init(.uiColor(color))
  }

  /// Creates a gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color of hue, saturation and brightness.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      .uiColor(
        UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
  }

  /// Returns the color, less opaque.
  public func opacity(_ opacity: Double) -> Color { Color(.faded(self, opacity: opacity)) }

  /// A gradient of the color, from a lighter one.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [opacity(0.8), self])) }

  /// What the color is, in words.
  public var description: String { "\(source)" }

  /// What an area is filled with.
  public var _paint: _Paint { paint }
  var paint: _Paint { _Paint(.color(self)) }

  /// The spaces that colors are given in.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3

    /// A part as sRGB has it.
    func encoded(_ part: Double) -> Double {
      self == .sRGBLinear ? UIColor.RGB.encoded(part) : part
    }
  }

  /// The color as Core Graphics has it; `nil` where its place decides about it.
  public var cgColor: CGColor? {
    switch source {
    case .uiColor(let color): color.cgColor
    case .faded(let color, let opacity):
      color.cgColor.flatMap { $0.copy(alpha: $0.alpha * opacity) }
    case .named, .resource, .accent, .own: nil
    }
  }

  /// UIKit's color in an environment.
  func uiColor(_ environment: EnvironmentValues) -> UIColor {
    switch source {
    case .uiColor(let color): return color
    case .named(let name, let bundle):
      return UIColor(named: name, in: bundle, compatibleWith: nil) ?? .clear
    case .resource(let resource): return UIColor(resource: resource)
    case .accent: return environment.tintColor
    case .own(let style): return style.color(environment)
    case .faded(let color, let opacity):
      let color = color.uiColor(environment)
      @Sendable func faded(_ color: UIColor) -> UIColor {
        color.withAlphaComponent(color.cgColor.alpha * opacity)
      }
      return color.isFixed ? faded(color) : UIColor { faded(color.resolvedColor(with: $0)) }
    }
  }
}

extension Color: LeafView {
  static func isSame(_ a: Color, _ b: Color) -> Bool { a == b }
  @MainActor func make(_ node: LeafNode<Color>) -> HostedShape { HostedShape(frame: .zero) }
  @MainActor func show(in view: HostedShape, _ node: LeafNode<Color>) {
    view.backgroundColor = uiColor(node.environment)
  }
  @MainActor func measure(_ view: HostedShape, _ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension UIColor {
  /// Creates UIKit's color of a color; one that depends on its place is that of an empty one.
  public convenience init(_ color: Color) {
    self.init(sameAs: color.uiColor(EnvironmentValues()))
  }
}
