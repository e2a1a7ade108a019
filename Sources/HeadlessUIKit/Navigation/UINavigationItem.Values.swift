extension UINavigationItem {
  /// Where a search bar stands.
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// Beside the title.
    case inline = 1
    /// Below the title.
    case stacked = 2
    /// Among the items, as one of them.
    case integrated = 3
    /// Among the items in the middle.
    case integratedCentered = 4
    /// Among the items, as a button.
    case integratedButton = 5
  }

  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The same as the item below.
    case automatic = 0
    case always = 1
    case never = 2
    /// In one line with the buttons.
    case inline = 3
  }

  /// The text of a back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or a shorter text if there is less room.
    case `default` = 0
    /// "Back", or nothing.
    case generic = 1
    /// No text.
    case minimal = 2
  }

  /// How title and items are arranged.
  public enum ItemStyle: Int, Sendable {
    /// With the title in the middle.
    case navigator = 0
    /// With the title at the leading edge and items in the middle.
    case browser = 1
    /// Like `browser`, for an app in which the user edits.
    case editor = 2
  }
}
