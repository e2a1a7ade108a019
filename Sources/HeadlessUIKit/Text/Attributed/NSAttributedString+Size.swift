public import Foundation

extension NSAttributedString {
  /// Returns the size of the text by the model's simple measure.
  ///
  /// No glyphs are measured. Each character is half as wide as its font's size, and each line is as
  /// tall as its font's `lineHeight`. The text breaks into lines only at line breaks.
  public func size() -> CGSize { TextMeasure().size(of: self) }

  /// Returns the rectangle that the text needs in a space of the given size, as `size()` measures
  /// it.
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
