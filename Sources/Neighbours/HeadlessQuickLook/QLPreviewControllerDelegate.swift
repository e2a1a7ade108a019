public import HeadlessUIKit

/// A preview's questions about its items.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns how many items there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int

  /// Returns an item.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// The methods by which a preview tells what the user does.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// Called when the preview is about to go.
  func previewControllerWillDismiss(_ controller: QLPreviewController)

  /// Called when the preview has gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)

  /// Returns whether a link in an item is opened.
  func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool

  /// Returns what becomes of what the user writes on an item.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode

  /// Called when the user has written on an item, in its file.
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)

  /// Called when the user has written on an item, in a copy.
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)

  /// Returns the view that the preview grows out of.
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
}

extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}

  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}

  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }

  /// It is not kept.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }

  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}

  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}

  /// Has no such view.
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
}

/// The use of the user's drawing on an item.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// The user cannot write.
  case disabled = 0
  /// It is kept in the file.
  case updateContents = 1
  /// It is kept in a copy.
  case createCopy = 2
}
