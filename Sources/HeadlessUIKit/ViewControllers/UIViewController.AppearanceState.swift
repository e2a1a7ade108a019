extension UIViewController {
  /// How far a view controller has appeared or disappeared, and with whom.
  struct AppearanceState {
    enum Phase {
      case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    /// Whether the last appearance or disappearance that began is animated.
    var isAnimated = false
    /// Whether `viewIsAppearing` is still to be called.
    var owesIsAppearing = false
    /// The children that began to appear or disappear with this view controller.
    var followers: [UIViewController] = []
    /// Whether the next appearance is the one for which a container added this view controller.
    var movesToParent = false
    /// Whether the next disappearance is the one for which a container removes it.
    var movesFromParent = false
  }
}
