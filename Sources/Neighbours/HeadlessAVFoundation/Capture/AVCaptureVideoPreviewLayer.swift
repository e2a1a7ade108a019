public import Foundation
public import HeadlessUIKit

/// A layer that shows what a camera sees, of which nothing is seen here.
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Creates a layer without a session.
  public override init() { super.init() }

  /// Creates a copy of a layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    session = (layer as? AVCaptureVideoPreviewLayer)?.session
  }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a layer of a session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// The source of the picture.
  open var session: AVCaptureSession?
  /// The way in which the picture fits into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The connection to the layer.
  @MainActor open private(set) lazy var connection: AVCaptureConnection? = AVCaptureConnection()

  /// Returns what was found, with its place in the layer.
  @MainActor
  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? {
    metadataObject
  }
}
