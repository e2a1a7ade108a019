import Foundation

extension AppearanceValue {
  /// All values that proxies give, class by class.
  static let all: [AppearanceValue] = views + bars + items + controls + texts + tables

  private static let views: [AppearanceValue] = [
    // A view without its own tint returns its superview's.
    AppearanceValue({ (view: UIView) in view.displayState.tintColor }, set: { $0.tintColor = $1 }),
    AppearanceValue(\UIView.backgroundColor),
    AppearanceValue(\UIView.semanticContentAttribute),
    AppearanceValue(\UIView.tintAdjustmentMode),
    AppearanceValue(\UIView.overrideUserInterfaceStyle),
    AppearanceValue(\UIView.clipsToBounds),
    AppearanceValue(\UIView.alpha),
    AppearanceValue(\UILabel.textColor),
    AppearanceValue(\UILabel.font),
    AppearanceValue(\UILabel.highlightedTextColor),
    AppearanceValue(\UILabel.shadowColor),
    AppearanceValue(\UILabel.shadowOffset),
    AppearanceValue(\UILabel.numberOfLines),
    AppearanceValue(\UILabel.adjustsFontForContentSizeCategory),
    AppearanceValue(\UIVisualEffectView.effect),
    AppearanceValue(\UIScrollView.indicatorStyle),
    AppearanceValue(\UIScrollView.keyboardDismissMode),
    AppearanceValue(\UIScrollView.showsVerticalScrollIndicator),
    AppearanceValue(\UIScrollView.showsHorizontalScrollIndicator),
    AppearanceValue(\UIScrollView.contentInsetAdjustmentBehavior),
  ]

  private static let bars: [AppearanceValue] = [
    AppearanceValue(\UINavigationBar.barTintColor),
    AppearanceValue(\UINavigationBar.barStyle),
    AppearanceValue(\UINavigationBar.isTranslucent),
    AppearanceValue(\UINavigationBar.prefersLargeTitles),
    AppearanceValue(\UINavigationBar.titleTextAttributes),
    AppearanceValue(\UINavigationBar.largeTitleTextAttributes),
    AppearanceValue(\UINavigationBar.shadowImage),
    AppearanceValue(\UINavigationBar.backIndicatorImage),
    AppearanceValue(\UINavigationBar.backIndicatorTransitionMaskImage),
    AppearanceValue(\UINavigationBar.standardAppearance),
    AppearanceValue(\UINavigationBar.compactAppearance),
    AppearanceValue(\UINavigationBar.scrollEdgeAppearance),
    AppearanceValue(\UINavigationBar.compactScrollEdgeAppearance),
    AppearanceValue(
      { (bar: UINavigationBar) in bar.backgroundImage(for: .default) },
      set: { $0.setBackgroundImage($1, for: .default) }),
    AppearanceValue(\UITabBar.barTintColor),
    AppearanceValue(\UITabBar.barStyle),
    AppearanceValue(\UITabBar.isTranslucent),
    AppearanceValue(\UITabBar.unselectedItemTintColor),
    AppearanceValue(\UITabBar.backgroundImage),
    AppearanceValue(\UITabBar.shadowImage),
    AppearanceValue(\UITabBar.selectionIndicatorImage),
    AppearanceValue(\UITabBar.standardAppearance),
    AppearanceValue(\UITabBar.scrollEdgeAppearance),
    AppearanceValue(\UIToolbar.barTintColor),
    AppearanceValue(\UIToolbar.barStyle),
    AppearanceValue(\UIToolbar.isTranslucent),
    AppearanceValue(\UIToolbar.standardAppearance),
    AppearanceValue(\UIToolbar.compactAppearance),
    AppearanceValue(\UIToolbar.scrollEdgeAppearance),
    AppearanceValue(\UIToolbar.compactScrollEdgeAppearance),
    AppearanceValue(\UISearchBar.barTintColor),
    AppearanceValue(\UISearchBar.barStyle),
    AppearanceValue(\UISearchBar.searchBarStyle),
    AppearanceValue(\UISearchBar.isTranslucent),
    AppearanceValue(\UISearchBar.backgroundImage),
    AppearanceValue(\UISearchBar.scopeBarBackgroundImage),
  ]

