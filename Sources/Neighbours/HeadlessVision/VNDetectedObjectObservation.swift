public import HeadlessUIKit

/// Something that was found at a place in a picture.
open class VNDetectedObjectObservation: VNObservation {
  /// The place, of a picture that is 1 wide and high, from the bottom on.
  public final let boundingBox: CGRect

  /// Creates one at a place.
  public init(boundingBox: CGRect) {
    self.boundingBox = boundingBox
    super.init(confidence: 1)
  }
}
