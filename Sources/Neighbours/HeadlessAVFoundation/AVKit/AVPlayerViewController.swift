public import Foundation
public import HeadlessUIKit

/// The system's screen with a film and the buttons for it.
///
/// It shows nothing of its own here: a test plays and pauses its `player`.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// The player of the film.
  open var player: AVPlayer?
  /// The delegate, which is not kept alive.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether there are buttons.
  open var showsPlaybackControls = true
  /// The way in which the picture fits into the screen.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether there is a picture.
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  /// The frame of the picture.
  open var videoBounds: CGRect { viewIfLoaded?.bounds ?? .zero }
  /// A view between the picture and the buttons.
  open private(set) lazy var contentOverlayView: UIView? = {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }()
  /// Whether the film may go into a window of its own.
  open var allowsPictureInPicturePlayback = true
  /// Whether it does so by itself.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the film fills the screen when it begins.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the screen when it is over.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether it is told where others look what is played.
  open var updatesNowPlayingInfoCenter = true
  /// Whether the film may be made smaller or larger in time.
  open var requiresLinearPlayback = false
}

/// The methods by which a screen with a film tells what happens, of which nothing happens here.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// Called when the film is about to go into a window of its own.
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)

  /// Called when the film has come back from its window.
  func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController)

  /// Called when the screen is to show again.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}

  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}

  /// Says that it does.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
