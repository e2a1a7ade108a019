import HeadlessQuickLook
import HeadlessSwiftUI

/// The system's screen for files, which a binding presents.
final class PreviewScreen: QLPreviewController, BoundScreen, QLPreviewControllerDataSource {
  weak var owner: (any ScreenOwner)?
  private var files: [URL] = []
  private var changed: ((URL) -> Void)?

  /// Shows one of some files, and tells which one the user goes to.
  func show(_ files: [URL], at url: URL, _ changed: @escaping (URL) -> Void) {
    self.changed = nil
    let index = files.firstIndex(of: url) ?? 0
    if files != self.files {
      self.files = files
      reloadData()
    }
    if currentPreviewItemIndex != index { currentPreviewItemIndex = index }
    self.changed = changed
  }

  override var currentPreviewItemIndex: Int {
    didSet {
      if files.indices.contains(currentPreviewItemIndex) {
        changed?(files[currentPreviewItemIndex])
      }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { owner?.left(self) }
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { files[index] }
}
