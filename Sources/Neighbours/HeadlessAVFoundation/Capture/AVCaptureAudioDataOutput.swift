public import HeadlessUIKit

/// An output that hands over sound piece by piece, which does not come by itself here.
@preconcurrency @MainActor
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  /// Creates one without a delegate.
  public override init() { super.init() }

  /// The delegate that gets sound; it is not kept alive.
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?

  /// The queue on which it is told.
  open private(set) var sampleBufferCallbackQueue: DispatchQueue?

  /// Sets the delegate that gets sound.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
    self.sampleBufferCallbackQueue = sampleBufferCallbackQueue
  }

  override final var mediaTypes: [AVMediaType] { [.audio] }
}

/// The methods by which sound is handed over.
@preconcurrency @MainActor
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called with a piece of sound.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}
