import Foundation

extension UISegmentedControl {
  /// A button for each segment.
  final var segmentElements: [ElementPart] {
    let bounds = storedBounds
    let width = bounds.width / CGFloat(max(1, segments.count))
    return segments.enumerated().map { index, segment in
      let label = segment.title ?? segment.image?.labelOfButton ?? segment.action?.title ?? ""
      return ElementPart(.button, label, .segment(index, of: self), of: self) {
        $0.identifier = segment.image?.elementName ?? ""
        $0.isEnabled = isEnabled && segment.isEnabled
        $0.isSelected = index == selectedSegmentIndex
        $0.frame = CGRect(
          x: middle(ofSegmentAt: index).x - width / 2, y: bounds.minY, width: width,
          height: bounds.height)
      }
    }
  }
}
