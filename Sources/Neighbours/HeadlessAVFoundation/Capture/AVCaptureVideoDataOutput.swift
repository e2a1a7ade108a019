public import HeadlessUIKit

/// An output that hands over pictures one by one, which do not come by themselves here.
@preconcurrency @MainActor
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// Creates one without a delegate.
  public override init() { super.init() }

  /// The delegate that gets pictures; it is not kept alive.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// The queue on which it is told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Sets the delegate that gets pictures.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  /// The format of pictures.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures are dropped that come while the delegate is busy.
  open var alwaysDiscardsLateVideoFrames = true
  /// The formats of pixels that there are, as numbers of four letters.
  open var availableVideoPixelFormatTypes: [OSType] {
    [
      kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange,
      kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, kCVPixelFormatType_32BGRA,
    ]
  }

  override final var mediaTypes: [AVMediaType] { [.video] }
}

/// The methods by which pictures are handed over.
@preconcurrency @MainActor
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called with a picture.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)

  /// Called with a picture that came too late.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}

  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
