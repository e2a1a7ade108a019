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

  override class var elementRole: ElementRole { .presentation }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard let presented = presentedLink.controller else { return hit }
    let controller = presented.presentationState.controller
    // Views below an undimmed sheet or a popover's edge may be touched, and a search's bar even in
    // front of its results.
    if hit === self || controller?.staysBelowBars == true,
      controller?.lets(touchThroughAt: point) == true
    {
      return nil
    }
    // A screen that does not cover the screen behind it lets touches through where it has no views.
    guard presented.isSeenThrough, hit === self || hit === presented.viewIfLoaded else {
      return hit
    }
    return nil
  }

  /// The controller that presents the view.
  var presentation: UIPresentationController? {
    presentedLink.controller?.presentationState.controller
  }

  /// The presentation places the view at the next layout instead.
  override var placedSubview: UIView? { presentation?.placedView }

  override func layoutSubviews() {
    let controller = presentation
    controller?.placePresentedView()
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
