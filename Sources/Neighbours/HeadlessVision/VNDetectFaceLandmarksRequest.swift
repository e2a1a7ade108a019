import HeadlessUIKit

/// Finds faces; eyes and mouths are not told.
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
  /// What was found.
  @_nonoverride open var results: [VNFaceObservation]? { answers as? [VNFaceObservation] }

  override var found: [VNObservation] {
    SimulatedVision.faces.map(VNFaceObservation.init(boundingBox:))
  }
}
