public import Foundation

/// Lines of text that the user reads.
///
/// Text is measured as on a device, and sizes are rounded up to its pixels.
@preconcurrency @MainActor
open class UILabel: UIView {
  // MARK: Accessing the text attributes

  /// The text, without its attributes.
  open var text: String? {
    get { wholeText }
    set {
      observed(.text) {
        guard newValue != plainText || richText != nil else { return }
        plainText = newValue
        richText = nil
        contentDidChange()
      }
    }
  }

  /// The text as it shows, even if a subclass overrides `text`.
  final var wholeText: String? { textInstead ?? storedText }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get {
      if let textInstead {
        return NSAttributedString(string: textInstead, attributes: attributes)
      }
      return richText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) }
    }
    set {
      // Copied, so that the label does not change when code edits the original.
      richText = newValue?.copy() as? NSAttributedString
      plainText = nil
      contentDidChange()
    }
  }

  /// The font of text without a font.
  open var font: UIFont! {
    get { storedFont ?? Self.defaultFont }
    set {
      storedFont = newValue
      contentDidChange()
    }
  }

  /// The colour of text without a colour.
  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set { storedTextColor = newValue }
  }

  /// The edge that the lines are aligned to.
  open var textAlignment = NSTextAlignment.natural

  /// How text that is wider than the label is wrapped or truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The rules by which lines are broken well; they change nothing here.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard

  /// Whether the label is enabled; the text of a disabled label is pale.
  open var isEnabled = true

  // MARK: Sizing the label's text

  /// Whether the text shrinks to fit the width.
  open var adjustsFontSizeToFitWidth = false

  /// Whether characters move closer before a line is cut off.
  open var allowsDefaultTighteningForTruncation = false

  /// How text that was shrunk is aligned vertically.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// The smallest scale of shrunk text, as a part of the font's size; 0 means no limit.
  open var minimumScaleFactor: CGFloat = 0

  /// The maximum number of lines; 0 means no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether the font follows the text size that the user chose.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Managing highlight values

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?

  /// Whether the label is highlighted.
  open var isHighlighted = false

  // MARK: Drawing a shadow

  /// The colour of the text's shadow.
  open var shadowColor: UIColor?

  /// The distance of the shadow from the text.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Drawing and positioning overrides

  /// Returns the rectangle that the text needs within another one, with a limited number of lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = textSize(width: numberOfLines == 1 ? 0 : bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: max(0, min(size.width, bounds.width)),
      height: max(0, min(size.height, bounds.height)))
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text within a rectangle, in its vertical middle.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paintText(in: rect, context)
  }

  // MARK: Getting the layout constraints

  /// The maximum width of lines if the width of the label does not decide it.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// The size of the text, on one line or on lines of the preferred width.
  open override var intrinsicContentSize: CGSize {
    textSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, lines: numberOfLines)
  }

  /// Returns the size of the text; several lines are as wide as the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines)
  }

  // MARK: Making the view accessible

  /// The description of the label: its text, unless another one was set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// The kind of element the label is: static text, unless another kind was set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibilityTraits ?? .staticText }
    set { storedAccessibilityTraits = newValue }
  }

  /// Whether assistive technologies find the label, which they do unless set otherwise.
  open override var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement ?? true }
    set { storedIsAccessibilityElement = newValue }
  }

  // MARK: Storage

  private static let defaultFonts = ByLegibility(systemFontOfSize: UIFont.labelFontSize)
  private static var defaultFont: UIFont { defaultFonts.current }

  private var plainText: String?
  private var richText: NSAttributedString?
  private var storedFont: UIFont?
  private var storedTextColor: UIColor?
  private var storedAccessibilityTraits: UIAccessibilityTraits?
  private var storedIsAccessibilityElement: Bool?

  /// How many measured sizes are kept.
  private static let measurementLimit = 4
  /// The sizes that were measured last, because a layout asks for the same ones several times.
  private var measurements: [(width: CGFloat, lines: Int, size: CGSize)] = []
  /// The pixels in a point for which they hold.
  private var measuredScale: CGFloat = 0

  private func contentDidChange() {
    measurements = []
    invalidateIntrinsicContentSize()
    storedSuperview?.storedSuperview?.labelDidChange(self)
    // A subclass of the app may draw the text itself.
    if type(of: self) != UILabel.self { setNeedsDisplay() }
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: storedFont ?? Self.defaultFont]
  }

  /// Returns the size of the text in whole pixels, on lines of a width; 0 means any width.
  private func textSize(width: CGFloat, lines: Int) -> CGSize {
    let scale = hostApplication.screen.device.scale
    if scale != measuredScale {
      measurements = []
      measuredScale = scale
    }
    let known = measurements.first { $0.width == width && $0.lines == lines }
    if let known { return known.size }
    var measure = measure(lines: lines)
    if width > 0 { measure.width = width }
    let size = fit(measure).size
    let rounded = CGSize(
      width: size.width.roundedUp(toPixels: scale), height: size.height.roundedUp(toPixels: scale))
    if measurements.count == Self.measurementLimit { measurements.removeFirst() }
    measurements.append((width, lines, rounded))
    return rounded
  }

  /// Returns the text as it is laid out, in the label's font and a color where it has no
  /// attributes.
  ///
  /// - Parameters:
  ///   - share: The part to which its fonts shrink.
  ///   - isShadow: Whether all of it has the color.
  final func laid(
    _ color: CGColor, _ options: DrawnText.Options, share: CGFloat?, isShadow: Bool = false
  ) -> KeptText {
    func shrunk(_ font: UIFont) -> UIFont {
      share.map { font.withSize(font.pointSize * $0) } ?? font
    }
    let font = storedFont ?? Self.defaultFont
    if let text = textInstead ?? plainText {
      return KeptText.of(text, shrunk(font), color, options)
    }
    var runs = richText.map { DrawnRun.runs(of: $0, or: font, color) } ?? []
    for index in runs.indices {
      if isShadow { runs[index].color = color }
      guard share != nil else { continue }
      runs[index].font = shrunk(runs[index].font)
      runs[index].style = TextRunStyle(runs[index].font)
    }
    return KeptText.of(runs, options)
  }

  final func measure(lines: Int) -> TextMeasure {
    var measure = TextMeasure()
    measure.maximumLines = max(0, lines)
    measure.wraps = lines != 1
    measure.lineBreakMode = lineBreakMode
    measure.usesLeading = true
    return measure
  }

  private func fit(_ measure: TextMeasure) -> TextFit {
    let font = storedFont ?? Self.defaultFont
    if let plainText { return measure.fit(plainText, font) }
    return richText.map { measure.fit($0, or: font) } ?? TextFit()
  }

  /// Whether a part of the text has no room in the label, even where it may shrink.
  package var isTruncated: Bool {
    var measure = measure(lines: numberOfLines)
    // A frame in whole pixels may be a little smaller than the text.
    let pixel = 1 / hostApplication.screen.device.scale
    measure.width = bounds.width + pixel
    if numberOfLines == 1, adjustsFontSizeToFitWidth {
      measure.width = minimumScaleFactor > 0 ? measure.width / minimumScaleFactor : .infinity
    }
    measure.height = bounds.height + pixel
    return fit(measure).isTruncated
  }

  // MARK: The model

  override class var elementRole: ElementRole { .label }

  final override func textSizeDidChange(to traits: UITraitCollection) {
    guard let storedFont else { return contentDidChange() }
    guard adjustsFontForContentSizeCategory else { return }
    font = storedFont.adjusted(for: traits)
  }

  override func setUp(from coder: NSCoder?) {
    // An archive decides this itself.
    storedIsUserInteractionEnabled = coder?.interface != nil
  }
}

extension UILabel {
  /// The text that the app has set.
  package final var storedText: String? { plainText ?? richText?.string }

  /// What shows in its place, if the text stays out.
  private var textInstead: String? { AppWatch.textInstead(of: self) }
}

extension UILabel: TextBaselines {
  var firstBaselineOffset: CGFloat { font.map { $0.ascender.roundedToPixel } ?? 0 }
  var lastBaselineOffset: CGFloat { font.map { (-$0.descender).roundedToPixel } ?? 0 }
}

extension UILabel: WidthDependentHeight {
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    guard numberOfLines != 1 else { return intrinsicContentSize.height }
    return textSize(width: width, lines: numberOfLines).height
  }
}

/// How text that was shrunk is aligned vertically.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline stays where it was.
  case alignBaselines = 0
  /// The middle stays where it was.
  case alignCenters = 1
  /// The top stays where it was.
  case none = 2
}
