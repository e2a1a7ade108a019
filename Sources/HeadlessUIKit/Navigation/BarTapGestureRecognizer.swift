import Foundation

/// The recognizer of the taps that hide a navigation controller's bars, or show them again.
///
/// It takes the taps that nothing else takes: taps on controls, rows and the bars themselves are
/// not its own.
final class BarTapGestureRecognizer: UITapGestureRecognizer {
  override class var objectiveCMembers: [Selector.Method] {
    [.method("toggleBars", BarTapGestureRecognizer.toggleBars)]
  }

  private let controllerLink: ControllerLink
  /// Whether the toolbar was hidden by a tap, and so comes back by one.
  private var hasHiddenToolbar = false

  init(_ controller: UINavigationController) {
    controllerLink = controller.link
    super.init(target: nil, action: nil)
    isEnabled = false
    cancelsTouchesInView = false
    addTarget(self, action: "toggleBars")
  }

  override init?(coder: NSCoder) { nil }

  override func yields(to view: UIView) -> Bool {
    view is UIControl || view is UITableViewCell || view is UINavigationBar || view is UIToolbar
      || super.yields(to: view)
  }

  private func toggleBars() {
    guard state == .ended, let controller = controllerLink.controller as? UINavigationController
    else { return }
    let hides = !controller.isNavigationBarHidden
    if hides { hasHiddenToolbar = !controller.isToolbarHidden }
    controller.setNavigationBarHidden(hides, animated: true)
    if hasHiddenToolbar { controller.setToolbarHidden(hides, animated: true) }
  }
}
