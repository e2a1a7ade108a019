import Foundation

extension UITextView: SelfPainting {
  final func paintParts(_ painter: PartPainter) {
    if let manager = knownTextKit?.manager, type(of: manager) != NSLayoutManager.self {
      return paintParts(painter, by: manager)
    }
    let font = font ?? UIFont.systemFont(ofSize: 12)
    let color: UIColor = textColor ?? .label
    let padding = container.lineFragmentPadding
    let inset = textContainerInset
    let rect = CGRect(
      x: inset.left + padding, y: inset.top,
      width: max(storedBounds.width - inset.left - inset.right - 2 * padding, 0),
      height: 1_000_000)
    var options = DrawnText.Options()
    options.measure.width = rect.width
    options.measure.usesLeading = true
    options.measure.maximumLines = max(0, container.maximumNumberOfLines)
    options.truncation = container.lineBreakMode
    options.alignment = textAlignment
    options.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let runs = edited.parts(in: edited.whole).map {
      DrawnRun($0.string, $0.attributes.values, or: font, color.cgColor)
    }
    let shaped = shapedText
    painter.clipped(to: storedBounds) { painter in
      DrawnText(runs, options, in: shaped?.shapedLines[0]).draw(into: painter.context, in: rect)
      guard isFirstResponder, isEditable, edited.selection.length == 0 else { return }
      let position = TextPosition(edited.selection.location)
      painter.fill(caretRect(for: position), tintColor, radius: 1)
    }
  }

  /// Has an app's own layout manager draw the text.
  private func paintParts(_ painter: PartPainter, by manager: NSLayoutManager) {
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    let range = manager.glyphRange(for: container)
    painter.clipped(to: storedBounds) { painter in
      ContextStack.draw(into: painter.context) {
        manager.drawBackground(forGlyphRange: range, at: origin)
        manager.drawGlyphs(forGlyphRange: range, at: origin)
      }
    }
  }
}
