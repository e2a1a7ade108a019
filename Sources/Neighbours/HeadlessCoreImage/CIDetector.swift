public import HeadlessUIKit

/// What finds codes in images: the codes that a test names, see ``SimulatedCodes/detected``, and no
/// faces.
open class CIDetector: NSObject {
  private let type: String

  /// Creates a detector of a kind.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    self.type = type
    super.init()
  }

  /// Returns what is in an image.
  open func features(in image: CIImage) -> [CIFeature] {
    guard type == CIDetectorTypeQRCode else { return [] }
    return DetectedCodes.current.all.map { CIQRCodeFeature(image.extent, $0) }
  }

  /// Returns what is in an image.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    features(in: image)
  }
}

/// A detector of codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// A detector of faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// A detector of rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// A detector of text.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The accuracy of a detector.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// It looks well, and takes longer.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// It is fast.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The turn of an image.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// Whether smiles are looked for.
public let CIDetectorSmile = "CIDetectorSmile"
