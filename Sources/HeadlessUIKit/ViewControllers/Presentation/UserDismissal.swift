/// How a user ends a presentation.
package enum UserDismissal {
  /// By swiping the sheet down.
  case swipe
  /// By tapping beside it.
  case tapOutside

  /// Why the presentation did not end.
  package enum Refusal {
    /// Nothing presents the view controller, or it is on its way.
    case notPresented
    /// Something is presented over it.
    case covered(by: UIViewController)
    /// What is presented in this way cannot be ended in that way.
    case unsuited(String)
    /// The app keeps the user from it.
    case veto(String)
  }
}

extension UIViewController {
  /// Whether the view controller itself is presented, and neither on its way in nor out.
  package final var isThereToDismiss: Bool {
    storedPresenter != nil && presentationPhase == .isThere && !isDismissalPending
  }

  /// What this view controller itself presents.
  package final var presentedHere: UIViewController? { storedPresented }

  /// Ends the presentation of this view controller, or of the one around it that is presented, as a
  /// user does; answers why not, where that fails (behaviour 165).
  package final func dismissAsUser(by gesture: UserDismissal) -> UserDismissal.Refusal? {
    guard let presented = nearestPresented, presented.isThereToDismiss,
      let controller = presented.storedPresentationController
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
    if !isDismissalPending { endPresentation(animated: true, completion: completion) }
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
