import Foundation

extension UIButton {
  /// Gives the button the look of its type.
  final func setType(_ type: ButtonType) {
    storedType = type
    if let name = type.symbolName { setImage(UIImage(systemName: name), for: .normal) }
  }

  final var defaultFont: UIFont {
    if let configuration {
      return UIFont.preferredFont(forTextStyle: configuration.buttonSize.textStyle)
    }
    return UIFont.systemFont(
      ofSize: storedType == .custom
        ? UIFont.buttonFontSize : DeviceProfile.current.controls.systemButtonFontSize)
  }

  final func defaultTitleColor(for state: UIControl.State) -> UIColor {
    guard storedType != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// The configuration with the colors for the current state.
  package final var resolvedConfiguration: Configuration? {
    automaticallyUpdatesConfiguration ? configuration?.updated(for: self) : configuration
  }

  final var currentSubtitle: String? { configuration?.subtitle }

  /// The title of a configuration that sets text attributes.
  final var configuredTitle: NSAttributedString? {
    guard let configuration else { return nil }
    let transformer = configuration.titleTextAttributesTransformer
    guard configuration.styledTitle != nil || transformer != nil else { return nil }
    guard let title = configuration.styledTitle ?? currentTitle.map({ AttributedString($0) })
    else { return nil }
    var outer = AttributeContainer()
    outer[AttributeScopes.UIKitAttributes.FontAttribute.self] = titleFont
    outer[AttributeScopes.UIKitAttributes.ForegroundColorAttribute.self] = currentTitleColor
    return title.uiKitString(over: outer) { transformer?($0) ?? $0 }
  }

  final var titleFont: UIFont { storedTitleLabel?.font ?? defaultFont }

  /// Updates the views that show the content, and asks for a layout.
  final func noticeContent() {
    if showsState { showContent() }
    contentSizeDidChange()
  }

  final func contentSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Fills the label and the image view with the current content.
  final func showContent() {
    if let label = storedTitleLabel {
      let color = currentTitleColor
      if label.textColor != color { label.textColor = color }
      if let title = currentAttributedTitle {
        if label.attributedText != title { label.attributedText = title }
      } else {
        let title = currentTitle
        if label.text != title { label.text = title }
      }
    }
    if let label = storedSubtitleLabel {
      let text = currentSubtitle
      if label.text != text { label.text = text }
    }
    if let view = storedImageView {
      let image = currentImage
      if view.image != image { view.image = image }
    }
  }

  // MARK: Laying out

  /// The insets around the content.
  final var contentInsets: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets.finite }
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(
      top: insets.top, left: isLeftToRight ? insets.leading : insets.trailing,
      bottom: insets.bottom, right: isLeftToRight ? insets.trailing : insets.leading
    ).finite
  }

  /// The distance between image and title.
  private var imagePadding: CGFloat { configuration?.imagePadding.finite ?? 0 }

  /// The distance between title and subtitle.
  private var titlePadding: CGFloat { configuration?.titlePadding.finite ?? 0 }

  final var wantedSize: CGSize {
    let content = contentSizes.all
    let insets = contentInsets
    let size = CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
    guard configuration == nil, insets == .zero else { return size }
    let title = contentSizes.title.height
    let sizes = DeviceProfile.current.controls
    let height = title > 0 ? max(size.height, title + sizes.buttonTitleMargins) : size.height
    return CGSize(width: max(sizes.buttonMinimumWidth, size.width), height: height)
  }

  private var contentSizes: (image: CGSize, title: CGSize, all: CGSize) {
    let image = currentImage?.size ?? .zero
    var title = size(of: currentAttributedTitle, or: currentTitle, titleFont)
    if let subtitle = currentSubtitle {
      let font = storedSubtitleLabel?.font ?? UIFont.preferredFont(forTextStyle: .footnote)
      let below = size(of: nil, or: subtitle, font)
      title.width = max(title.width, below.width)
      title.height += below.height + titlePadding
    }
    guard image != .zero, title != .zero else {
      let all = CGSize(
        width: max(image.width, title.width), height: max(image.height, title.height))
      return (image, title, all)
    }
    let all =
      imageIsBeside
      ? CGSize(
        width: image.width + imagePadding + title.width, height: max(image.height, title.height))
      : CGSize(
        width: max(image.width, title.width), height: image.height + imagePadding + title.height)
    return (image, title, all)
  }

  private var imageIsBeside: Bool {
    let placement = configuration?.imagePlacement ?? .leading
    return placement != .top && placement != .bottom
  }

  /// Returns the size of a text: in whole pixels, or in whole points where there is no configuration.
  private func size(of text: NSAttributedString?, or plain: String?, _ font: UIFont) -> CGSize {
    let size =
      text.map { TextMeasure().size(of: $0, or: font) } ?? TextMeasure().size(of: plain ?? "", font)
    return configuration == nil
      ? CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
      : CGSize(width: size.width.roundedUpToPixel, height: size.height.roundedUpToPixel)
  }

  /// Returns the rectangles of image and title.
  ///
  /// The content alignments decide where they are.
  final func arrangement(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let sizes = contentSizes
    let width = min(sizes.all.width, max(0, rect.width))
    let height = min(sizes.all.height, max(0, rect.height))
    let x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: rect.minX
      case .right, .trailing: rect.maxX - width
      case .center: rect.minX + (rect.width - width) / 2
      }
    let y =
      switch contentVerticalAlignment {
      case .top, .fill: rect.minY
      case .bottom: rect.maxY - height
      case .center: rect.minY + (rect.height - height) / 2
      }
    let all = CGRect(x: x, y: y, width: width, height: height)
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let placement = configuration?.imagePlacement ?? .leading
    let imageIsFirst =
      imageIsBeside ? (placement == .trailing) != isLeftToRight : placement == .top
    let titleSize = CGSize(
      width: min(sizes.title.width, width), height: min(sizes.title.height, height))
    let image = frame(of: sizes.image, in: all, first: imageIsFirst)
    let title = frame(of: titleSize, in: all, first: !imageIsFirst)
    return (shifted(image, by: imageEdgeInsets), shifted(title, by: titleEdgeInsets))
  }

  private func frame(of size: CGSize, in all: CGRect, first: Bool) -> CGRect {
    guard imageIsBeside else {
      return CGRect(
        x: all.minX + (all.width - size.width) / 2, y: first ? all.minY : all.maxY - size.height,
        width: size.width, height: size.height)
    }
    return CGRect(
      x: first ? all.minX : all.maxX - size.width, y: all.minY + (all.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  private func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    let insets = insets.finite
    return rect.offsetBy(
      dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  final func layOutContent() {
    let content = contentRect(forBounds: bounds)
    if currentAttributedTitle != nil || currentTitle?.isEmpty == false {
      var rect = titleRect(forContentRect: content)
      if let subtitle = subtitleLabel {
        let size = size(of: nil, or: currentSubtitle, subtitle.font)
        subtitle.frame = CGRect(
          x: rect.minX, y: rect.maxY - size.height, width: rect.width, height: size.height)
        rect.size.height -= size.height + titlePadding
      }
      titleLabel?.frame = rect
    }
    if currentImage != nil { imageView?.frame = imageRect(forContentRect: content) }
  }
}
