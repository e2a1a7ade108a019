import Foundation

/// The recognizer that goes back when a finger swipes from the left edge.
///
/// It goes back whenever the back button would. An app that sets its own delegate decides itself
/// when it may.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override class var objectiveCMembers: [Selector.Method] {
    [.method("goBack", PopGestureRecognizer.goBack)]
  }

  private let controllerLink: ControllerLink

  init(_ controller: UINavigationController) {
    controllerLink = controller.link
    super.init(target: nil, action: nil)
    edges = .left
    addTarget(self, action: "goBack")
  }

  override init?(coder: NSCoder) { nil }

  private func goBack() {
    guard state == .ended,
      let controller = controllerLink.controller as? UINavigationController,
      delegate != nil || controller.showsBackButton
    else { return }
    controller.goBack()
  }
}
