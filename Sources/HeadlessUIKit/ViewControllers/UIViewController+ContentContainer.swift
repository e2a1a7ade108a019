extension UIViewController: UIContentContainer {
  /// The object that is told of the view controller's preferred size: its container, or its
  /// presentation controller.
  final var contentContainer: (any UIContentContainer)? {
    parent ?? (isPresented ? presentationState.controller : nil)
  }

  /// The traits that the parent gives the view controller.
  final var traitsFromParent: UITraitCollection? {
    guard let given = containment.givenTraits, given.by === containment.parentLink else {
      return nil
    }
    return given.traits
  }
}
