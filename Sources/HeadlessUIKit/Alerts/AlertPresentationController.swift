import Foundation

/// Presents an alert or an action sheet on top of everything else.
@MainActor
final class AlertPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  override var shouldRemovePresentersView: Bool { false }

  override var placesPresentedView: Bool { true }

  override func fault(in gesture: UserDismissal) -> UserDismissal.Fault? {
    guard let alert = presented as? UIAlertController else { return nil }
    if alert.preferredStyle == .alert { return .alert }
    if gesture == .swipe { return .actionSheet }
    return alert.cancelAction == nil ? .noCancelAction : nil
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView, let alert = presented as? UIAlertController,
      alert.textFields != nil
    else { return }
    // The guide follows the keyboard from now on, and requests a layout of the container each time.
    keyboardGuide = container.keyboardLayoutGuide
  }

  private var keyboardGuide: UIKeyboardLayoutGuide?

  /// The frame of the alert: in the middle of the area above the keyboard, or at the bottom for an
  /// action sheet.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presented as? UIAlertController else {
      return .zero
    }
    let bounds = container.bounds
    let isSheet = alert.preferredStyle == .actionSheet
    let sizes = DeviceProfile.current.presentations
    let width =
      isSheet
      ? max(0, bounds.width - 2 * sizes.actionSheetMargin) : min(sizes.alertWidth, bounds.width)
    let height = min(bounds.height, AlertLayout(alert, width: width).height)
    let bottom = bounds.height - container.safeAreaInsets.bottom
    let isTyped = keyboardGuide != nil && alert.hostApplication.keyboard.isShown
    let room = isTyped ? keyboardGuide?.layoutFrame.minY ?? bounds.height : bounds.height
    return CGRect(
      x: (bounds.width - width) / 2,
      y: isSheet ? max(0, bottom - height) : max(0, (room - height) / 2).roundedToPixel,
      width: width, height: height)
  }
}
