public import Foundation

/// The look of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  // MARK: Configuring the tabs

  /// The look of tabs with the title below the image.
  @NSCopying open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)

  /// The look of tabs with the title beside the image.
  @NSCopying open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)

  /// The look of tabs with the title beside the image, when there is little height.
  @NSCopying open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)

  /// The background colour of the selected tab.
  open var selectionIndicatorTintColor: UIColor?

  /// The background image of the selected tab.
  open var selectionIndicatorImage: UIImage?

  /// How the tabs are distributed over the bar.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic

  /// The width of a tab, or 0 if the bar decides it.
  open var stackedItemWidth: CGFloat = 0

  /// The space between tabs, or 0 if the bar decides it.
  open var stackedItemSpacing: CGFloat = 0

  // MARK: The model

  override func adopt(_ barAppearance: UIBarAppearance) {
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
