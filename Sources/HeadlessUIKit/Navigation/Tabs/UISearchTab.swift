import Foundation

/// The tab for searching, with the system's title and image.
@preconcurrency @MainActor
open class UISearchTab: UITab {
  // MARK: Creating a search tab

  /// Creates a tab for searching.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }

  // MARK: The model

  override func makeItem() -> UITabBarItem { UITabBarItem(tabBarSystemItem: .search, tag: 0) }
}
