extension UIViewController: UIContentContainer {
  /// What hears of the size that the view controller prefers: its container, or what presents it.
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
