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
    // What lies below a sheet that does not dim it, or below a popover's edge, may be touched, and
    // the bar of a search even in front of its results.
    if hit === self || controller?.staysBelowBars == true,
      controller?.lets(touchThroughAt: point) == true
    {
      return nil
    }
    // A screen that shows what is behind it lets touches through where it has no views of its own.
    guard presented.isSeenThrough, hit === self || hit === presented.viewIfLoaded else {
      return hit
    }
    return nil
  }

  /// What presents the view.
  var presentation: UIPresentationController? {
    presentedLink.controller?.presentationState.controller
  }

  /// What the presentation places is placed at the next layout instead.
  override var placedSubview: UIView? { presentation?.placedView }

  override func layoutSubviews() {
    let controller = presentation
    controller?.placePresentedView()
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
