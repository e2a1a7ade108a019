public import Foundation

/// The content of a navigation bar for one screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, SelectorResponder, KeyValueObservable, ObservedObject {
  /// The methods and properties that selectors and storyboards can name.
  open class var objectiveCMembers: [Selector.Method] { [] }

  // MARK: Creating an item

  /// Creates an item with a title.
  public init(title: String) {
    storedTitle = title
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Called when a storyboard or nib has connected the item.
  open func awakeFromNib() {}

  // MARK: Specifying the title

  /// The title.
  open var title: String? {
    get { storedTitle }
    set {
      observed(.title) { storedTitle = newValue }
      barItemsDidChange()
    }
  }

  /// The view in place of the title.
  open var titleView: UIView? {
    get { storedTitleView }
    set {
      let old = storedTitleView
      observed(.titleView) { storedTitleView = newValue }
      if newValue !== old { barItemsDidChange() }
    }
  }

  // MARK: Specifying the subtitle

  /// The line below the title; the model's bars have no room for it.
  open var subtitle: String?

  /// The line below the title, with its attributes.
  open var attributedSubtitle: AttributedString?

  /// The title with its attributes.
  open var attributedTitle: AttributedString?

  /// The title while it is large, if that differs.
  open var largeTitle: String?

  /// The line below the large title.
  open var largeSubtitle: String?

  /// The line below the large title, with its attributes.
  open var largeAttributedSubtitle: AttributedString?

  /// The view below the title.
  open var subtitleView: UIView?

  /// The view below the large title.
  open var largeSubtitleView: UIView?

  /// Whether the search bar may stand among the items of the toolbar.
  open var searchBarPlacementAllowsToolbarIntegration = true

  /// Whether the search bar may stand outside of the bars.
  open var searchBarPlacementAllowsExternalIntegration = false

  /// Where the search bar is to stand.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  /// Where the search bar stands.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  /// The line above the title.
  open var prompt: String?

  /// Whether the title is large, where the bar shows large ones.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { barItemsDidChange() } }
  }

  /// How title and items are arranged.
  open var style = ItemStyle.navigator

  // MARK: Integrating search

  /// The search controller whose bar stands in the navigation bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.navigationItemOfSearch === self { oldValue?.navigationItemOfSearch = nil }
      searchController?.navigationItemOfSearch = self
      searchController?.adoptBar()
      barItemsDidChange()
      owner?.navigationController?.barsDidChange()
    }
  }

  /// Whether scrolling the content up hides the search bar.
  ///
  /// It is kept, and the bar stays: a search can always scroll to it.
  open var hidesSearchBarWhenScrolling = true

  // MARK: Configuring the back button

  /// The back button on the next screen, which leads to the screen of this item.
  open var backBarButtonItem: UIBarButtonItem?

  /// The title of the back button on the next screen.
  open var backButtonTitle: String?

  /// The text of the back button on the next screen.
  open var backButtonDisplayMode = BackButtonDisplayMode.default

  /// Whether the screen of this item has no button that leads back.
  open var hidesBackButton = false

  /// Sets whether the screen of this item hides its back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// Whether the back button stays when there are left items.
  open var leftItemsSupplementBackButton = false

  /// The action of the back button, instead of going back.
  open var backAction: UIAction?

  // MARK: Specifying custom bar items

  /// The items on the left, from left to right.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { storedLeftItems.isEmpty ? nil : storedLeftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }

  /// The first item on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { storedLeftItems.first }
    set { setLeftBarButton(newValue, animated: false) }
  }

  /// The items on the right, from right to left.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { storedRightItems.isEmpty ? nil : storedRightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }

  /// The item at the right edge.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { storedRightItems.first }
    set { setRightBarButton(newValue, animated: false) }
  }

  /// Sets the items on the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = storedLeftItems
    observed(.leftBarButtonItem) { observed(.leftBarButtonItems) { storedLeftItems = items ?? [] } }
    itemsDidChange(from: old)
  }

  /// Replaces the items on the left by one item.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the items on the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    let old = storedRightItems
    observed(.rightBarButtonItem) {
      observed(.rightBarButtonItems) { storedRightItems = items ?? [] }
    }
    itemsDidChange(from: old)
  }

  /// Replaces the items on the right by one item.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: Customizing appearance

  /// The look of the bar with this item, if it differs from the bar's own.
  @NSCopying open var standardAppearance: UINavigationBarAppearance?

  /// The look of the bar with this item when there is little height.
  @NSCopying open var compactAppearance: UINavigationBarAppearance?

  /// The look of the bar with this item while the content is scrolled to its top.
  @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of the bar with this item when height is little and the content is at its top.
  @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  // MARK: Storage

  private final var storedTitle: String?
  private final var storedTitleView: UIView?
  private final var storedLeftItems: [UIBarButtonItem] = []
  private final var storedRightItems: [UIBarButtonItem] = []

  // MARK: The model

  package final var observations: [Weak<NSKeyValueObservation>] = []

  /// The screen that the item belongs to.
  final var owner: UIViewController? {
    get { ownerLink?.controller }
    set { ownerLink = newValue?.link }
  }
  private final var ownerLink: ControllerLink?
  /// The bar that the item was given to, where no controller manages the bar.
  final weak var storedBar: UINavigationBar?

  /// The items as a user sees them, from left to right.
  package final var itemsAcross: [UIBarButtonItem] {
    storedLeftItems + storedRightItems.reversed()
  }

  final var leftItems: [UIBarButtonItem] { storedLeftItems }
  final var rightItems: [UIBarButtonItem] { storedRightItems }

  /// The title of the back button on the next screen.
  final var titleOfBackButton: String {
    for case let title? in [backBarButtonItem?.title, backButtonTitle, title] where !title.isEmpty {
      return title
    }
    return "Back"
  }

  /// Whether the screen of this item has a back button if there is a way back.
  final var showsBackButton: Bool {
    !hidesBackButton && (storedLeftItems.isEmpty || leftItemsSupplementBackButton)
  }

  private final func itemsDidChange(from old: [UIBarButtonItem]) {
    for item in old where item.holder === self { item.holder = nil }
    for item in storedLeftItems + storedRightItems { item.holder = self }
    barItemsDidChange()
  }
}

extension UINavigationItem: BarItemHolder {
  final var barOfItems: UIView? { navigationBar }

  final var responderOfItems: UIResponder? { owner ?? storedBar }

  final var notOnTop: NSObject? {
    guard let bar = navigationBar, bar.topItem !== self else { return nil }
    return self
  }

  final func barItemsDidChange() {
    guard let bar = navigationBarIfMade else { return }
    bar.setNeedsLayout()
    bar.dressItems(itemsAcross)
  }

  private var navigationBar: UINavigationBar? {
    storedBar ?? owner?.navigationController?.stackWithBar.navigationBar
  }

  private var navigationBarIfMade: UINavigationBar? {
    storedBar ?? owner?.navigationController?.stackWithBar.navigationBarIfMade
  }
}
