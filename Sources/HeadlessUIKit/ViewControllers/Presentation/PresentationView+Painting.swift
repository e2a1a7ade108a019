import Foundation

extension PresentationView: SelfPainting {
  func paintParts(_ painter: PartPainter) {
    guard dims else { return }
    painter.fill(
      storedBounds,
      UIColor(white: 0, alpha: traitCollection.userInterfaceStyle == .dark ? 0.48 : 0.2))
  }

  func paintFrontParts(_ painter: PartPainter) {
    guard let sheet = presentation as? UISheetPresentationController, sheet.prefersGrabberVisible,
      let view = storedSubviews.last
    else { return }
    painter.fill(
      CGRect(x: view.frame.midX - 18, y: view.frame.minY + 5, width: 36, height: 5),
      .tertiaryLabel, radius: 2.5)
  }

  /// Whether what is behind is darker meanwhile.
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
