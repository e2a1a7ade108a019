import Foundation

/// The recognizer of taps on the edges of pages that curl.
final class PageTapGestureRecognizer: UITapGestureRecognizer {
  override class var objectiveCMembers: [Selector.Method] {
    [.method("turnPage", PageTapGestureRecognizer.turnPage)]
  }

  /// The part of a page, at each edge, on which a tap turns it.
  private static let edge: CGFloat = 0.2

  private let controllerLink: ControllerLink

  init(_ controller: UIPageViewController) {
    controllerLink = controller.link
    super.init(target: nil, action: nil)
    addTarget(self, action: "turnPage")
  }

  override init?(coder: NSCoder) { nil }

  private func turnPage() {
    guard state == .ended, let controller = controllerLink.controller as? UIPageViewController,
      let view = controller.viewIfLoaded
    else { return }
    let point = location(in: view)
    let isBeside = controller.navigationOrientation == .horizontal
    let place = isBeside ? point.x / view.bounds.width : point.y / view.bounds.height
    if place > 1 - Self.edge { controller.userTurn(.forward) }
    if place < Self.edge { controller.userTurn(.reverse) }
  }
}
