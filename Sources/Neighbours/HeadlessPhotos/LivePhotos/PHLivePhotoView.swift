public import HeadlessUIKit

/// Shows a live photo, and moves it.
open class PHLivePhotoView: UIView {
  /// The photo.
  open var livePhoto: PHLivePhoto? {
    didSet {
      stopPlayback()
      picture.image = livePhoto?.image
      invalidateIntrinsicContentSize()
    }
  }

  /// What hears that it moves; it is not kept alive.
  open weak var delegate: (any PHLivePhotoViewDelegate)?

  /// Whether it makes no sound.
  open var isMuted = false

  /// Begins to move the photo, for three seconds, or one second as a hint.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
    guard livePhoto != nil, playbackStyle != .undefined else { return }
    stopPlayback()
    style = playbackStyle
    number += 1
    let started = number
    delegate?.livePhotoView(self, willBeginPlaybackWith: playbackStyle)
    MainTurn.post(
      "PHLivePhotoView has played", after: .seconds(playbackStyle == .hint ? 1 : 3)
    ) { [weak self] in
      if let self, started == number { stopPlayback() }
    }
  }

  /// Ends to move the photo.
  open func stopPlayback() {
    guard let style else { return }
    self.style = nil
    delegate?.livePhotoView(self, didEndPlaybackWith: style)
  }

  open override var intrinsicContentSize: CGSize {
    livePhoto?.image.size ?? super.intrinsicContentSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if picture.superview == nil { addSubview(picture) }
    picture.contentMode = contentMode
    picture.frame = bounds
  }

  // MARK: The model

  private final let picture = UIImageView()
  private final var style: PHLivePhotoViewPlaybackStyle?
  private final var number = 0
}

/// How much of a live photo is shown.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined = 0
  case full = 1
  /// A part, which shows that there is more.
  case hint = 2
}

/// What hears that a live photo moves.
@preconcurrency @MainActor
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  /// Called before it moves.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)

  /// Called when it moves no more.
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}

  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}
