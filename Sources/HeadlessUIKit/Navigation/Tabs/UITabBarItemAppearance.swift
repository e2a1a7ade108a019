public import Foundation

/// The look of the tabs of a tab bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @MainActor NSCopying {
  // MARK: Creating an appearance

  /// Creates the default appearance of tabs with the title below the image.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the default appearance of tabs with a style.
  public required init(style: Style) { super.init() }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns an independent copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(style: .stacked)
    for (state, own) in zip(copy.states, states) { state.adopt(own) }
    return copy
  }

  /// Sets the default appearance of tabs with a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.adopt(UITabBarItemStateAppearance()) }
  }

  // MARK: Configuring the states

  /// The look of tabs that are not selected.
  public let normal = UITabBarItemStateAppearance()

  /// The look of the selected tab.
  public let selected = UITabBarItemStateAppearance()

  /// The look of a disabled tab.
  public let disabled = UITabBarItemStateAppearance()

  /// The look of a tab with the focus.
  public let focused = UITabBarItemStateAppearance()

  private final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// The position of a tab's title.
  public enum Style: Int, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside the image, when there is little height.
    case compactInline = 2
  }
}
