public import HeadlessCoreImage
public import HeadlessUIKit

/// Finds things in one picture after the other.
open class VNSequenceRequestHandler: NSObject {
  /// Creates one.
  public override init() { super.init() }

  /// Performs requests on a picture.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VisionAnswers.perform(requests)
  }

  /// Performs requests on a picture.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VisionAnswers.perform(requests)
  }
}
