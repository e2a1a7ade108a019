/// What becomes of the preview above a context menu when the user taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away with the menu.
  case dismiss = 0
  /// It grows to the size of the screen.
  case pop = 1
}
