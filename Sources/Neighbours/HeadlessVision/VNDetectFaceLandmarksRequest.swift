import HeadlessUIKit

/// Finds faces; eyes and mouths are not told.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  override var found: [VNObservation] {
    SimulatedVision.faces.map(VNFaceObservation.init(boundingBox:))
  }
}
