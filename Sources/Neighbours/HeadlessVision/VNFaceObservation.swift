public import HeadlessUIKit

/// A face that was found in a picture.
open class VNFaceObservation: VNDetectedObjectObservation {
  /// Eyes and mouth, which are not told.
  open var landmarks: VNFaceLandmarks2D? { nil }
  /// How far the head is tilted.
  open var roll: NSNumber? { nil }
  /// How far the head is turned.
  open var yaw: NSNumber? { nil }
}