  private static let items: [AppearanceValue] =
    [
      AppearanceValue(\UIBarButtonItem.tintColor),
      AppearanceValue(\UITabBarItem.titlePositionAdjustment),
      AppearanceValue(\UITabBarItem.badgeColor),
      AppearanceValue(\UITabBarItem.standardAppearance),
      AppearanceValue(\UITabBarItem.scrollEdgeAppearance),
      AppearanceValue(
        { (item: UIBarButtonItem) in item.titlePositionAdjustment(for: .default) },
        set: { $0.setTitlePositionAdjustment($1, for: .default) }),
      AppearanceValue(
        { (item: UIBarButtonItem) in item.backButtonTitlePositionAdjustment(for: .default) },
        set: { $0.setBackButtonTitlePositionAdjustment($1, for: .default) }),
    ]
    + forStates(
      { (item: UIBarItem, state) in item.titleTextAttributes(for: state) },
      { $0.setTitleTextAttributes($1, for: $2) })
    + forStates(
      { (item: UIBarButtonItem, state) in item.backgroundImage(for: state, barMetrics: .default) },
      { $0.setBackgroundImage($1, for: $2, barMetrics: .default) })
    + forStates(
      { (item: UIBarButtonItem, state) in
        item.backButtonBackgroundImage(for: state, barMetrics: .default)
      },
      { $0.setBackButtonBackgroundImage($1, for: $2, barMetrics: .default) })

  private static let controls: [AppearanceValue] =
    [
      AppearanceValue(\UISwitch.onTintColor),
      AppearanceValue(\UISwitch.thumbTintColor),
      AppearanceValue(\UISwitch.onImage),
      AppearanceValue(\UISwitch.offImage),
      AppearanceValue(\UISlider.minimumTrackTintColor),
      AppearanceValue(\UISlider.maximumTrackTintColor),
      AppearanceValue(\UISlider.thumbTintColor),
      AppearanceValue(\UISegmentedControl.selectedSegmentTintColor),
      AppearanceValue(\UIPageControl.pageIndicatorTintColor),
      AppearanceValue(\UIPageControl.currentPageIndicatorTintColor),
      AppearanceValue(\UIProgressView.progressTintColor),
      AppearanceValue(\UIProgressView.trackTintColor),
      AppearanceValue(\UIProgressView.progressImage),
      AppearanceValue(\UIProgressView.trackImage),
      AppearanceValue(\UIActivityIndicatorView.color),
      AppearanceValue(\UIButton.contentEdgeInsets),
      AppearanceValue(\UIButton.titleEdgeInsets),
      AppearanceValue(\UIButton.imageEdgeInsets),
    ]
    + forStates(
      { (control: UISegmentedControl, state) in control.titleTextAttributes(for: state) },
      { $0.setTitleTextAttributes($1, for: $2) })
    + forStates(
      { (button: UIButton, state) in button.contents.titleColors.value(for: state) },
      { $0.setTitleColor($1, for: $2) })
    + forStates(
      { (button: UIButton, state) in button.backgroundImage(for: state) },
      { $0.setBackgroundImage($1, for: $2) })
    + forStates(
      { (slider: UISlider, state) in slider.thumbImage(for: state) },
      { $0.setThumbImage($1, for: $2) })

  private static let texts: [AppearanceValue] = [
    AppearanceValue(\UITextField.defaultTextAttributes),
    AppearanceValue(\UITextField.textColor),
    AppearanceValue(\UITextField.font),
    AppearanceValue(\UITextField.keyboardAppearance),
    AppearanceValue(\UITextField.borderStyle),
    AppearanceValue(\UITextField.clearButtonMode),
    AppearanceValue(\UITextField.background),
    AppearanceValue(\UITextView.textColor),
    AppearanceValue(\UITextView.font),
    AppearanceValue(\UITextView.keyboardAppearance),
    AppearanceValue(\UITextView.linkTextAttributes),
    AppearanceValue(\UISearchBar.keyboardAppearance),
  ]

  private static let tables: [AppearanceValue] = [
    AppearanceValue(\UITableView.separatorColor),
    AppearanceValue(\UITableView.separatorStyle),
    AppearanceValue(\UITableView.separatorInset),
    AppearanceValue(\UITableView.sectionIndexColor),
    AppearanceValue(\UITableView.sectionIndexBackgroundColor),
    AppearanceValue(\UITableView.sectionHeaderTopPadding),
    AppearanceValue(\UITableViewCell.selectionStyle),
    AppearanceValue(\UITableViewCell.separatorInset),
    AppearanceValue(\UITableViewCell.accessoryType),
  ]
}
