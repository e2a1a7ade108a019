extension UIView {
  /// Whether the view is in a window on a phone that lies on its side.
  final var isOnLowScreen: Bool { storedWindow?.screen.isLow == true }
}
