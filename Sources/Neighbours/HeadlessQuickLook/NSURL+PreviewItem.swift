public import HeadlessUIKit

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}
