public import HeadlessUIKit

/// What can be previewed.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file.
  var previewItemURL: URL? { get }

  /// What it is called; its file's name if there is none.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// There is none.
  public var previewItemTitle: String? { nil }
}
