import Foundation

/// The container view of one presentation.
@MainActor
final class PresentationView: UIView {
  /// The link to the presented view controller, which leads to the presentation controller.
  ///
  /// A weak reference to the presentation controller would make that slower.
  private let presentedLink: ControllerLink

  init(frame: CGRect, presented: UIViewController) {
    presentedLink = presented.link
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  // What lies below a sheet that does not dim it, or below a popover's edge, may be touched.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    let controller = presentedLink.controller?.presentationState.controller
    return controller?.lets(touchThroughAt: point) == true ? nil : hit
  }

  override func layoutSubviews() {
    let controller = presentedLink.controller?.presentationState.controller
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
