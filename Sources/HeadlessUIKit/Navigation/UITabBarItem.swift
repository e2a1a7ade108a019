public import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  // MARK: Creating a tab

  /// Creates a tab that shows nothing.
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

  /// Creates a tab that the system knows.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  // MARK: Getting and setting properties

  /// The image for when the tab is selected, which is the image unless set.
  open var selectedImage: UIImage? {
    get { storedSelectedImage ?? image }
    set { storedSelectedImage = newValue }
  }

  /// How far the title is moved.
  open var titlePositionAdjustment = UIOffset.zero

  /// The text of the badge; without one there is no badge.
  open var badgeValue: String?

  /// The colour of the badge.
  open var badgeColor: UIColor?

  /// Sets how the text of the badge looks in a state.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    badgeAttributes.set(textAttributes, for: state)
  }

  /// How the text of the badge looks in a state, else how it does in the normal state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes.value(for: state)
  }

  // MARK: Customizing appearance

  /// How the bar looks while this tab is selected, where it is not the bar's own appearance.
  @NSCopying open var standardAppearance: UITabBarAppearance?

  /// How the bar looks while this tab is selected and the content is at its bottom.
  @NSCopying open var scrollEdgeAppearance: UITabBarAppearance?

  // MARK: Storage

  final var systemItem: SystemItem?
  private final var storedSelectedImage: UIImage?
  private final var badgeAttributes = StateValues<[NSAttributedString.Key: Any]>()

  // MARK: The model

  /// What a user calls the tab: its title, else that of a tab of the system's, else what assistive
  /// technologies say.
  package final var label: String? { title ?? systemItem?.name ?? accessibilityLabel }
}

extension UITabBarItem {
  /// A tab that the system knows.
  public enum SystemItem: Int, Sendable {
    /// More tabs.
    case more = 0
    /// Favourites.
    case favorites = 1
    /// What is recommended.
    case featured = 2
    /// What users rate highest.
    case topRated = 3
    /// What was used last.
    case recents = 4
    /// Contacts.
    case contacts = 5
    /// What was used before.
    case history = 6
    /// Bookmarks.
    case bookmarks = 7
    /// Search.
    case search = 8
    /// What is being downloaded.
    case downloads = 9
    /// What is new.
    case mostRecent = 10
    /// What is looked at most.
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
