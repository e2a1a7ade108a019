public import HeadlessUIKit

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}
