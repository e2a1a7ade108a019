public import HeadlessUIKit

extension URL: QLPreviewItem {
  /// The file.
  public var previewItemURL: URL? { self }
}
