/// The conditions that hold for view controllers that present each other, after each presentation
/// or dismissal has begun or ended.
extension UIViewController {
  /// The broken conditions of this view controller's part of the chain; empty, unless the model has
  /// a fault.
  package final var brokenPresentation: [String] {
    var broken: [String] = []
    let name = objectName(self)
    if let presented = storedPresented {
      if !presented.isPresented(by: self) {
        broken.append("\(name) presents \(objectName(presented)), which another one presents")
      }
      if presented.presentationState.controller == nil {
        broken.append("\(objectName(presented)) is presented without a presentation controller")
      }
    }
    if let presenter = storedPresenter, presenter.storedPresented !== self {
      broken.append("\(name) is presented by \(objectName(presenter)), which presents another one")
    }
    if presentationState.presenterLink == nil {
      if presentationState.phase == .comes || presentationState.phase == .isThere {
        broken.append("\(name) is there, and nobody presents it")
      }
      if presentationState.isDismissalPending {
        broken.append("\(name) is to be dismissed, and nobody presents it")
      }
    } else if presentationState.phase == .isAway {
      broken.append("\(name) is presented, and away")
    }
    return broken
  }

  /// Reports a chain that is broken at this view controller, in a debug build.
  final func checkPresentation() { Invariants.check(brokenPresentation) }
}
