extension UIViewController {
  /// The presentation of a view controller: the presented screen, the presenter, and its progress.
  struct PresentationState {
    enum Phase {
      case isAway, comes, isThere, goes
    }

    /// The view controller that this one itself presents; set it through `storedPresented`.
    var presented: UIViewController?
    /// The link to the view controller that presents this one itself.
    var presenterLink: ControllerLink?
    /// The view controller's own presentation controller.
    var controller: UIPresentationController?
    /// The progress of this view controller's presentation.
    var phase = Phase.isAway
    /// Whether a dismissal of this view controller was requested and has not ended.
    var isDismissalPending = false
    /// The coordinator of the transition in progress, if code may add animations to it.
    var coordinator: TransitionCoordinator?
  }
}
