public import Foundation

extension String {
  /// How large the text is; see `NSAttributedString.size()` for the measure.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextMeasure().fit(self, attrs).size
  }

  /// The rectangle that the text takes up in a space of the given size.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = CGRect(
      origin: .zero, size: TextMeasure(size, options).fit(self, attributes).size)
    context?.totalBounds = bounds
    return bounds
  }
}
