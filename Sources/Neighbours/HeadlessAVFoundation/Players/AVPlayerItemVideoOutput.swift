public import HeadlessUIKit

/// What takes the pictures of an item, which has none here.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput {
  /// What hears of pictures.
  open private(set) weak var delegate: (any AVPlayerItemOutputPullDelegate)?
  /// Where the delegate is called.
  open private(set) var delegateQueue: DispatchQueue?

  /// Creates an output of pictures in a format.
  public init(pixelBufferAttributes: [String: Any]? = nil) { super.init() }

  /// Creates an output of pictures.
  public override init() { super.init() }

  /// Creates an output of pictures with settings.
  public init(outputSettings: [String: any Sendable]? = nil) { super.init() }

  /// Returns whether there is a new picture at a time.
  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }

  /// Returns the picture at a time.
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime,
    itemTimeForDisplay outItemTimeForDisplay: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }

  /// Sets what hears of pictures.
  open func setDelegate(
    _ delegate: (any AVPlayerItemOutputPullDelegate)?, queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }

  /// Asks to hear of the next picture, which does not come.
  open func requestNotificationOfMediaDataChange(withAdvanceInterval interval: TimeInterval) {}
}

/// The methods that hear of an item's pictures.
@preconcurrency @MainActor
public protocol AVPlayerItemOutputPullDelegate: NSObjectProtocol {
  /// Called when there will be a picture.
  func outputMediaDataWillChange(_ sender: AVPlayerItemOutput)

  /// Called when the item has gone to another place.
  func outputSequenceWasFlushed(_ output: AVPlayerItemOutput)
}

extension AVPlayerItemOutputPullDelegate {
  public func outputMediaDataWillChange(_ sender: AVPlayerItemOutput) {}
  public func outputSequenceWasFlushed(_ output: AVPlayerItemOutput) {}
}
