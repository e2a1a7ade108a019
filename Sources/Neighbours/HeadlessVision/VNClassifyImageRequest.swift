import HeadlessUIKit

/// Says what is in a picture.
open class VNClassifyImageRequest: VNImageBasedRequest {
  override var found: [VNObservation] {
    SimulatedVision.classifications.map(VNClassificationObservation.init)
  }
}
