package import Foundation

extension UITextView {
  package final func caretRect(at place: Int) -> CGRect {
    let place = edited.inText(NSRange(location: place, length: 0)).location
    if let shaped = shapedText {
      var caret = shaped.caret(at: place).offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
      caret.size.width = Self.caretWidth
      return caret
    }
    let lines = caretLines
    let (corner, height) = (lineCorner, lineHeight)
    return CGRect(
      x: corner.x + lines.column(of: place),
      y: corner.y + CGFloat(lines.line(of: place)) * height, width: Self.caretWidth, height: height)
  }

  package final func lineRects(of range: NSRange) -> [CGRect] {
    guard range.length > 0 else { return [] }
    if let shaped = shapedText {
      return shaped.rects(of: range, inSpace: 0).map {
        $0.offsetBy(dx: containerOrigin.x, dy: containerOrigin.y)
      }
    }
    let lines = caretLines
    let (corner, height) = (lineCorner, lineHeight)
    let (first, last) = (lines.line(of: range.location), lines.line(of: NSMaxRange(range)))
    return (first...max(first, last)).compactMap { line in
      let ends = lines.ends(ofLine: line)
      let start = max(range.location, ends.first)
      let end = min(NSMaxRange(range), ends.last)
      guard end > start || line == first else { return nil }
      let left = lines.column(of: start)
      let width = end > start ? max(0, lines.column(of: end) - left) : 0
      return CGRect(
        x: corner.x + left, y: corner.y + CGFloat(line) * height, width: width, height: height)
    }
  }

  package final func place(at point: CGPoint) -> Int {
    let lines = caretLines
    if let shaped = shapedText {
      let tops = lines.starts.map { shaped.caret(at: $0).maxY + containerOrigin.y }
      let line = tops.firstIndex { $0 > point.y } ?? max(0, tops.count - 1)
      return lines.place(at: point.x - containerOrigin.x, inLine: line)
    }
    let (corner, height) = (lineCorner, lineHeight)
    let row = ((point.y - corner.y) / height).rounded(.down)
    let line = Int(row.finite, within: 0...max(0, lines.starts.count - 1))
    return lines.place(at: point.x - corner.x, inLine: line)
  }

  private static let caretWidth: CGFloat = 2

  private final var lineHeight: CGFloat { (font ?? Self.defaultFont).lineHeight }

  /// The corner at which the lines begin.
  private final var lineCorner: CGPoint {
    CGPoint(
      x: (textContainerInset.left + container.lineFragmentPadding).finite,
      y: textContainerInset.top.finite)
  }
}
