import Foundation

extension UILabel {
  /// Draws the text within a rectangle, in its vertical middle, as it was measured.
  final func paintText(in rect: CGRect, _ context: CGContext) {
    guard rect.width > 0, rect.height > 0 else { return }
    var runs = drawnRuns(drawnColor.cgColor)
    guard runs.contains(where: { !$0.text.isEmpty }) else { return }
    var options = DrawnText.Options()
    options.measure = measure(lines: numberOfLines)
    // A frame in whole pixels may be a little smaller than what the text needs.
    let pixel = PartPainter.pixel
    options.measure.width = rect.width + pixel
    options.measure.height = rect.height + pixel
    options.truncation = lineBreakMode
    options.alignment = textAlignment
    options.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var text = KeptText.of(runs, options)
    if let share = shrinking(text.size.width, rect.width) {
      for index in runs.indices {
        let font = runs[index].font.withSize(runs[index].font.pointSize * share)
        runs[index].font = font
        runs[index].style = TextRunStyle(font)
      }
      text = KeptText.of(runs, options)
    }
    var place = rect
    place.origin.y += max((rect.height - text.size.height) / 2, 0)
    if let shadowColor {
      for index in runs.indices { runs[index].color = shadowColor.cgColor }
      KeptText.of(runs, options).draw(
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
