extension UIViewController {
  /// Whether the view controller itself is presented, and is neither arriving nor leaving.
  package final var isThereToDismiss: Bool {
    storedPresenter != nil && presentationState.phase == .isThere
      && !presentationState.isDismissalPending
  }

  /// The screen in front of this presented view controller: the system's alert, or the one that it
  /// presents itself.
  package final var inFront: UIViewController? {
    if let alert = hostApplication.systemAlert, alert !== self { return alert }
    return storedPresented
  }

  /// Ends the presentation of this view controller or its container, as a user does.
  ///
  /// Returns why not if that fails (behaviour 165).
  ///
  /// - Parameter drag: The finger that drags the sheet away, which may come back.
  package final func dismissAsUser(
    by gesture: UserDismissal, drivenBy drag: TransitionDrag? = nil
  ) -> Refusal<UserDismissal.Fault>? {
    guard let presented = nearestPresented, presented.isThereToDismiss,
      let controller = presented.presentationState.controller
    else { return Refusal(.notPresented) }
    if let front = presented.inFront { return Refusal(.covered, culprit: front) }
    if let fault = controller.fault(in: gesture) { return Refusal(fault, culprit: presented) }
    let delegate = controller.delegate
    if let veto = presented.userDismissalVeto {
      if drag?.finishes != false {
        delegate?.presentationControllerDidAttemptToDismiss(controller)
      }
      return veto
    }
    delegate?.presentationControllerWillDismiss(controller)
    presented.endAsUser(drivenBy: drag) {
      presented.userDidDismiss()
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
    return nil
  }

  /// Why a user cannot touch the view controller's own presentation.
  package final var faultAsPresented: Refusal<UserDismissal.Fault>? {
    guard isThereToDismiss else { return Refusal(.notPresented) }
    return inFront.map { Refusal(.covered, culprit: $0) }
  }

  /// The presentation of the view controller or its container, if a swipe down could end it.
  package final var presentationToSwipe: UIPresentationController? {
    guard let presented = nearestPresented, presented.faultAsPresented == nil,
      let controller = presented.presentationState.controller
    else { return nil }
    return controller.fault(in: .swipe) == nil ? controller : nil
  }

  /// Calls a closure with the sheet around the view controller, if a finger can drag it.
  ///
  /// Returns why no sheet can be dragged.
  package final func withSheetToDrag(
    _ body: (UISheetPresentationController) -> Void
  ) -> Refusal<SheetFault>? {
    guard let presented = nearestPresented, presented.isThereToDismiss,
      let controller = presented.presentationState.controller
    else { return Refusal(.notPresented) }
    if let front = presented.inFront { return Refusal(.covered, culprit: front) }
    guard let sheet = controller as? UISheetPresentationController, !sheet.coversPresenter else {
      return Refusal(.noSheet(controller.adaptedStyle))
    }
    body(sheet)
    return nil
  }

  /// Dismisses the view controller, and all that is presented on it, unless it is leaving already.
  package final func endAsUser(
    drivenBy drag: TransitionDrag? = nil, _ completion: @escaping () -> Void
  ) {
    if !presentationState.isDismissalPending {
      endPresentation(animated: true, drivenBy: drag, completion: completion)
    }
  }

  /// The first view controller that forbids the dismissal: this one, or a current screen inside it.
  final var modalCulprit: UIViewController? {
    var page: UIViewController? = self
    while let controller = page {
      if controller.isModalInPresentation { return controller }
      page = controller.drivesItsChildren ? controller.currentChildren.last : nil
    }
    return nil
  }
}

/// A reason why a user cannot drag a sheet.
package enum SheetFault {
  /// Nothing presents the view controller, or it is still arriving or leaving.
  case notPresented
  /// The culprit is presented over it.
  case covered
  /// It is presented in another style.
  case noSheet(UIModalPresentationStyle)
}
