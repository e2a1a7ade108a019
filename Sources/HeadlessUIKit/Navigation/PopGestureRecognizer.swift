import Foundation

/// The recognizer that goes back when a finger drags from the left edge.
///
/// It goes back whenever the back button would. An app that sets its own delegate decides itself
/// when it may. The screen comes back where the finger is lifted too early.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override class var objectiveCMembers: [Selector.Method] {
    [.method("dragBack", PopGestureRecognizer.dragBack)]
  }

  private let controllerLink: ControllerLink
  private var drag: TransitionDrag?

  init(_ controller: UINavigationController) {
    controllerLink = controller.link
    super.init(target: nil, action: nil)
    edges = .left
    addTarget(self, action: "dragBack")
  }

  override init?(coder: NSCoder) { nil }

  /// Whether there is a screen to go back to, and nothing prevents it.
  var canGoBack: Bool {
    guard isEnabled, let controller = controllerLink.controller as? UINavigationController else {
      return false
    }
    return controller.backViewController != nil && (delegate != nil || controller.showsBackButton)
  }

  /// Only at the edge: everywhere else it does not affect touches.
  package override func couldRecognize(_ kind: GestureKind) -> Bool { false }

  private func dragBack() {
    switch state {
    case .began:
      guard canGoBack, let controller = controllerLink.controller as? UINavigationController
      else { return }
      let drag = TransitionDrag()
      self.drag = drag
      controller.goBack(drivenBy: drag)
      drag.update(share)
    case .changed: drag?.update(share)
    case .ended: end(share >= TransitionDrag.shareToFinish)
    case .cancelled, .failed: end(false)
    default: break
    }
  }

  private func end(_ finishes: Bool) {
    drag?.end(finishes)
    drag = nil
  }

  /// How much of the way across the screen the finger has gone.
  private var share: CGFloat {
    guard let view, view.storedBounds.width > 0 else { return 0 }
    return translation(in: view).x / view.storedBounds.width
  }
}
