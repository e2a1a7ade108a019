public import Foundation

/// Lets a film go into a separate window, which a simulator mostly does not.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Creates one, where films can do so: here none.
  public init?(playerLayer: AVPlayerLayer) { nil }

  /// Whether films can go into windows of their own.
  open class func isPictureInPictureSupported() -> Bool { false }

  /// The delegate, which is not kept alive.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it is possible now.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether the film is in a window of its own.
  open var isPictureInPictureActive: Bool { false }

  /// Lets the film go into a window of its own.
  open func startPictureInPicture() {}

  /// Lets it come back.
  open func stopPictureInPicture() {}
}

/// The methods by which a film in a window of its own tells what happens.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {}
