extension UIViewController {
  /// What a view controller presents, who presents it, and how far that has come.
  struct PresentationState {
    enum Phase {
      case isAway, comes, isThere, goes
    }

    /// A transition whose coordinator others may use.
    enum Coordinated {
      case navigation(NavigationTransition)
      case presentation(UIPresentationController)
      case dismissal(UIPresentationController)
    }

    /// What this view controller itself presents; to be set through `storedPresented`.
    var presented: UIViewController?
    /// Who presents this view controller itself.
    var presenterLink: ControllerLink?
    /// The controller of this view controller's own presentation.
    var controller: UIPresentationController?
    /// How far the presentation of this view controller has come.
    var phase = Phase.isAway
    /// Whether a dismissal of this view controller was asked for and has not ended.
    var isDismissalPending = false
    /// The transition that is under way.
    var coordinated: Coordinated?
  }
}
