public import Foundation

/// How the tabs of a tab bar look.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
  // MARK: Creating an appearance

  /// Creates the appearance that tabs with the title below the image have of themselves.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the appearance that tabs of a style have of themselves.
  public required init(style: Style) { super.init() }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// A copy, which can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(style: .stacked)
    copy.normal.adopt(normal)
    copy.selected.adopt(selected)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }

  /// Gives the tabs the appearance that those of a style have of themselves.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] {
      state.adopt(UITabBarItemStateAppearance())
    }
  }

  // MARK: Configuring the states

  /// How the tabs look that are not selected.
  public let normal = UITabBarItemStateAppearance()

  /// How the tab looks that is selected.
  public let selected = UITabBarItemStateAppearance()

  /// How the tabs look when they are disabled.
  public let disabled = UITabBarItemStateAppearance()

  /// How the tabs look when they have the focus.
  public let focused = UITabBarItemStateAppearance()

  /// Where the title of a tab lies.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside the image, in a bar of little height.
    case compactInline = 2
  }
}
