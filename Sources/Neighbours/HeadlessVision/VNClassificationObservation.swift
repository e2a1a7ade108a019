import HeadlessUIKit

/// What is in a picture.
open class VNClassificationObservation: VNObservation {
  /// The name.
  public final let identifier: String

  init(_ classification: SimulatedVision.Classification) {
    identifier = classification.identifier
    super.init(confidence: classification.confidence)
  }
}
