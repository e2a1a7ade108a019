extension UINavigationItem {
  /// Whether a title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below.
    case automatic = 0
    /// Large.
    case always = 1
    /// Not large.
    case never = 2
    /// In the line with the buttons.
    case inline = 3
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or less where there is less room.
    case `default` = 0
    /// "Back", or nothing.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// How title and items are arranged.
  public enum ItemStyle: Int, Sendable {
    /// With the title in the middle.
    case navigator = 0
    /// With the title at the leading edge and items in the middle.
    case browser = 1
    /// As a browser, for an app that edits.
    case editor = 2
  }
}
