public import Foundation

extension NSAttributedString {
  // MARK: Drawing

  /// Draws the text on one line from a point on, which is its top left corner.
  public func draw(at point: CGPoint) {
    draw(wrapsIn: nil, in: CGRect(origin: point, size: size()))
  }

  /// Draws the text within a rectangle.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text within a rectangle.
  ///
  /// Without `usesLineFragmentOrigin` the text stands on one line, whose baseline is the origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    context?.totalBounds = boundingRect(with: rect.size, options: options, context: nil)
    guard options.contains(.usesLineFragmentOrigin) else {
      let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
      return draw(at: CGPoint(x: rect.minX, y: rect.minY - (font?.ascender ?? 0)))
    }
    draw(wrapsIn: rect.size, options: options, in: rect)
  }

  private func draw(
    wrapsIn size: CGSize?, options: NSStringDrawingOptions = [], in rect: CGRect
  ) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0 else { return }
    var lines = DrawnText.Options()
    lines.measure = TextMeasure(size ?? .zero, size == nil ? [] : options)
    if size == nil { lines.measure.wraps = true }
    if options.contains(.truncatesLastVisibleLine) { lines.truncation = .byTruncatingTail }
    let runs = DrawnRun.runs(
      of: self, or: TextRunStyle.fallbackFont, CGColor(gray: 0, alpha: 1))
    DrawnText(runs, lines).draw(into: context, in: rect)
  }
}
