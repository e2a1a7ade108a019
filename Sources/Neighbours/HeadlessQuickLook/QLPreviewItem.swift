public import HeadlessUIKit

/// What can be previewed.
///
/// Addresses are too, as they are and as objects, since `as QLPreviewItem` makes objects of them on Apple's
/// systems.
public protocol QLPreviewItem {
  /// The file.
  var previewItemURL: URL? { get }

  /// What it is called; its file's name if there is none.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// There is none.
  public var previewItemTitle: String? { nil }
}
