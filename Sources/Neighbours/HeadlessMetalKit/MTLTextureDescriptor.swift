public import HeadlessUIKit

/// What a picture is to be.
open class MTLTextureDescriptor: NSObject {
  /// The kind of pixels.
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  /// The number of pixels in a row.
  open var width = 1
  /// The number of rows.
  open var height = 1

  /// Creates one.
  public override init() { super.init() }
}
