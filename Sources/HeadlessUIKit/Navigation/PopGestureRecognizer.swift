import Foundation

/// The recognizer with which a finger from the left edge goes back.
///
/// It goes back where the back button would; an app that gives it a delegate of its own decides
/// itself when that may be.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer, SelectorResponder {
  class var selectors: [Selector.Method] { [.method("goBack", PopGestureRecognizer.goBack)] }

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
    controller.popViewController(animated: true)
  }
}
