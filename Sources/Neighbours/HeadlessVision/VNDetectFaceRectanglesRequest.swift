import HeadlessUIKit

/// Finds faces.
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest {
  /// What was found.
  @_nonoverride open var results: [VNFaceObservation]? { answers as? [VNFaceObservation] }

  override var found: [VNObservation] {
    SimulatedVision.faces.map(VNFaceObservation.init(boundingBox:))
  }
}
