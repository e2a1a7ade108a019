extension UIViewController {
  /// What a view controller contains, what contains it, and how others find it.
  struct Containment {
    var children: [UIViewController] = []
    var parentLink: ControllerLink?
    /// The link that leads to this view controller, once somebody needed it.
    var linkIfMade: ControllerLink?
    /// Whether somebody on stage holds the view controller, see `ControllerLink`.
    var isOnStage = false
  }
}
