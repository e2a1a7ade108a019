public import Foundation

/// How items of a bar look.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
  // MARK: Creating an appearance

  /// Creates the appearance that plain items have of themselves.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the appearance that items of a style have of themselves.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefault(for: .plain)
  }

  /// A copy, which can be changed by itself.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(style: .plain)
    copy.normal.adopt(normal)
    copy.highlighted.adopt(highlighted)
    copy.disabled.adopt(disabled)
    copy.focused.adopt(focused)
    return copy
  }

  /// Gives the items the appearance that those of a style have of themselves.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] {
      state.adopt(UIBarButtonItemStateAppearance())
    }
    guard style == .done else { return }
    normal.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 17)]
  }

  // MARK: Configuring the states

  /// How the items look when nothing is the matter with them.
  public let normal = UIBarButtonItemStateAppearance()

  /// How the items look under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// How the items look when they are disabled.
  public let disabled = UIBarButtonItemStateAppearance()

  /// How the items look when they have the focus.
  public let focused = UIBarButtonItemStateAppearance()
}
