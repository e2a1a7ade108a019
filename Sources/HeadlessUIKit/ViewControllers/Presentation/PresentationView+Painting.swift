import Foundation

extension PresentationView: SelfPainting {
  func paintParts(_ painter: PartPainter) {
    if let popover = presentation as? UIPopoverPresentationController {
      return paintArrow(of: popover, painter)
    }
    guard dims else { return }
    painter.fill(
      storedBounds,
      UIColor(white: 0, alpha: traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2))
  }

  /// Draws the arrow of a popover, and the shadow around both.
  private func paintArrow(of popover: UIPopoverPresentationController, _ painter: PartPainter) {
    guard popover.backgroundViewType == nil, let place = popover.place(in: self),
      let anchor = popover.anchor(in: self),
      let view = storedSubviews.last
    else { return }
    let color = popover.backgroundColor ?? view.backgroundColor ?? .systemBackground
    let frame = place.frame
    let (high, wide) = (DeviceProfile.current.presentations.popoverArrow, CGFloat(13))
    /// A place along a side, as near to the target's middle as the corners allow.
    func along(_ wish: CGFloat, _ low: CGFloat, _ top: CGFloat) -> CGFloat {
      let corner = cornerRadius(of: view) + wide
      return max(min(wish, top - corner), low + corner)
    }
    let x = along(anchor.midX, frame.minX, frame.maxX)
    let y = along(anchor.midY, frame.minY, frame.maxY)
    let (base, out): (CGPoint, CGPoint) =
      switch place.arrow {
      case .up: (CGPoint(x: x, y: frame.minY), CGPoint(x: 0, y: -1))
      case .down: (CGPoint(x: x, y: frame.maxY), CGPoint(x: 0, y: 1))
      case .left: (CGPoint(x: frame.minX, y: y), CGPoint(x: -1, y: 0))
      default: (CGPoint(x: frame.maxX, y: y), CGPoint(x: 1, y: 0))
      }
    let points = [
      CGPoint(x: base.x + out.y * wide, y: base.y + out.x * wide),
      CGPoint(x: base.x + out.x * high, y: base.y + out.y * high),
      CGPoint(x: base.x - out.y * wide, y: base.y - out.x * wide),
    ]
    painter.withShadow(y: 4, blur: 24, opacity: 0.2) {
      $0.fill(frame, color, radius: cornerRadius(of: view))
      $0.fill(points, color)
    }
  }

  func paintFrontParts(_ painter: PartPainter) {
    guard let sheet = presentation as? UISheetPresentationController, sheet.prefersGrabberVisible,
      let view = storedSubviews.last
    else { return }
    painter.fill(
      CGRect(x: view.frame.midX - 18, y: view.frame.minY + 5, width: 36, height: 5),
      .tertiaryLabel, radius: 2.5)
  }

  /// Whether the screen behind is dimmed meanwhile.
  private var dims: Bool {
    guard let presentation else { return false }
    if presentation is AlertPresentationController { return true }
    guard let sheet = presentation as? UISheetPresentationController else { return false }
    return sheet.largestUndimmedDetentIdentifier == nil
  }

  /// The corners of a view that is presented, which the system rounds.
  func cornerRadius(of view: UIView) -> CGFloat {
    guard view === storedSubviews.last else { return 0 }
    if let sheet = presentation as? UISheetPresentationController {
      return sheet.preferredCornerRadius ?? 10
    }
    return presentation is UIPopoverPresentationController ? 13 : 0
  }
}
