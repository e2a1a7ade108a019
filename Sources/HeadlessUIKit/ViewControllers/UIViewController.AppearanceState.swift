extension UIViewController {
  /// The progress of a view controller's appearance or disappearance.
  struct AppearanceState {
    enum Phase {
      case disappeared, appearing, appeared, disappearing
    }

    var phase = Phase.disappeared
    /// Whether the last transition that began is animated.
    var isAnimated = false
    /// Whether `viewIsAppearing` has not been called yet.
    var owesIsAppearing = false
    /// The children that began the transition together with this view controller.
    var followers: [UIViewController] = []
    /// Whether the view controller will appear because it was added to a container.
    var movesToParent = false
    /// Whether the view controller will disappear because it was removed from its container.
    var movesFromParent = false
  }
}
