import Foundation

/// Presents an alert or an action sheet on top of everything else.
@MainActor
final class AlertPresentationController: UIPresentationController {
  override var presentationStyle: UIModalPresentationStyle { .overFullScreen }

  override var shouldRemovePresentersView: Bool { false }

  override func fault(in gesture: UserDismissal) -> UserDismissal.Fault? {
    guard let alert = presented as? UIAlertController else { return nil }
    if alert.preferredStyle == .alert { return .alert }
    if gesture == .swipe { return .actionSheet }
    return alert.cancelAction == nil ? .noCancelAction : nil
  }

  /// The frame of the alert: in the middle, or at the bottom for an action sheet.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert = presented as? UIAlertController else {
      return .zero
    }
    let bounds = container.bounds
    let isSheet = alert.preferredStyle == .actionSheet
    let width =
      isSheet
      ? max(0, bounds.width - 2 * Self.sheetMargin) : min(Self.alertWidth, bounds.width)
    let fields = UIAlertController.heightOfTextField * CGFloat(alert.textFields?.count ?? 0)
    let actions = Self.actionHeight * CGFloat(alert.actions.count)
    let height = min(bounds.height, Self.headerHeight + fields + actions)
    let bottom = bounds.height - container.safeAreaInsets.bottom
    return CGRect(
      x: (bounds.width - width) / 2,
      y: isSheet ? max(0, bottom - height) : (bounds.height - height) / 2,
      width: width, height: height)
  }

  /// The width of an alert, as on a device.
  private static let alertWidth: CGFloat = 270
  /// The space between an action sheet and the sides of the screen.
  private static let sheetMargin: CGFloat = 8
  /// The height of title and message together.
  private static let headerHeight: CGFloat = 80
  private static let actionHeight: CGFloat = 44
}
