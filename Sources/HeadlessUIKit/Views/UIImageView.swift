public import Foundation

/// A view that displays one image, or several in sequence.
@preconcurrency @MainActor
open class UIImageView: UIView {
  // MARK: Creating an image view

  /// Creates an image view that is as large as its image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    storedImage = image
  }

  /// Creates an image view as large as its image, with another image for when it is highlighted.
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
    get { lacksImage ? nil : storedImage }
    set {
      observed(.image) {
        let oldSize = storedImage?.size
        storedImage = newValue
        if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
      }
    }
  }

  /// The image that is displayed while the view is highlighted.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      storedHighlightedImage = newValue
      if isHighlighted { invalidateIntrinsicContentSize() }
    }
  }

  // MARK: Following the text size

  /// Whether the image grows with text sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// How bright the image may be; the model's pictures have one range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified

  /// The range that the image is shown with.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  // MARK: Animating a sequence of images

  /// The images of the animation.
  open var animationImages: [UIImage]?

  /// The images of the animation while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]?

  /// The duration of one pass through the images; 0 means a thirtieth of a second for each.
  open var animationDuration: TimeInterval = 0

  /// How often the animation repeats; 0 means without end.
  open var animationRepeatCount = 0

  /// Starts the animation.
  open func startAnimating() {
    stopAnimating()
    let images = isHighlighted ? highlightedAnimationImages : animationImages
    guard let images, !images.isEmpty else { return }
    isAnimating = true
    guard animationRepeatCount > 0 else { return }
    let once =
      animationDuration > 0 ? animationDuration : Double(images.count) / Self.imagesPerSecond
    let duration = min(once * Double(animationRepeatCount), Self.longestDuration)
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

  /// Whether the animation is running.
  open private(set) var isAnimating = false

  // MARK: Configuring the image view

  /// Whether the view displays its highlighted image.
  open var isHighlighted = false {
    didSet {
      if isHighlighted != oldValue, storedHighlightedImage != nil {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// The configuration of a symbol image without a configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Drawing

  override func paintContent(in context: CGContext) {
    guard let current = configuredImage else { return }
    // Views of this class draw nothing themselves (UIKit never calls their `draw(_:)`).
    let isTemplate =
      current.renderingMode == .alwaysTemplate
      || (current.renderingMode == .automatic && current.isSymbolImage)
    let own = current.renderingMode == .alwaysOriginal ? current.values.tintColor : nil
    let tint = isTemplate ? buttonColor ?? tintColor : own
    current.draw(into: context, contentMode.place(current.size, in: bounds), tint: tint?.cgColor)
  }

  /// The color of the title beside the image, in a button whose configuration decides it.
  private final var buttonColor: UIColor? {
    guard let button = storedSuperview as? UIButton, button.configuration != nil,
      button.storedImageView === self
    else { return nil }
    return button.currentTitleColor
  }

  // MARK: Measuring in Auto Layout

  /// The insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// The size of the displayed image, or no size without an image.
  open override var intrinsicContentSize: CGSize {
    configuredImage?.size
      ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Whether the image stays out.
  private final var lacksImage: Bool { storedImage != nil && AppWatch.withholds(.image(of: self)) }

  /// The image that is shown: a symbol with its own configuration and the view's.
  private final var configuredImage: UIImage? {
    if lacksImage { return nil }
    let shown = isHighlighted ? storedHighlightedImage ?? storedImage : storedImage
    let current = shown?.hasVariants == true ? shown?.resolved(with: traitCollection) : shown
    guard let current, let preferred = preferredSymbolConfiguration, current.isSymbolImage else {
      return current
    }
    let own = current.symbolConfiguration
    return current.withConfiguration(own.map { preferred.applying($0) } ?? preferred)
  }

  /// The size of the image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return content.width >= 0 ? content : super.sizeThatFits(size)
  }

  // MARK: Making the view accessible

  /// The kind of element the view is: an image, unless another kind was set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibilityTraits ?? .image }
    set { storedAccessibilityTraits = newValue }
  }

  // MARK: Storage

  /// The pace of an animation without a duration.
  private static let imagesPerSecond = 30.0
  /// The longest duration of all repetitions that the clock has to cover, in seconds.
  private static let longestDuration = 1e9
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var storedAccessibilityTraits: UIAccessibilityTraits?
  private var animation: MainLoop.TimedTurn?

  // MARK: The model

  override class var elementRole: ElementRole { .image }

  override func setUp(from coder: NSCoder?) {
    // An archive decides this itself.
    storedIsUserInteractionEnabled = coder?.interface != nil
  }
}
