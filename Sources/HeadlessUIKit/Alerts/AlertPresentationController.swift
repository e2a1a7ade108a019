import Foundation

/// Presents an alert or an action sheet, over whatever is there.
@MainActor
final class AlertPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  override var shouldRemovePresentersView: Bool { false }

  override func whyNot(_ gesture: UserDismissal) -> String? {
    guard let alert = presented as? UIAlertController else { return nil }
    if alert.preferredStyle == .alert { return "An alert stays until an action is tapped." }
    if gesture == .swipe { return "An action sheet cannot be swiped down." }
    return alert.cancelAction == nil ? "The action sheet has no action that cancels." : nil
  }

  /// In the middle, or at the bottom.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presented as? UIAlertController else {
      return .zero
    }
    let bounds = container.bounds
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? max(0, bounds.width - 16) : min(270, bounds.width)
    let fields = UIAlertController.heightOfTextField * CGFloat(alert.textFields?.count ?? 0)
    let height = min(bounds.height, 80 + fields + 44 * CGFloat(alert.actions.count))
    let bottom = bounds.height - container.safeAreaInsets.bottom
    return CGRect(
      x: (bounds.width - width) / 2,
      y: isSheet ? max(0, bottom - height) : (bounds.height - height) / 2,
      width: width, height: height)
  }
}
