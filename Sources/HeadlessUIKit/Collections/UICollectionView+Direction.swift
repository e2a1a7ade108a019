import Foundation

// Layouts that are mirrored from right to left (behaviour 492, 535).
extension UICollectionView {
  /// The length of the view and of its content at the last layout.
  struct MirroredSpan: Equatable {
    var content: CGFloat = 0
    var room: CGFloat = 0

    /// The width within which rectangles are mirrored: at least the visible part.
    var width: CGFloat { max(content, room) }
  }

  /// Whether the layout was made for the other direction, and wants to be mirrored.
  final var wantsMirroring: Bool {
    guard storedLayout.flipsHorizontallyInOppositeLayoutDirection else { return false }
    // A compositional layout follows the traits alone.
    let direction =
      storedLayout is UICollectionViewCompositionalLayout
      ? traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      : effectiveUserInterfaceLayoutDirection
    return direction != storedLayout.developmentLayoutDirection
  }

  /// Asks the layout again where the direction has changed.
  final func directionDidChange() {
    guard preparation.isPrepared, preparation.isMirrored != wantsMirroring else { return }
    storedLayout.invalidate(announcing: storedLayout.makeContext())
  }

  /// Takes over the width of the content, and keeps the visible part at the same distance from the
  /// edge where it begins.
  final func takeOverSpan() {
    let insets = adjustedContentInset
    let new = MirroredSpan(
      content: contentSize.width, room: max(0, storedBounds.width - insets.left - insets.right))
    let old = preparation.mirroredSpan
    preparation.mirroredSpan = new
    guard preparation.isMirrored, old.width != new.width || old.room != new.room else { return }
    let behind = old.width - old.room
    let move = (new.width - new.room) - (behind.isFinite ? behind : 0)
    if move != 0 { contentOffset.x += move }
  }

  /// Returns where a rectangle of the layout is in the content, or the other way around.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard preparation.isMirrored else { return rect }
    return CGRect(
      x: preparation.mirroredSpan.width - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// The bounds as the layout sees them.
  final var layoutBounds: CGRect { mirrored(storedBounds) }

  /// Returns the attributes of the layout as they are in the content.
  final func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard preparation.isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    else {
      return attributes
    }
    copy.center.x = preparation.mirroredSpan.width - attributes.center.x
    return copy
  }

  /// Asks the layout for the elements in a rectangle of the content.
  final func askForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let found = storedLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return preparation.isMirrored ? found.map(mirrored) : found
  }
}
