public import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  // MARK: Creating a tab

  /// Creates a tab without content.
  public override init() { super.init() }

  /// Creates a tab from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a tab with a title and an image.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with a title, an image, and an image for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system tab.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  // MARK: Getting and setting properties

  /// The image of the selected tab; the same as `image` unless set.
  open var selectedImage: UIImage? {
    get { storedSelectedImage ?? image }
    set { storedSelectedImage = newValue }
  }

  /// The offset of the title.
  open var titlePositionAdjustment = UIOffset.zero

  /// The text of the badge, or `nil` for no badge.
  open var badgeValue: String?

  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes.set(textAttributes, for: state)
  }

  /// Returns the attributes of the badge's text in a state, or else in the normal state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes.value(for: state)
  }

  // MARK: Customizing appearance

  /// The look of the bar while this tab is selected, if it differs from the bar's own.
  @NSCopying open var standardAppearance: UITabBarAppearance?

  /// The look of the bar while this tab is selected and the content is scrolled to its bottom.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?

  // MARK: Storage

  final var systemItem: SystemItem?
  private final var storedSelectedImage: UIImage?
  private final var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  // MARK: The model

  /// The name that a user calls the tab.
  ///
  /// That is its own title, its system item's, or its accessibility label.
  package final var label: String? { title ?? systemItem?.name ?? accessibilityLabel }
}

extension UITabBarItem {
  /// The tabs that the system provides.
  public enum SystemItem: Int, Sendable {
    case more = 0
    case favorites = 1
    case featured = 2
    /// The items that users rate highest.
    case topRated = 3
    /// The items that were used last.
    case recents = 4
    case contacts = 5
    /// The items that were used before.
    case history = 6
    case bookmarks = 7
    case search = 8
    /// The items that are being downloaded.
    case downloads = 9
    case mostRecent = 10
    /// The items that are viewed most.
    case mostViewed = 11
  }
}

extension UITabBarItem.SystemItem {
  /// The title that a user sees.
  var name: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
