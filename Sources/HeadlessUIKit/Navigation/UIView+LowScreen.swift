extension UIView {
  /// Whether the view is in a window on a phone that lies on its side.
  final var isOnLowScreen: Bool { UIScreen.wasEverLow && storedWindow?.screen.isLow == true }
}
