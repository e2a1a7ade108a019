/// A color or a pattern to draw shapes with.
///
/// An app's own style answers another one for the place that it is used in.
public protocol ShapeStyle: Sendable {
  /// The style that this one is in a place.
  associatedtype Resolved: ShapeStyle = Never

  /// The style for a place.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// What an area is filled with.
  var _paint: _Paint { get }
}

extension ShapeStyle where Resolved == Never {
  /// The system's own styles are drawn as they are.
  public func resolve(in environment: EnvironmentValues) -> Never {
    RuntimeIssue.stop("resolve(in:) should not be called on \(Self.self).")
  }
}

extension Never: ShapeStyle {
  /// What an area is filled with.
  public var _paint: _Paint { switch self {} }
}

extension ShapeStyle {
  /// What an area is filled with, which the place decides.
  public var _paint: _Paint { _Paint(.own(OwnStyle(style: self))) }

  /// Returns the style, less opaque.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(_Paint(.faded(_paint, opacity: opacity)))
  }
}

/// A style of any type.
public nonisolated struct AnyShapeStyle: ShapeStyle {
  /// What an area is filled with.
  public let _paint: _Paint

  /// Creates a style of another one.
  public init<S: ShapeStyle>(_ style: S) { _paint = style._paint }
  init(_ paint: _Paint) { _paint = paint }
}

/// A level of the style of what is around.
public nonisolated struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.hierarchy(level: level)) }

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the style of what is around.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { level(1) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { level(2) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { level(3) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { level(4) }

  private func level(_ level: Int) -> AnyShapeStyle {
    AnyShapeStyle(_Paint(.faded(_paint, opacity: _Paint.share(ofLevel: level))))
  }
}

/// The style of what is around.
public nonisolated struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What an area is filled with.
  public var _paint: _Paint { .foreground }
}
/// The style of what can be used.
public nonisolated struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.tint) }
}
/// The style of what lies behind.
public nonisolated struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.background) }
}
/// The style of what is selected.
public nonisolated struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.selection) }
}
/// The style of lines between others.
public nonisolated struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.separator) }
}
/// The style of links.
public nonisolated struct LinkShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.link) }
}
/// The style of placeholders.
public nonisolated struct PlaceholderTextShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.placeholder) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of what is around.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what can be used.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what lies behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of what is selected.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of lines between others.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

/// A background through which what lies behind shines; it is drawn as a plain, paler color.
public nonisolated struct Material: ShapeStyle {
  let opacity: Double
  /// What an area is filled with.
  public var _paint: _Paint { _Paint(.material(opacity: opacity)) }

  /// The thinnest.
  public static let ultraThin = Material(opacity: 0.4)
  /// Thin.
  public static let thin = Material(opacity: 0.55)
  /// Regular.
  public static let regular = Material(opacity: 0.7)
  /// Thick.
  public static let thick = Material(opacity: 0.85)
  /// The thickest.
  public static let ultraThick = Material(opacity: 0.92)
  /// That of bars.
  public static let bar = Material(opacity: 0.8)
}

extension ShapeStyle where Self == Material {
  /// The thinnest.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin.
  public static var thinMaterial: Material { .thin }
  /// Regular.
  public static var regularMaterial: Material { .regular }
  /// Thick.
  public static var thickMaterial: Material { .thick }
  /// The thickest.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
