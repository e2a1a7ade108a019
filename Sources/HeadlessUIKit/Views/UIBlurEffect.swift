import Foundation

/// An effect that blurs what lies behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// Creates a blur as light as the content behind.
  public nonisolated override convenience init() { self.init(style: .light) }

  /// Creates a blur.
  public nonisolated init(style: Style) {
    self.style = style
    super.init()
  }

  /// Returns whether the other object is a blur with the same style.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A number that is the same for equal effects.
  open nonisolated override var hash: Int { style.hashValue }

  package nonisolated let style: Style
}

extension UIBlurEffect {
  /// How strong a blur is, and how light.
  public enum Style: Int, Sendable {
    /// A blur that is lighter than the content behind.
    case extraLight = 0
    /// A blur as light as the content behind.
    case light = 1
    /// A blur that is darker than the content behind.
    case dark = 2
    /// A blur that suits the appearance.
    case regular = 4
    /// A blur that suits the appearance and stands out.
    case prominent = 5
    /// A very thin material that suits the appearance.
    case systemUltraThinMaterial = 6
    /// A thin material that suits the appearance.
    case systemThinMaterial = 7
    /// A material of medium thickness that suits the appearance.
    case systemMaterial = 8
    /// A thick material that suits the appearance.
    case systemThickMaterial = 9
    /// The material of the system's bars that suits the appearance.
    case systemChromeMaterial = 10
    /// A very thin material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// A material of medium thickness, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of the system's bars, always light.
    case systemChromeMaterialLight = 15
    /// A very thin material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// A material of medium thickness, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of the system's bars, always dark.
    case systemChromeMaterialDark = 20
  }
}
