extension Color {
  /// A color as it is in a place: parts of red, green and blue.
  public struct Resolved: Hashable, Codable, ShapeStyle, Animatable, CustomStringConvertible {
    /// The part of red, as light adds up.
    public var linearRed: Float
    /// The part of green, as light adds up.
    public var linearGreen: Float
    /// The part of blue, as light adds up.
    public var linearBlue: Float
    /// How opaque it is.
    public var opacity: Float

    /// Creates a color of parts of red, green and blue.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color.uiColor(EnvironmentValues()))
    }

    init(_ color: UIColor) {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      linearRed = Self.linear(red)
      linearGreen = Self.linear(green)
      linearBlue = Self.linear(blue)
      opacity = Float(alpha)
    }

    /// The part of red, as sRGB has it.
    public var red: Float {
      get { Self.encoded(linearRed) }
      set { linearRed = Self.linear(CGFloat(newValue)) }
    }

    /// The part of green, as sRGB has it.
    public var green: Float {
      get { Self.encoded(linearGreen) }
      set { linearGreen = Self.linear(CGFloat(newValue)) }
    }

    /// The part of blue, as sRGB has it.
    public var blue: Float {
      get { Self.encoded(linearBlue) }
      set { linearBlue = Self.linear(CGFloat(newValue)) }
    }

    /// Core Graphics' color.
    public var cgColor: CGColor { uiColor.cgColor }

    /// The parts, by which it goes over into another color.
    public var animatableData:
      AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
    {
      get {
        AnimatablePair(
          linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
      }
      set {
        linearRed = newValue.first
        linearGreen = newValue.second.first
        linearBlue = newValue.second.second.first
        opacity = newValue.second.second.second
      }
    }

    /// The parts as they stand on web pages.
    public var description: String {
      let parts = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
      return "#"
        + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// What an area is filled with.
    public var _paint: _Paint { Color(self)._paint }

    var uiColor: UIColor {
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }

    private static func linear(_ part: CGFloat) -> Float { Float(UIColor.RGB.linear(part)) }
    private static func encoded(_ part: Float) -> Float {
      Float(UIColor.RGB.encoded(CGFloat(part)))
    }
  }

  /// Creates a color of what one is in a place.
  public init(_ resolved: Resolved) { self.init(.uiColor(resolved.uiColor)) }

  /// Creates a color of a style of an app's own, which depends on the place.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    self.init(.own(OwnStyle(style: color)))
  }

  /// The color as it is in a place.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(uiColor(environment).resolvedColor(with: environment.colorTraits))
  }
}

extension EnvironmentValues {
  /// What decides about colors.
  var colorTraits: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: colorScheme == .dark ? .dark : .light),
      UITraitCollection(accessibilityContrast: colorSchemeContrast == .increased ? .high : .normal),
    ])
  }
}
