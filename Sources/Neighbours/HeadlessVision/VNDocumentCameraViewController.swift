public import HeadlessUIKit

/// The system's screen that takes pictures of documents.
///
/// It shows a bar with the button that cancels, and nothing of a camera.
@preconcurrency @MainActor
open class VNDocumentCameraViewController: UIViewController {
  /// Whether the device can do it.
  open class var isSupported: Bool { true }

  /// The delegate, which hears what the user does; it is not kept alive.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  /// Shows the bar.
  open override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    addBar("", .cancel) { [weak self] in self?.userCancel() }
  }

  // MARK: The model

  /// Takes pictures, and saves them, as a user does: the delegate closes the screen.
  final func userSave(_ pages: [UIImage], title: String) {
    delegate?.documentCameraViewController(
      self, didFinishWith: VNDocumentCameraScan(pages, title: title))
  }

  final func userCancel() {
    if isThereToDismiss { delegate?.documentCameraViewControllerDidCancel(self) }
  }

  final func userFail(with error: any Error) {
    delegate?.documentCameraViewController(self, didFailWithError: error)
  }
}

extension VNDocumentCameraViewController: SystemScreen {}

/// What hears of documents.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  /// The user has saved pictures of documents.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// The user wants none.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// No pictures could be taken.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Does nothing.
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  /// Does nothing.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
