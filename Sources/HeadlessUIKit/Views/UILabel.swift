public import Foundation

/// Lines of text that the user reads.
///
/// The model measures by a rule of its own: see `NSAttributedString.size()`.
@preconcurrency @MainActor
open class UILabel: UIView {
  // MARK: Accessing the text attributes

  /// The text, without its attributes.
  open var text: String? {
    get { plainText ?? richText?.string }
    set {
      guard newValue != plainText || richText != nil else { return }
      plainText = newValue
      richText = nil
      contentDidChange()
    }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString? {
    get { richText ?? plainText.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      // A text that somebody goes on changing does not change the label.
      richText = newValue?.copy() as? NSAttributedString
      plainText = nil
      contentDidChange()
    }
  }

  /// The font, where the text has none of its own.
  open var font: UIFont! {
    get { storedFont ?? Self.defaultFont }
    set {
      storedFont = newValue
      contentDidChange()
    }
  }

  /// The colour of the text, where the text has none of its own.
  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set { storedTextColor = newValue }
  }

  /// Which edge the lines lie against.
  open var textAlignment = NSTextAlignment.natural

  /// What happens to text that is wider than the label.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// Whether the text can be used; one that cannot is pale.
  open var isEnabled = true

  // MARK: Sizing the label's text

  /// Whether the text is made smaller to fit the width.
  open var adjustsFontSizeToFitWidth = false

  /// Whether characters move closer before a line is cut off.
  open var allowsDefaultTighteningForTruncation = false

  /// How small text that is made smaller is placed.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// How small text may be made, as a part of the font's size; 0 for any size.
  open var minimumScaleFactor: CGFloat = 0

  /// How many lines there are at most; 0 for as many as the text takes.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// Whether the font follows the size of text that the user chooses.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Managing highlight values

  /// The colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor?

  /// Whether the label is highlighted.
  @exclusivity(unchecked) open var isHighlighted = false

  // MARK: Drawing a shadow

  /// The colour of the text's shadow.
  open var shadowColor: UIColor?

  /// How far the shadow lies from the text.
  open var shadowOffset = CGSize(width: 0, height: -1)

  // MARK: Drawing and positioning overrides

  /// The rectangle that the text takes, of a given one and of at most so many lines.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = textSize(width: numberOfLines == 1 ? 0 : bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: max(0, min(size.width, bounds.width)),
      height: max(0, min(size.height, bounds.height)))
  }

  // MARK: Getting the layout constraints

  /// How wide lines may be where the width of the label does not say so.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// The size of the text: on one line, or on lines of the preferred width.
  open override var intrinsicContentSize: CGSize {
    textSize(width: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth, lines: numberOfLines)
  }

  /// The size of the text, with lines as wide as a size where there may be several.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 ? 0 : size.width, lines: numberOfLines)
  }

  // MARK: Making the view accessible

  /// The label in words: its text, unless there are others.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }

  /// What kind of thing the label is: text that does not change, unless told otherwise.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { storedAccessibilityTraits ?? .staticText }
    set { storedAccessibilityTraits = newValue }
  }

  /// Whether assistive technologies see the label, as they do unless told otherwise.
  open override var isAccessibilityElement: Bool {
    get { storedIsAccessibilityElement ?? true }
    set { storedIsAccessibilityElement = newValue }
  }

  // MARK: Storage

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  private var plainText: String?
  private var richText: NSAttributedString?
  private var storedFont: UIFont?
  private var storedTextColor: UIColor?
  private var storedAccessibilityTraits: UIAccessibilityTraits?
  private var storedIsAccessibilityElement: Bool?

  /// The sizes that were asked for last: a layout asks for the same ones several times.
  private var measurements: [(width: CGFloat, lines: Int, size: CGSize)] = []

  private func contentDidChange() {
    measurements = []
    invalidateIntrinsicContentSize()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    [.font: storedFont ?? Self.defaultFont]
  }

  /// The text with the label's font where it has none of its own.
  private var measuredText: NSAttributedString? {
    if let plainText { return NSAttributedString(string: plainText, attributes: attributes) }
    guard let text = richText else { return nil }
    let measured = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: text.length)
    var bare: [NSRange] = []
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      if attributes[.font] == nil { bare.append(range) }
    }
    for range in bare { measured.addAttributes(attributes, range: range) }
    return measured
  }

  /// The size of the text in whole points, on lines of a width; 0 for any width.
  private func textSize(width: CGFloat, lines: Int) -> CGSize {
    let known = measurements.first { $0.width == width && $0.lines == lines }
    if let known { return known.size }
    let size = measure(width: width, lines: lines)
    if measurements.count > 3 { measurements.removeFirst() }
    measurements.append((width, lines, size))
    return size
  }

  private func measure(width: CGFloat, lines: Int) -> CGSize {
    guard let text = measuredText, text.length > 0 else { return .zero }
    var measure = TextMeasure()
    measure.maximumLines = max(0, lines)
    measure.wraps = lines != 1
    if width > 0 { measure.width = width }
    let size = measure.size(of: text)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  // MARK: The model

  override func setUp(from coder: NSCoder?) {
    // A file says itself whether touches come through.
    storedIsUserInteractionEnabled = coder?.interface != nil
  }
}

extension UILabel: TextBaselines {
  var firstBaselineOffset: CGFloat { font.map { $0.ascender.rounded(.up) } ?? 0 }
  var lastBaselineOffset: CGFloat { font.map { (-$0.descender).rounded(.up) } ?? 0 }
}

extension UILabel: WidthDependentHeight {
  func contentHeight(forWidth width: CGFloat) -> CGFloat {
    guard numberOfLines != 1 else { return intrinsicContentSize.height }
    return textSize(width: width, lines: numberOfLines).height
  }
}

/// How text that was made smaller is placed.
public enum UIBaselineAdjustment: Int, Sendable {
  /// It stands on the line that it stood on before.
  case alignBaselines = 0
  /// Its middle lies where it lay before.
  case alignCenters = 1
  /// Its top lies where it lay before.
  case none = 2
}
