public import HeadlessUIKit

/// Something that was found in an image.
open class CIFeature: NSObject {
  /// Where it is.
  public final let bounds: CGRect

  init(_ bounds: CGRect) { self.bounds = bounds }

  /// What it is.
  open var type: String { "" }
}
