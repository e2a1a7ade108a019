import Foundation

extension UIColor {
  /// The definition of a color.
  indirect enum Storage: Hashable, Sendable {
    case gray(white: CGFloat, alpha: CGFloat)
    case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
    case named(String)
    case asset(ColorAsset)
    case system(SystemColor)
    case dynamic(Provider)
    case faded(Storage, alpha: CGFloat)
    case pattern(UIImage)

    /// Whether the color is the same for all traits.
    var isFixed: Bool {
      switch self {
      case .gray, .sRGB, .displayP3, .named, .pattern: true
      case .asset, .system, .dynamic, .faded: false
      }
    }

    /// Returns the same color with another opacity.
    ///
    /// A color that depends on traits still does.
    func withAlpha(_ alpha: CGFloat) -> Storage {
      switch self {
      case .gray(let white, _): .gray(white: white, alpha: alpha)
      case .sRGB(let red, let green, let blue, _):
        .sRGB(red: red, green: green, blue: blue, alpha: alpha)
      case .displayP3(let red, let green, let blue, _):
        .displayP3(red: red, green: green, blue: blue, alpha: alpha)
      case .named, .asset, .system, .dynamic: .faded(self, alpha: alpha)
      case .faded(let color, _): .faded(color, alpha: alpha)
      case .pattern: self
      }
    }

    /// Returns the color for the given traits.
    func resolved(with traits: UITraitCollection) -> Storage {
      switch self {
      case .gray, .sRGB, .displayP3, .pattern: self
      case .named: .gray(white: 0, alpha: 1)
      case .asset(let color): color.color(with: traits)
      case .system(let color): color.value(with: traits)
      case .dynamic(let provider):
        provider.color(with: traits).storage.resolved(with: traits)
      case .faded(let color, let alpha): color.resolved(with: traits).withAlpha(alpha)
      }
    }

    /// The red, green and blue components of a resolved color.
    var components: (color: RGB, alpha: CGFloat) {
      switch self {
      case .gray(let white, let alpha): (RGB(white, white, white), alpha)
      case .sRGB(let red, let green, let blue, let alpha): (RGB(red, green, blue), alpha)
      case .displayP3(let red, let green, let blue, let alpha):
        (RGB(displayP3: RGB(red, green, blue)), alpha)
      case .pattern: (RGB(0, 0, 0), 1)
      case .named, .asset, .system, .dynamic, .faded: resolved(with: .device).components
      }
    }

    var description: String {
      func numbers(_ values: CGFloat...) -> String {
        values.map { String(format: "%g", Double($0)) }.joined(separator: " ")
      }
      return switch self {
      case .gray(let white, let alpha): "UIExtendedGrayColorSpace \(numbers(white, alpha))"
      case .sRGB(let red, let green, let blue, let alpha):
        "UIExtendedSRGBColorSpace \(numbers(red, green, blue, alpha))"
      case .displayP3(let red, let green, let blue, let alpha):
        "UIDisplayP3ColorSpace \(numbers(red, green, blue, alpha))"
      case .named(let name): "<UIDynamicCatalogColor; name = \(name)>"
      case .asset(let color): "<UIDynamicCatalogColor; name = \(color.name)>"
      case .system(let color): "<UIDynamicSystemColor; name = \(color.rawValue)Color>"
      case .dynamic: "<UIDynamicProviderColor>"
      case .pattern: "kCGColorSpaceModelPattern"
      case .faded(let color, let alpha): "<UIDynamicModifiedColor; \(color), \(numbers(alpha))>"
      }
    }
  }

  /// The closure of a dynamic color.
  ///
  /// It equals only itself.
  final class Provider: Hashable, Sendable {
    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) { provide = color }

    func color(with traits: UITraitCollection) -> UIColor {
      traits.asCurrent { provide(traits) }
    }

    static func == (left: Provider, right: Provider) -> Bool { left === right }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    private let provide: @Sendable (UITraitCollection) -> UIColor
  }
}
