public import Foundation

extension NSAttributedString {
  /// Returns the size of the text, on one line for each of its paragraphs.
  ///
  /// It is measured as on a device, from tables of the system font's widths; other fonts count as
  /// the system's.
  public func size() -> CGSize { TextMeasure().size(of: self) }

  /// Returns the rectangle that the text needs in a space of the given size, as `size()` measures
  /// it.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = CGRect(origin: .zero, size: TextMeasure(size, options).size(of: self))
    context?.totalBounds = bounds
    return bounds
  }
}
