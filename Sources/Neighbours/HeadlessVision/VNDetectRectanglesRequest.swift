import HeadlessUIKit

/// Finds rectangles, such as papers.
open class VNDetectRectanglesRequest: VNImageBasedRequest {
  /// The smallest ratio of the sides.
  open var minimumAspectRatio: Float = 0.5
  /// The largest ratio of the sides.
  open var maximumAspectRatio: Float = 1
  /// How far corners may be from right angles, in degrees.
  open var quadratureTolerance: Float = 30
  /// The smallest side, of a picture that is 1 wide.
  open var minimumSize: Float = 0.2
  /// How sure it has to be.
  open var minimumConfidence: Float = 0
  /// How many are found; 0 for all.
  open var maximumObservations = 1

  /// What was found.
  @_nonoverride open var results: [VNRectangleObservation]? { answers as? [VNRectangleObservation] }

  override var found: [VNObservation] {
    SimulatedVision.rectangles.map(VNRectangleObservation.init(boundingBox:))
  }
}
