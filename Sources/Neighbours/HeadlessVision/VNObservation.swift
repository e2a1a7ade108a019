public import HeadlessUIKit

/// Something that was found in a picture.
open class VNObservation: NSObject {
  /// What tells it apart.
  public final let uuid = UUID()
  /// How sure it is.
  public final let confidence: Float

  init(confidence: Float) {
    self.confidence = confidence
    super.init()
  }
}
