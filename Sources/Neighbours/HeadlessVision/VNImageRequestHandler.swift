public import HeadlessCoreImage
public import HeadlessImageIO
public import HeadlessUIKit

/// Finds things in a picture.
open class VNImageRequestHandler: NSObject {
  /// Creates one for a picture.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Creates one for a picture that is turned.
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Creates one for a picture.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Creates one for a picture that is turned.
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) { super.init() }

  /// Creates one for a file's contents.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Creates one for a file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) { super.init() }

  /// Performs requests, and calls their closures before it returns.
  open func perform(_ requests: [VNRequest]) throws { try VisionAnswers.perform(requests) }
}

/// What is known of a picture.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "VNImageOptionCameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "VNImageOptionCIContext")
}
