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
