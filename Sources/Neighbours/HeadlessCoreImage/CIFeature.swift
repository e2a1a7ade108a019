public import HeadlessUIKit

/// Something that was found in an image.
open class CIFeature: NSObject {
  /// Its bounds.
  public final let bounds: CGRect

  init(_ bounds: CGRect) { self.bounds = bounds }

  /// Its kind.
  open var type: String { "" }
}
