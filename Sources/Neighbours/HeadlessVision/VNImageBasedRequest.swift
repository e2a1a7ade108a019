public import HeadlessUIKit

/// Something that is to be found in a part of a picture.
open class VNImageBasedRequest: VNRequest {
  /// The part, of a picture that is 1 wide and high.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
