public import Foundation

/// An image, or several that follow each other.
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: Creating an image view

  /// Creates an image view that is as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedImage = image
  }

  /// Creates an image view that is as large as its image and shows another while highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedImage = image
    storedHighlightedImage = highlightedImage
  }

  /// Creates an image view with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an image view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Accessing the displayed images

  /// The image.
  open var image: UIImage? {
    get { storedImage }
    set {
      let oldSize = storedImage?.size
      storedImage = newValue
      if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
    }
  }

  /// The image that shows while the view is highlighted.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      storedHighlightedImage = newValue
      if isHighlighted { invalidateIntrinsicContentSize() }
    }
  }

  // MARK: Animating a sequence of images

  /// The images that follow each other.
  open var animationImages: [UIImage]?

  /// The images that follow each other while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// How long it takes to show all images; 0 for a thirtieth of a second each.
  open var animationDuration: TimeInterval = 0

  /// How often the images are shown; 0 for without end.
  open var animationRepeatCount = 0

  /// Shows the images one after the other.
  open func startAnimating() {
    stopAnimating()
    let images = isHighlighted ? highlightedAnimationImages : animationImages
    guard let images, !images.isEmpty else { return }
    isAnimating = true
    guard animationRepeatCount > 0 else { return }
    let once = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    let duration = min(once * Double(animationRepeatCount), 1e9)
    guard duration.isFinite else { return }
    animation = hostApplication.mainLoop.enqueue(
      "UIImageView animation", after: .seconds(duration)
    ) { [weak self] in
      self?.isAnimating = false
      self?.animation = nil
    }
  }

  /// Ends the animation.
  open func stopAnimating() {
    isAnimating = false
    if let animation { hostApplication.mainLoop.cancel(animation) }
    animation = nil
  }

  /// Whether images are being shown one after the other.
  open private(set) var isAnimating = false

  // MARK: Configuring the image view

  /// Whether the other image shows.
  @exclusivity(unchecked) open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, storedHighlightedImage != nil {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// How a symbol is shown that says nothing of it itself.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Measuring in Auto Layout

  /// The size of the image that shows; of none, none.
  open override var intrinsicContentSize: CGSize {
    let shown = isHighlighted ? storedHighlightedImage ?? storedImage : storedImage
    guard let shown else {
      return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
    }
    guard let preferredSymbolConfiguration, shown.isSymbolImage else { return shown.size }
    let own = shown.symbolConfiguration
    let preferred = preferredSymbolConfiguration
    return shown.withConfiguration(own.map { preferred.applying($0) } ?? preferred).size
  }

  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return content.width >= 0 ? content : super.sizeThatFits(size)
  }

  // MARK: Making the view accessible

  /// What kind of thing the view is: an image, unless told otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibilityTraits ?? .image }
    set { storedAccessibilityTraits = newValue }
  }

  // MARK: Storage

  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var storedAccessibilityTraits: UIAccessibilityTraits?
  private var animation: MainLoop.TimedTurn?

  // MARK: The model

  override func setUp(from coder: NSCoder?) {
    // A file says itself whether touches come through.
    storedIsUserInteractionEnabled = coder?.interface != nil
  }
}
