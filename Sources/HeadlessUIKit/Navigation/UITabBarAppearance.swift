public import Foundation

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  // MARK: Creating an appearance

  /// Creates an appearance for a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }

  /// Creates an appearance with what another one, of whatever bar, has in common with it.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adopt(barAppearance)
  }

  /// Creates an appearance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuring the tabs

  /// How tabs look whose title lies below the image.
  @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)

  /// How tabs look whose title lies beside the image.
  @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

  /// How tabs look whose title lies beside the image, in a bar of little height.
  @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// The colour behind the selected tab.
  open var selectionIndicatorTintColor: UIColor?

  /// The image behind the selected tab.
  open var selectionIndicatorImage: UIImage?

  /// How the tabs share the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  /// The width of a tab, where it is not 0.
  open var stackedItemWidth: CGFloat = 0

  /// The space between tabs, where it is not 0.
  open var stackedItemSpacing: CGFloat = 0

  // MARK: The model

  /// Takes over what another one has in common with it, with copies of its own; an initializer would
  /// not copy.
  private final func adopt(_ barAppearance: UIBarAppearance) {
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}
