import Foundation

/// Text that goes around the excluded shapes of the view's container.
extension UITextView {
  /// The lines, if the container is no plain rectangle.
  final var shapedText: LaidText? {
    guard !container.isPlain else { return nil }
    fitContainer()
    return shapedText(width: max(0, bounds.width - sides))
  }

  /// Returns the lines, where they have a width, with a font for text without one.
  final func shapedText(width: CGFloat) -> LaidText {
    var space = container.space
    space.size = CGSize(width: width > 0 ? width + 2 * space.padding : 0, height: 0)
    return LaidText(edited, in: [space], usesLeading: true, font: font ?? Self.defaultFont)
  }

  /// The corner of the container.
  final var containerOrigin: CGPoint {
    CGPoint(x: textContainerInset.left.finite, y: textContainerInset.top.finite)
  }
}
