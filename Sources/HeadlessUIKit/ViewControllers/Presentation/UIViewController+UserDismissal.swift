extension UIViewController {
  /// Whether the view controller itself is presented, and neither on its way in nor out.
  package final var isThereToDismiss: Bool {
    storedPresenter != nil && presentationState.phase == .isThere
      && !presentationState.isDismissalPending
  }

  /// What this view controller itself presents.
  package final var presentedHere: UIViewController? { storedPresented }

  /// Ends the presentation of this view controller, or of the one around it that is presented, as a
  /// user does; answers why not, where that fails (behaviour 165).
  package final func dismissAsUser(by gesture: UserDismissal) -> UserDismissal.Refusal? {
    guard let presented = nearestPresented, presented.isThereToDismiss,
      let controller = presented.presentationState.controller
    else { return .notPresented }
    if let front = presented.storedPresented { return .covered(by: front) }
    if let reason = controller.whyNot(gesture) { return .unsuited(reason) }
    let delegate = controller.delegate
    if let veto = presented.userDismissalVeto {
      delegate?.presentationControllerDidAttemptToDismiss(controller)
      return .veto(veto)
    }
    delegate?.presentationControllerWillDismiss(controller)
    presented.endAsUser {
      presented.userDidDismiss()
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    return nil
  }

  /// Dismisses the view controller and all that stands on it, unless it goes already.
  final func endAsUser(_ completion: @escaping () -> Void) {
    if !presentationState.isDismissalPending {
      endPresentation(animated: true, completion: completion)
    }
  }

  /// The first view controller that forbids its dismissal: this one, or the page that it shows.
  final var modalCulprit: UIViewController? {
    var page: UIViewController? = self
    while let controller = page {
      if controller.isModalInPresentation { return controller }
      page = controller.drivesItsChildren ? controller.childrenThatShow.last : nil
    }
    return nil
  }
}
