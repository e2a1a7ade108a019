public import Foundation

/// A view that shows a list configuration, in labels and an image view.
open class UIListContentView: UIView, UIContentView {
  // MARK: Creating a list content view

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    current = configuration
    super.init(frame: .zero)
    show()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    current = .cell()
    super.init(coder: coder)
    show()
  }

  // MARK: Getting the configuration

  /// The configuration that the view shows.
  ///
  /// A configuration of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else { return }
      current = configuration
      show()
    }
  }

  // MARK: Getting the layout guides

  /// Where the text is, after the last layout; `nil` if there is no text.
  open var textLayoutGuide: UILayoutGuide? { guide("text", of: label, in: &textGuide) }

  /// Where the second text is, after the last layout; `nil` if there is no such text.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    guide("secondaryText", of: second, in: &secondGuide)
  }

  /// Where the image is, after the last layout; `nil` if there is no image.
  open var imageLayoutGuide: UILayoutGuide? { guide("image", of: image, in: &imageGuide) }

  private func guide(
    _ name: String, of part: UIView?, in kept: inout ListContentGuide?
  ) -> UILayoutGuide? {
    guard let part, !part.isHidden else { return nil }
    let guide = kept ?? ListContentGuide("UIListContentView-\(name)", in: self)
    if kept == nil {
      kept = guide
      setNeedsLayout()
    }
    return guide.guide
  }

  // MARK: Laying out subviews

  /// Lays out image and texts.
  open override func layoutSubviews() {
    let margins = current.directionalLayoutMargins
    var rect = bounds
    rect.origin.x += margins.leading
    rect.size.width = max(0, rect.width - margins.leading - margins.trailing)
    if let image, let size = image.image?.size, !image.isHidden {
      image.frame = CGRect(
        x: rect.minX, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      let taken = size.width + current.imageToTextPadding
      rect.origin.x += taken
      rect.size.width = max(0, rect.width - taken)
    }
    layOutTexts(in: rect)
    textGuide?.follow(label)
    secondGuide?.follow(second)
    imageGuide?.follow(image)
    // Views that constraints tie to the guides are laid out at the guides' new places.
    super.layoutSubviews()
  }

  private func layOutTexts(in rect: CGRect) {
    textBlock(width: rect.width).layOut(
      in: rect, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func textBlock(width: CGFloat) -> TextBlock {
    var block = TextBlock(
      first: label?.isHidden == false ? label : nil,
      second: second?.isHidden == false ? second : nil)
    guard current.prefersSideBySideTextAndSecondaryText else {
      block.gap = current.textToSecondaryTextVerticalPadding
      return block
    }
    block.gap = current.textToSecondaryTextHorizontalPadding
    let widths = [block.first, block.second].map { $0?.intrinsicContentSize.width ?? 0 }
    // Texts that do not fit beside each other stand one below the other.
    block.isSideBySide = widths.reduce(block.gap, +) <= width
    block.endsAtFarEdge = block.isSideBySide
    if !block.isSideBySide { block.gap = current.textToSecondaryTextVerticalPadding }
    return block
  }

  /// Returns the size that texts, image and margins need in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = current.directionalLayoutMargins
    var taken = margins.leading + margins.trailing
    let image = current.image?.size ?? .zero
    if image.width > 0 { taken += image.width + current.imageToTextPadding }
    let room = max(0, size.width - taken)
    let texts = textBlock(width: room).size(width: room)
    return CGSize(
      width: size.width,
      height: max(texts.height, image.height) + margins.top + margins.bottom)
  }

  /// The height of texts, image and margins at the current width.
  ///
  /// The view has no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  // MARK: Storage

  private var current: UIListContentConfiguration
  private var label: UILabel?
  private var second: UILabel?
  private var image: UIImageView?
  private var textGuide: ListContentGuide?
  private var secondGuide: ListContentGuide?
  private var imageGuide: ListContentGuide?

  private func show() {
    label = show(current.text, current.attributedText, current.textProperties, in: label)
    second = show(
      current.secondaryText, current.secondaryAttributedText, current.secondaryTextProperties,
      in: second)
    if current.image != nil || image != nil {
      let view = image ?? UIImageView()
      if image == nil {
        image = view
        addSubview(view)
      }
      view.image = current.image
      view.isHidden = current.image == nil
      if let tint = current.imageProperties.tintColor { view.tintColor = tint }
      view.preferredSymbolConfiguration = current.imageProperties.preferredSymbolConfiguration
    }
    alpha = current.alpha
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel?
  ) -> UILabel? {
    guard text != nil || attributed != nil || label != nil else { return nil }
    let view = label ?? UILabel()
    if label == nil { addSubview(view) }
    view.font = properties.font
    view.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    view.textColor = properties.resolvedColor()
    view.numberOfLines = properties.numberOfLines
    view.lineBreakMode = properties.lineBreakMode
    view.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      view.attributedText = attributed
    } else {
      view.text = text.map(properties.transformed)
    }
    view.isHidden = text == nil && attributed == nil
    return view
  }
}
