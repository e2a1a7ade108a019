import HeadlessUIKit

/// An accessory at the edge of a list's cell that a user can tap.
public enum ListAccessory: String, Sendable {
  /// The button for details.
  case detail
  /// The arrow that expands and collapses the item.
  case outlineDisclosure
  /// The button that reveals the actions of the item.
  case delete
  /// The button for inserting.
  case insert
  /// The button that opens a menu.
  case popUpMenu
  /// The app's own control.
  case customView
}
