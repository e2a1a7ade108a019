public import Foundation

/// A bar that shows how much of something is done (behaviour 15).
open class UIProgressView: UIView {
  // MARK: Creating a progress view

  /// Creates a progress view with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a progress view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = intrinsicContentSize.height
    frame.origin = .zero
  }

  // MARK: Managing the progress bar

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get {
      takeOverObserved()
      return storedProgress
    }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    takeOverObserved()
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
  }

  /// Something under way, whose progress the view shows.
  open var observedProgress: Progress? {
    didSet {
      observedFraction = nil
      takeOverObserved()
    }
  }

  // MARK: Configuring the progress bar

  /// What the progress view looks like.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The color of the part that is done.
  open var progressTintColor: UIColor?

  /// The image of the part that is done.
  open var progressImage: UIImage?

  /// The color of the part that is still to do.
  open var trackTintColor: UIColor?

  /// The image of the part that is still to do.
  open var trackImage: UIImage?

  // MARK: Measuring

  /// The height of the style; the width is whatever there is room for.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? 2.5 : 4)
  }

  /// The height of the style, with the width that there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: storedBounds.width, height: intrinsicContentSize.height)
  }

  // MARK: Storage

  private final var storedProgress: Float = 0
  /// How much of the observed progress was done when it was last looked at.
  private final var observedFraction: Double?

  // MARK: The model

  /// Takes over what has been done since: nobody tells of it on Linux, so that it is looked at.
  private final func takeOverObserved() {
    guard let fraction = observedProgress?.fractionCompleted, fraction != observedFraction,
      !fraction.isNaN
    else { return }
    observedFraction = fraction
    storedProgress = Float(min(max(fraction, 0), 1))
  }
}

extension UIProgressView {
  /// What a progress view looks like.
  public enum Style: Int, Sendable {
    /// A bar on a track.
    case `default` = 0
    /// A bar for the edge of a bar.
    case bar = 1
  }
}
