import Foundation

/// One or two labels of a cell or a header, which are as large as their text.
@MainActor
struct TextBlock {
  var first: UILabel?
  var second: UILabel?
  /// Whether the second label stands beside the first one, not below it.
  var isSideBySide = false
  /// Whether the second label stands at the far edge.
  var endsAtFarEdge = false
  /// The space between the labels.
  var gap: CGFloat = 0

  private func size(of label: UILabel?, width: CGFloat) -> CGSize {
    guard let label else { return .zero }
    let size = label.sizeThatFits(
      CGSize(width: max(width, 0), height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, max(0, width)), height: size.height)
  }

  /// Returns the size that the labels need in a width.
  func size(width: CGFloat) -> CGSize {
    let one = size(of: first, width: width)
    guard isSideBySide else {
      let two = size(of: second, width: width)
      let space = one.height > 0 && two.height > 0 ? gap : 0
      return CGSize(width: max(one.width, two.width), height: one.height + space + two.height)
    }
    let two = size(of: second, width: width - one.width - gap)
    return CGSize(width: one.width + gap + two.width, height: max(one.height, two.height))
  }

  /// Places the labels, in the middle of a rectangle's height.
  func layOut(in rect: CGRect, isRightToLeft: Bool) {
    let one = size(of: first, width: rect.width)
    func place(_ label: UILabel?, _ size: CGSize, x: CGFloat, y: CGFloat) {
      guard let label else { return }
      var size = size
      var x = x
      // A label that is not aligned to the edge where it begins has all the room.
      let isAlone = isSideBySide || first == nil || second == nil
      if isAlone, !endsAtFarEdge, ![.natural, .left].contains(label.textAlignment) {
        size.width = max(0, rect.maxX - x)
      }
      if isRightToLeft { x = rect.maxX - (x - rect.minX) - size.width }
      label.frame = CGRect(x: x, y: y.roundedToPixel, width: size.width, height: size.height)
    }
    guard isSideBySide else {
      let block = size(width: rect.width)
      let top = rect.midY - block.height / 2
      let two = size(of: second, width: rect.width)
      place(first, one, x: rect.minX, y: top)
      place(second, two, x: rect.minX, y: top + block.height - two.height)
      return
    }
    let two = size(of: second, width: rect.width - one.width - gap)
    place(first, one, x: rect.minX, y: rect.midY - one.height / 2)
    let start = endsAtFarEdge ? rect.maxX - two.width : rect.minX + one.width + gap
    place(second, two, x: start, y: rect.midY - two.height / 2)
  }
}
