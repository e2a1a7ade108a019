public import Foundation

/// The look of the items of a bar.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @MainActor NSCopying {
  // MARK: Creating an appearance

  /// Creates the default appearance of plain items.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the default appearance of items with a style.
  public required init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) {
    super.init()
    configureWithDefault(for: .plain)
  }

  /// Returns an independent copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(style: .plain)
    for (state, own) in zip(copy.states, states) { state.adopt(own) }
    return copy
  }

  /// Sets the default appearance of items with a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.adopt(UIBarButtonItemStateAppearance()) }
    guard style == .done else { return }
    normal.titleTextAttributes = [.font: UIFont.boldSystemFont(ofSize: Self.titleSize)]
  }

  /// The font size of an item's title in UIKit.
  private static let titleSize: CGFloat = 17

  // MARK: Configuring the states

  /// The look of an item in its normal state.
  public let normal = UIBarButtonItemStateAppearance()

  /// The look of an item under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()

  /// The look of a disabled item.
  public let disabled = UIBarButtonItemStateAppearance()

  /// The look of an item with the focus.
  public let focused = UIBarButtonItemStateAppearance()

  private final var states: [UIBarButtonItemStateAppearance] {
    [normal, highlighted, disabled, focused]
  }
}
