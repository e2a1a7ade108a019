extension UIView {
  /// Whether the view is in a window on a phone that lies on its side.
  final var isOnLowScreen: Bool { storedWindow?.application.screen.isLow == true }

  /// How high the bars around a view are; outside of a window, as on an upright screen.
  static func barHeights(around view: UIView?) -> BarHeights {
    if let window = view?.storedWindow { return window.application.screen.bars }
    return UIApplication.shared.screen.device.bars(isTurned: false)
  }
}
