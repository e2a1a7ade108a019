public import Foundation

/// A color with an opacity.
///
/// It may depend on the traits of the view that shows it.
///
/// Colors compare by value and by color space, as in UIKit: `UIColor.white` is a shade of gray and
/// differs from `UIColor(red: 1, green: 1, blue: 1, alpha: 1)`. The class cannot be subclassed, so
/// the compiler can check that colors are safe to share.
public final class UIColor: NSObject, NSCopying, NSSecureCoding, Sendable,
  _ExpressibleByColorLiteral
{
  // MARK: Creating a color object from component values

  /// Creates a clear color.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  /// Creates a shade of gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.gray(white: white, alpha: alpha))
  }

  /// Creates a color from its red, green and blue components.
  public convenience init(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(.sRGB(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color from its hue, saturation and brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let color = RGB(hue: hue, saturation: saturation, brightness: brightness)
    self.init(.sRGB(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
  }

  /// Creates a color from its components in the Display P3 color space.
  public convenience init(
    displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(.displayP3(red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates the color of a color literal.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Creating a color object with another object

  /// Creates a color that repeats an image again and again.
  public convenience init(patternImage image: UIImage) {
    self.init(.pattern(ColorPattern(image: image), alpha: 1))
  }

  /// Creates a color from a Core Graphics color.
  public convenience init(cgColor: CGColor) {
    switch cgColor.space {
    case .gray(let white): self.init(white: white, alpha: cgColor.alpha)
    case .rgb(let color):
      self.init(red: color.red, green: color.green, blue: color.blue, alpha: cgColor.alpha)
    case .pattern(let pattern): self.init(.pattern(pattern, alpha: cgColor.alpha))
    }
  }

  // MARK: Loading a color from a resource

  /// Creates the color with the given name in an asset catalog.
  ///
  /// Of an app that brings no catalog, there is a color for every name except the empty one. It is
  /// black, and it equals other colors with the same name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Creates the color with the given name in a bundle's asset catalog.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard !name.isEmpty else { return nil }
    let resources = AppResources.of(bundle)
    if let color = resources.color(name) {
      self.init(.asset(color))
    } else if resources.hasCatalogs || AppResources.of(nil).hasCatalogs {
      resources.tellMissing(.color, name, "UIColor(named:)")
      return nil
    } else {
      self.init(.named(name))
    }
  }

  // MARK: Creating a dynamic color

  /// Creates a color that asks the closure which color to use for given traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.dynamic(Provider(dynamicProvider)))
  }

  // MARK: Adapting the color

  /// Returns the same color with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(storage.withAlpha(alpha))
  }

  /// Returns the color for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    storage.isFixed ? self : UIColor(storage.resolved(with: traitCollection))
  }

  // MARK: Getting the components of a color

  /// The color as Core Graphics defines it, resolved with the current traits.
  public var cgColor: CGColor {
    switch storage.resolved(with: .current) {
    case .gray(let white, let alpha): CGColor(.gray(white), alpha: alpha)
    case .pattern(let pattern, let alpha): CGColor(.pattern(pattern), alpha: alpha)
    case let resolved: CGColor(.rgb(resolved.components.color), alpha: resolved.components.alpha)
    }
  }

  /// Returns the red, green and blue components.
  ///
  /// Vivid colors have values outside 0 to 1. A color that repeats an image has no components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = ownComponents else { return false }
    red?.pointee = components.color.red
    green?.pointee = components.color.green
    blue?.pointee = components.color.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the hue, the saturation and the brightness.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = ownComponents else { return false }
    let parts = components.color.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns the shade of gray that is as bright as the color.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard let components = ownComponents else { return false }
    white?.pointee = components.color.luminance
    alpha?.pointee = components.alpha
    return true
  }

  // MARK: Comparing and copying

  /// Returns whether the other object is a color of the same value in the same color space.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.storage == storage
  }

  /// The hash value.
  public override var hash: Int { storage.hashValue }

  /// The color space and the components, or the name.
  public override var description: String { storage.description }

  /// Returns the color itself, because it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archiving

  /// Colors can be decoded safely.
  public static var supportsSecureCoding: Bool { true }

  /// Creates a color from an archive.
  public convenience init?(coder: NSCoder) {
    guard let storage = Storage(coder: coder) else { return nil }
    self.init(storage)
  }

  /// Writes the color to an archive.
  ///
  /// A closure cannot be written: its color for the current traits is.
  public func encode(with coder: NSCoder) { storage.encode(with: coder) }

  /// Creates the same color as another one.
  package convenience init(sameAs color: UIColor) { self.init(color.storage) }

  /// Whether it is the same for all traits.
  package var isFixed: Bool { storage.isFixed }

  init(_ storage: Storage) {
    self.storage = storage
    super.init()
  }

  let storage: Storage

  /// The components for the current traits; `nil` for a color that repeats an image.
  private var ownComponents: (color: RGB, alpha: CGFloat)? {
    let storage = storage.resolved(with: .current)
    if case .pattern = storage { return nil }
    return storage.components
  }
}

/// The type of a color literal, such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
public typealias _ColorLiteralType = UIColor

extension UIColor {
  /// Creates the color of a resource; of one without a color, the app's tint.
  public convenience init(resource: ColorResource) {
    let asset = AppResources.of(resource.bundle).color(resource.name)
    self.init(asset.map { Storage.asset($0) } ?? .system(.tint))
  }
}
