import HeadlessUIKit

/// Says what is in a picture.
open class VNClassifyImageRequest: VNImageBasedRequest {
  /// What was found.
  @_nonoverride open var results: [VNClassificationObservation]? {
    answers as? [VNClassificationObservation]
  }

  override var found: [VNObservation] {
    SimulatedVision.classifications.map(VNClassificationObservation.init)
  }
}
