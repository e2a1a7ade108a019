import HeadlessUIKit

/// A code that was found in an image.
public final class CIQRCodeFeature: CIFeature {
  /// Its text.
  public let messageString: String?

  init(_ bounds: CGRect, _ message: String) {
    messageString = message
    super.init(bounds)
  }

  /// A code.
  public override var type: String { "QRCode" }
}
