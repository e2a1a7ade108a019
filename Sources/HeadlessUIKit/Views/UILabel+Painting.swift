import Foundation

extension UILabel {
  /// Draws the text within a rectangle, in its vertical middle, as it was measured.
  final func paintText(in rect: CGRect, _ context: CGContext) {
    guard rect.width > 0, rect.height > 0, wholeText?.isEmpty == false else { return }
    var options = DrawnText.Options()
    options.measure = measure(lines: numberOfLines)
    // A frame in whole pixels may be a little smaller than the text.
    let pixel = PartPainter.pixel
    options.measure.width = rect.width + pixel
    options.measure.height = rect.height + pixel
    options.truncation = lineBreakMode
    options.alignment = textAlignment
    options.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let color = drawnColor.cgColor
    var text = laid(color, options, share: nil)
    let share = shrinking(text.size.width, rect.width)
    if share != nil { text = laid(color, options, share: share) }
    var place = rect
    place.origin.y += max((rect.height - text.size.height) / 2, 0)
    if let shadowColor {
      laid(shadowColor.cgColor, options, share: share, isShadow: true).draw(
        into: context, in: place.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height))
    }
    text.draw(into: context, in: place)
  }

  private var drawnColor: UIColor {
    if isHighlighted, let highlightedTextColor { return highlightedTextColor }
    return isEnabled ? textColor : textColor.withAlphaComponent(0.3)
  }

  /// Returns the part to which a text that is too wide shrinks, if it may.
  private func shrinking(_ width: CGFloat, _ room: CGFloat) -> CGFloat? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > room + 0.5, width > 0 else {
      return nil
    }
    return max(room / width, minimumScaleFactor)
  }
}
