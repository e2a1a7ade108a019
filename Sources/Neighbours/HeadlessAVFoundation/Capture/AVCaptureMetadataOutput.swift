public import Foundation

/// An output that hands over found codes.
@preconcurrency @MainActor
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// Creates one that finds nothing yet.
  public override init() { super.init() }

  /// The delegate that hears of found codes; it is not kept alive.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// The queue on which it is told, which is the main actor here.
  open private(set) var metadataObjectsCallbackQueue: DispatchQueue?

  /// Sets the delegate that hears of found codes.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {
    metadataObjectsDelegate = objectsDelegate
    metadataObjectsCallbackQueue = queue
  }

  /// The kinds of codes to look for.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []

  /// The kinds of codes that can be found.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] {
    [
      .qr, .ean13, .ean8, .code128, .code39, .code93, .pdf417, .aztec, .upce, .dataMatrix,
      .interleaved2of5, .face, .itf14, .code39Mod43, .codabar, .microQR, .microPDF417, .gs1DataBar,
      .gs1DataBarExpanded, .gs1DataBarLimited,
    ]
  }

  /// Where it is looked for, in shares of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  override final var mediaTypes: [AVMediaType] { [.metadataObject] }
}

/// An object that hears of what a camera has found.
@preconcurrency @MainActor
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  /// Called with what was found.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
