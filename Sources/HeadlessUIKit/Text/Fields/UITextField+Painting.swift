package import Foundation

extension UITextField: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    paintBorder(painter)
    let isEditing = isFirstResponder
    let rect = besideIcon(
      isEditing ? editingRect(forBounds: storedBounds) : textRect(forBounds: storedBounds))
    if edited.isEmpty {
      let place = besideIcon(placeholderRect(forBounds: storedBounds))
      painter.drawn { drawPlaceholder(in: place) }
    } else {
      painter.clipped(to: rect) { painter in
        if isEditing {
          paintText(in: rect, painter)
        } else {
          painter.drawn { drawText(in: rect) }
        }
      }
    }
    if isEditing { paintCaret(painter) }
    for part in clearButtonElements {
      painter.symbol(
        "xmark.circle.fill", at: CGPoint(x: part.frame.midX, y: part.frame.midY),
        size: part.frame.height - 2, .tertiaryLabel)
    }
  }

  final func paintPlaceholder(in rect: CGRect, _ painter: PartPainter) {
    let color = UIColor.placeholderText.cgColor
    let words =
      attributedPlaceholder.map { DrawnRun.runs(of: $0, or: storedFont, color) }
      ?? [DrawnRun(placeholder ?? "", storedFont, color)]
    if words.contains(where: { !$0.text.isEmpty }) {
      painter.draw(words, in: rect, drawnAlignment)
    }
  }

  /// Returns the rectangle of a text, less the space of a search field's magnifying glass.
  private func besideIcon(_ rect: CGRect) -> CGRect {
    guard self is UISearchTextField, leftView == nil else { return rect }
    let icon: CGFloat = 24
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: rect.minX + (isReversed ? 0 : icon), y: rect.minY, width: max(rect.width - icon, 0),
      height: rect.height)
  }

  private func paintBorder(_ painter: PartPainter) {
    if let image = isEnabled ? background : disabledBackground ?? background {
      return painter.image(image, in: storedBounds, tint: tintColor, isTemplate: false)
    }
    if self is UISearchTextField {
      let image = (superview as? UISearchBar)?.searchFieldBackgroundImage(for: state)
      if let image {
        painter.image(image, in: storedBounds, tint: nil, isTemplate: false)
      } else {
        painter.fill(
          storedBounds, backgroundColor == nil ? .tertiarySystemFill : nil, radius: 10)
      }
      guard leftView == nil else { return }
      return painter.symbol(
        "magnifyingglass", at: CGPoint(x: storedBounds.minX + 16, y: storedBounds.midY), size: 16,
        .secondaryLabel)
    }
    switch borderStyle {
    case .none: break
    case .line: painter.stroke(storedBounds, .label, width: 1)
    case .bezel: painter.stroke(storedBounds, .opaqueSeparator, width: 2)
    case .roundedRect:
      painter.fill(storedBounds, backgroundColor == nil ? .systemBackground : nil, radius: 5)
      painter.stroke(storedBounds, .systemGray5, width: 1, radius: 5)
    }
  }

  private var drawnAlignment: NSTextAlignment {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return textAlignment == .natural && isReversed ? .right : textAlignment
  }

  /// The runs of the text; a dot stands for each character of a secret.
  private var drawnRuns: [DrawnRun] {
    let color: UIColor = isEnabled ? textColor ?? .label : .tertiaryLabel
    if isSecureTextEntry {
      let dots = String(repeating: "•", count: edited.string.count)
      return [DrawnRun(dots, storedFont, color.cgColor)]
    }
    return edited.parts(in: edited.whole).map { part in
      var run = DrawnRun(part.string, part.attributes.values, or: storedFont, color.cgColor)
      if !isEnabled { run.color = color.cgColor }
      return run
    }
  }

  /// How far a text of a width is moved to the left, so that the caret is seen.
  private func shift(_ width: CGFloat, in rect: CGRect) -> CGFloat {
    guard isFirstResponder, width > rect.width else { return 0 }
    return max(0, caretColumn - rect.width + 2)
  }

  private var caretColumn: CGFloat { column(of: edited.selection.location) }

  /// Returns where the text begins.
  private func start(of runs: [DrawnRun], in rect: CGRect) -> CGFloat {
    var options = DrawnText.Options()
    options.measure.wraps = false
    let width = KeptText.of(runs, options).size.width
    let free = max(rect.width - width, 0)
    switch drawnAlignment {
    case .center: return rect.minX + free / 2
    case .right: return rect.minX + free
    default: return rect.minX - shift(width, in: rect)
    }
  }

  final func paintText(in rect: CGRect, _ painter: PartPainter) {
    let runs = drawnRuns
    let x = start(of: runs, in: rect)
    if isFirstResponder, edited.selection.length > 0, !isSecureTextEntry {
      let (from, to) = (edited.selection.location, NSMaxRange(edited.selection))
      let left = caretLines.column(of: from)
      let height = storedFont.lineHeight
      painter.fill(
        CGRect(
          x: x + left, y: rect.midY - height / 2, width: caretLines.column(of: to) - left,
          height: height), tintColor.withAlphaComponent(0.2))
    }
    let isLong = !isFirstResponder
    painter.draw(
      runs,
      in: CGRect(
        x: x, y: rect.minY, width: isLong ? max(rect.maxX - x, 1) : 100_000, height: rect.height))
  }

  private func paintCaret(_ painter: PartPainter) {
    guard edited.selection.length == 0 else { return }
    let position = TextPosition(edited.selection.location)
    painter.fill(caretRect(for: position), tintColor, radius: 1)
  }

  // MARK: Measuring the text

  package final func caretRect(at place: Int) -> CGRect {
    let (rect, height) = (editedRect, storedFont.lineHeight)
    let x = start(of: drawnRuns, in: rect)
    return CGRect(x: x + column(of: place), y: rect.midY - height / 2, width: 2, height: height)
  }

  package final func lineRects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    let first = caretRect(at: range.location)
    let width = caretRect(at: NSMaxRange(range)).minX - first.minX
    return [CGRect(x: first.minX, y: first.minY, width: max(0, width), height: first.height)]
  }

  package final func place(at point: CGPoint) -> Int {
    let column = point.x - start(of: drawnRuns, in: editedRect)
    guard isSecureTextEntry else { return caretLines.place(at: column, inLine: 0) }
    let width = self.column(of: 1)
    guard width > 0 else { return 0 }
    return Int((column / width).rounded().finite, within: 0...edited.length)
  }

  private var editedRect: CGRect { besideIcon(editingRect(forBounds: storedBounds)) }

  /// How far a place is from where the text begins.
  private func column(of place: Int) -> CGFloat {
    guard !edited.isEmpty else { return 0 }
    guard isSecureTextEntry else { return caretLines.column(of: place) }
    return PartPainter.width(of: String(repeating: "•", count: place), storedFont)
  }
}
