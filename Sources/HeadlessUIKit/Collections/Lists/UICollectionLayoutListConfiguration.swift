public import Foundation

/// The look of a list, and the actions of its items (behaviour 536).
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  /// A closure that provides the actions of an item.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// A closure that changes the lines of an item.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  // MARK: Creating a list configuration

  /// Creates a list.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  // MARK: Configuring the list

  /// How the list looks.
  public let appearance: Appearance

  /// The color behind the items; `nil` means the appearance's.
  public var backgroundColor: UIColor?

  // MARK: Configuring headers and footers

  /// The kind of header above the items.
  public var headerMode = HeaderMode.none

  /// The kind of footer below the items.
  public var footerMode = FooterMode.none

  /// The space above a header; `nil` means the appearance's.
  public var headerTopPadding: CGFloat?

  // MARK: Configuring lines

  /// Whether there are lines between items.
  public var showsSeparators = true

  /// The lines of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Changes the lines of single items.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  // MARK: Configuring swipe actions

  /// Provides the actions at the edge where lines of text start.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Provides the actions at the edge where lines of text end.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
}

extension UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Int, Sendable {
    /// From edge to edge, with headers that stay in sight.
    case plain = 0
    /// In groups, from edge to edge.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
    /// As at the side of a tablet.
    case sidebar = 3
    /// As at the side of a tablet, without insets.
    case sidebarPlain = 4
  }

  /// The kind of header above a section's items.
  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind of headers.
    case supplementary = 1
    /// The first item (behaviour 538).
    case firstItemInSection = 2
  }

  /// The kind of footer below a section's items.
  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind of footers.
    case supplementary = 1
  }
}
