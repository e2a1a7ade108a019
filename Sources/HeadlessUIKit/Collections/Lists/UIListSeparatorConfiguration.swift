/// How the lines above and below an item of a list look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  // MARK: Creating a configuration

  /// Creates the usual lines of a list.
  @preconcurrency @MainActor
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {
    color = .separator
    multipleSelectionColor = .separator
  }

  /// Adds what tells configurations apart most often.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(topSeparatorVisibility)
    hasher.combine(bottomSeparatorVisibility)
    hasher.combine(color)
  }

  // MARK: Configuring visibility

  /// Whether the line above the item shows.
  public var topSeparatorVisibility = Visibility.automatic

  /// Whether the line below the item shows.
  public var bottomSeparatorVisibility = Visibility.automatic

  // MARK: Configuring insets

  /// The space at both ends of the line above the item.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The space at both ends of the line below the item.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

  /// The space that the list chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  // MARK: Configuring the color

  /// The color of the lines.
  public var color: UIColor

  /// The color of the lines between items that are selected.
  public var multipleSelectionColor: UIColor
}

extension UIListSeparatorConfiguration {
  /// Whether a line shows.
  public enum Visibility: Int, Hashable, Sendable {
    /// As the list chooses.
    case automatic = 0
    case visible = 1
    /// It does not show.
    case hidden = 2
  }
}
