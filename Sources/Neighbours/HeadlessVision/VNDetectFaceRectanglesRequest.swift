import HeadlessUIKit

/// Finds faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  override var found: [VNObservation] {
    SimulatedVision.faces.map(VNFaceObservation.init(boundingBox:))
  }
}
