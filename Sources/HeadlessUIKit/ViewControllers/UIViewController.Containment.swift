extension UIViewController {
  /// The parent and the children of a view controller, and the link by which others find it.
  package struct Containment {
    package var children: [UIViewController] = []
    var parentLink: ControllerLink?
    /// The traits that a parent gives this view controller, and the link to that parent.
    var givenTraits: (traits: UITraitCollection, by: ControllerLink)?
    /// The link to this view controller, if anything has needed it yet.
    var linkIfMade: ControllerLink?
    /// Whether something on stage holds the view controller, see `ControllerLink`.
    var isOnStage = false
  }
}
