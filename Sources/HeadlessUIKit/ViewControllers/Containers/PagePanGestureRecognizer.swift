import Foundation

/// The recognizer of the finger that drags a page.
final class PagePanGestureRecognizer: UIPanGestureRecognizer {
  override class var objectiveCMembers: [Selector.Method] {
    [.method("turnPage", PagePanGestureRecognizer.turnPage)]
  }

  private let controllerLink: ControllerLink

  init(_ controller: UIPageViewController) {
    controllerLink = controller.link
    super.init(target: nil, action: nil)
    addTarget(self, action: "turnPage")
  }

  override init?(coder: NSCoder) { nil }

  /// Only along the pages' direction: a list on one of them scrolls across it.
  package override func couldRecognize(_ kind: GestureKind) -> Bool {
    guard case .swipe(let direction) = kind,
      let controller = controllerLink.controller as? UIPageViewController
    else { return false }
    let isHorizontal = direction == .left || direction == .right
    return isHorizontal == (controller.navigationOrientation == .horizontal)
  }

  private func turnPage() {
    guard state == .ended, let controller = controllerLink.controller as? UIPageViewController
    else { return }
    let way = translation(in: view)
    let length = controller.navigationOrientation == .horizontal ? way.x : way.y
    guard length != 0 else { return }
    controller.userTurn(length < 0 ? .forward : .reverse)
  }
}
