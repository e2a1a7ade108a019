public import Foundation

/// A bar that shows the progress of some work (behaviour 15).
open class UIProgressView: UIView {
  // MARK: Creating a progress view

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    bounds.size.height = intrinsicContentSize.height
    frame.origin = .zero
  }

  // MARK: Managing the progress bar

  /// The progress, from 0 to 1.
  open var progress: Float {
    get {
      takeOverObserved()
      return storedProgress
    }
    set { observed(.progress) { setProgress(newValue, animated: false) } }
  }

  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) {
    takeOverObserved()
    guard !progress.isNaN else { return }
    storedProgress = min(max(progress, 0), 1)
  }

  /// Work in progress that the view follows.
  open var observedProgress: Progress? {
    didSet {
      observedFraction = nil
      takeOverObserved()
    }
  }

  // MARK: Configuring the progress bar

  /// The style of the progress view.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The color of the part that is done.
  open var progressTintColor: UIColor?

  /// The image of the part that is done.
  open var progressImage: UIImage?

  /// The color of the remaining part.
  open var trackTintColor: UIColor?

  /// The image of the remaining part.
  open var trackImage: UIImage?

  // MARK: Measuring

  /// The height of the style.
  ///
  /// The view has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height)
  }

  /// Returns the height of the style, with the view's current width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: storedBounds.width, height: intrinsicContentSize.height)
  }

  // MARK: Storage

  private final var height: CGFloat {
    let sizes = DeviceProfile.current.controls
    return progressViewStyle == .bar ? sizes.progressHeightInBar : sizes.progressHeight
  }
  private final var storedProgress: Float = 0
  /// The fraction of the observed progress when it was last read.
  private final var observedFraction: Double?

  // MARK: The model

  override class var elementRole: ElementRole { .progress }

  override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  /// Reads the observed progress.
  ///
  /// On Linux its changes send no notification.
  private final func takeOverObserved() {
    guard let fraction = observedProgress?.fractionCompleted, fraction != observedFraction,
      !fraction.isNaN
    else { return }
    observedFraction = fraction
    storedProgress = Float(min(max(fraction, 0), 1))
  }
}

extension UIProgressView {
  /// The style of a progress view.
  public enum Style: Int, Sendable {
    /// A bar on a track.
    case `default` = 0
    /// A bar at the edge of a navigation bar or toolbar.
    case bar = 1
  }
}
