/// The view of a text, which is no label to code that walks the views.
final class HostedText: HostedView {
  /// What measures and draws; it stands in no view.
  private let label = UILabel()
  private(set) var words = ""
  private var links: [URL] = []
  private var isRedacted = false
  /// For how many lines there is room, and what stands between them.
  private var reserved: CGFloat = 0
  private var lineSpacing: CGFloat = 0
  private var openLink: ((URL) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override var ownLabel: String? { words }
  override var ownTraits: UIAccessibilityTraits { links.count == 1 ? .link : .staticText }

  /// Shows parts of texts as an environment says.
  func show(_ runs: [TextResolver.Run], _ environment: EnvironmentValues) {
    let look = environment.textLook
    let traits = environment.fontTraits
    isRedacted = environment.redactionReasons.contains(.placeholder)
    words = runs.map(\.string).joined()
    label.numberOfLines = look.lineLimit ?? 0
    reserved = look.reservedLines > 1 ? CGFloat(look.reservedLines) : 0
    lineSpacing = look.lineSpacing
    label.lineBreakMode =
      switch look.truncationMode {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      }
    label.textAlignment =
      switch look.alignment {
      case .leading: .natural
      case .center: .center
      case .trailing: environment.layoutDirection == .rightToLeft ? .left : .right
      }
    label.adjustsFontSizeToFitWidth = look.minimumScaleFactor < 1
    label.minimumScaleFactor = look.minimumScaleFactor
    links = runs.compactMap(\.link)
    let open = environment.openURL
    openLink = { open($0) }
    let first = runs.first?.style.over(look.style) ?? look.style
    let font = first.uiFont(traits)
    if label.font != font { label.font = font }
    label.textColor = color(first, environment)
    if runs.count == 1, runs[0].image == nil, first.isPlain, look.lineSpacing == 0 {
      if label.text != words { label.text = words }
    } else {
      label.attributedText = attributed(runs, environment)
    }
    setNeedsDisplay()
  }

  private func color(_ style: TextStyle, _ environment: EnvironmentValues) -> UIColor {
    (style.color ?? .foreground).color(environment)
  }

  private func attributed(
    _ runs: [TextResolver.Run], _ environment: EnvironmentValues
  ) -> NSAttributedString {
    let look = environment.textLook
    let all = NSMutableAttributedString()
    for run in runs {
      if let image = run.image?.uiImage(environment) {
        let attachment = NSTextAttachment()
        attachment.image = image
        all.append(NSAttributedString(attachment: attachment))
        continue
      }
      let style = run.style.over(look.style)
      var attributes: [NSAttributedString.Key: Any] = [
        .font: style.uiFont(environment.fontTraits), .foregroundColor: color(style, environment),
      ]
      if let line = style.underline {
        attributes[.underlineStyle] = line.uiKit
        attributes[.underlineColor] = line.color?.uiColor(environment)
      }
      if let line = style.strikethrough {
        attributes[.strikethroughStyle] = line.uiKit
        attributes[.strikethroughColor] = line.color?.uiColor(environment)
      }
      if let kern = style.tracking ?? style.kerning { attributes[.kern] = kern }
      if let offset = style.baselineOffset { attributes[.baselineOffset] = offset }
      if let color = style.background { attributes[.backgroundColor] = color.uiColor(environment) }
      all.append(NSAttributedString(string: run.string, attributes: attributes))
    }
    if look.lineSpacing > 0 {
      let paragraph = NSMutableParagraphStyle()
      paragraph.lineSpacing = look.lineSpacing
      paragraph.alignment = label.textAlignment
      let whole = NSRange(location: 0, length: all.length)
      all.addAttribute(.paragraphStyle, value: paragraph, range: whole)
    }
    return all
  }

  /// The size of the text within a proposal: lines wrap in its width and end at its height.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    let room = (reserved * label.font.lineHeight + max(reserved - 1, 0) * lineSpacing).upToPixel
    guard !words.isEmpty || label.attributedText?.length ?? 0 > 0 else {
      return CGSize(width: 0, height: max(label.font.lineHeight.upToPixel, room))
    }
    let width = proposal.width ?? .greatestFiniteMagnitude
    let limit = CGSize(width: max(width, 0), height: .greatestFiniteMagnitude)
    var size = label.sizeThatFits(limit)
    if let height = proposal.height, size.height > height {
      let lines = max(1, Int((height + 0.01) / label.font.lineHeight))
      let limited = label.textRect(
        forBounds: CGRect(origin: .zero, size: limit),
        limitedToNumberOfLines: label.numberOfLines > 0 ? min(label.numberOfLines, lines) : lines)
      size.height = limited.height.upToPixel
    }
    size.width = min(size.width, max(width, 0))
    size.height = max(size.height, min(room, proposal.height ?? room))
    return size
  }

  /// From the top to the first baseline, and to the last one.
  var firstBaseline: CGFloat { label.font.ascender }
  func lastBaseline(_ size: CGSize) -> CGFloat { size.height + label.font.descender }
  /// The font of the first letter.
  var font: UIFont { label.font }
  /// The color of the first letter.
  var textColor: UIColor { label.textColor }

  override func draw(_ rect: CGRect) {
    if isRedacted {
      label.textColor.withAlphaComponent(0.2).setFill()
      return UIBezierPath(roundedRect: bounds, cornerRadius: 3).fill()
    }
    label.overrideUserInterfaceStyle = traitCollection.userInterfaceStyle
    label.bounds = bounds
    label.drawText(in: bounds)
  }

  /// A text with one link opens it where it is touched.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard links.count == 1, let link = links.first else {
      return super.touchesEnded(touches, with: event)
    }
    openLink?(link)
  }
}

extension TextStyle {
  /// Whether a label can show it without attributes.
  var isPlain: Bool {
    underline == nil && strikethrough == nil && kerning == nil && tracking == nil
      && baselineOffset == nil && background == nil
  }
}

extension Text.LineStyle {
  var uiKit: Int { NSUnderlineStyle.single.rawValue | pattern.style }
}

extension CGFloat {
  /// The length up to the next pixel of the main screen.
  @MainActor var upToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale - 0.001).rounded(.up) / scale
  }
}
