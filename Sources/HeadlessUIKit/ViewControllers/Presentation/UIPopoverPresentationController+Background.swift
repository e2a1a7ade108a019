import Foundation

extension UIPopoverPresentationController {
  /// The class of the app's background, if there is one.
  final var backgroundViewType: UIPopoverBackgroundView.Type? {
    popoverBackgroundViewClass as? UIPopoverBackgroundView.Type
  }

  /// The distance from the content to the target of the popover.
  final var gap: CGFloat {
    guard let type = backgroundViewType else {
      return DeviceProfile.current.presentations.popoverArrow
    }
    return type.arrowHeight() + type.contentViewInsets().top
  }

  /// Lays the app's background behind the content, with its arrow at the target of the popover.
  final func layOutBackground() {
    guard let type = backgroundViewType, let container = containerView,
      let place = place(in: container), let anchor = anchor(in: container)
    else { return }
    let view =
      container.subviews.lazy.compactMap { $0 as? UIPopoverBackgroundView }.first
      ?? ObjectMaker.make(type)
    if view.superview !== container { container.insertSubview(view, at: 0) }
    let insets = type.contentViewInsets()
    let arrow = type.arrowHeight()
    var frame = place.frame.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    switch place.arrow {
    case .up:
      frame.origin.y -= arrow
      frame.size.height += arrow
    case .down: frame.size.height += arrow
    case .left:
      frame.origin.x -= arrow
      frame.size.width += arrow
    default: frame.size.width += arrow
    }
    view.frame = frame
    let isBeside = place.arrow == .left || place.arrow == .right
    view.arrowDirection = place.arrow
    view.arrowOffset = isBeside ? anchor.midY - frame.midY : anchor.midX - frame.midX
  }
}
