public import Foundation

extension NSAttributedString {
  /// How large the text is, as a character's half of its font's size makes it.
  ///
  /// No glyphs are measured: each character is half as wide as its font's size, and each line as
  /// tall as its font's `lineHeight`. A text breaks into lines only where it holds a line break.
  public func size() -> CGSize { TextMeasure().size(of: self) }

  /// The rectangle that the text takes up in a space of the given size, by the measure of `size()`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    var measure = TextMeasure()
    measure.wraps = options.contains(.usesLineFragmentOrigin)
    if measure.wraps, size.width > 0 { measure.width = size.width }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 {
      measure.height = size.height
    }
    let bounds = CGRect(origin: .zero, size: measure.size(of: self))
    context?.totalBounds = bounds
    return bounds
  }
}
