public import HeadlessUIKit

/// An item that can be previewed.
///
/// Addresses are too, as they are and as objects, since `as QLPreviewItem` makes objects of them on Apple's
/// systems.
public protocol QLPreviewItem {
  /// The file.
  var previewItemURL: URL? { get }

  /// What it is called; its file's name without a title.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

extension URL: QLPreviewItem {
  public var previewItemURL: URL? { self }
}
