import Foundation
import PixelCoverage
import Rasterizing

/// Finds out which pixels marks can reach, so that a separate drawing needs no more of them.
struct DrawnArea {
  let flip: CGAffineTransform
  /// The pixels that matter.
  let x: Range<Int>
  let y: Range<Int>

  /// The edges of an area; invalid numbers mean everywhere.
  private struct Edges {
    var left = CGFloat.infinity
    var top = CGFloat.infinity
    var right = -CGFloat.infinity
    var bottom = -CGFloat.infinity

    static let everything = Edges(
      left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

    /// Adds a rectangle, moved by a matrix.
    mutating func add(_ rect: CGRect, _ matrix: CGAffineTransform = .identity) {
      guard !rect.isNull else { return }
      for x in [rect.origin.x, rect.origin.x + rect.size.width] {
        for y in [rect.origin.y, rect.origin.y + rect.size.height] {
          let point = CGPoint(x: x, y: y).applying(matrix)
          guard !point.x.isNaN, !point.y.isNaN else {
            self = .everything
            return
          }
          add(Edges(left: point.x, top: point.y, right: point.x, bottom: point.y))
        }
      }
    }

    mutating func add(_ other: Edges) {
      left = min(left, other.left)
      right = max(right, other.right)
      top = min(top, other.top)
      bottom = max(bottom, other.bottom)
    }

    mutating func limit(to other: Edges) {
      left = max(left, other.left)
      right = min(right, other.right)
      top = max(top, other.top)
      bottom = min(bottom, other.bottom)
    }

    func moved(dx: CGFloat = 0, dy: CGFloat = 0, by reach: CGFloat) -> Edges {
      Edges(
        left: left + dx - reach, top: top + dy - reach, right: right + dx + reach,
        bottom: bottom + dy + reach)
    }
  }

  /// Returns the pixels that marks reach, or `nil` if they reach no pixel.
  func area(of marks: [Drawing.Mark]) -> (x: Range<Int>, y: Range<Int>)? {
    var edges = Edges()
    for mark in marks { edges.add(self.edges(of: mark)) }
    return pixels(edges)
  }

  /// Returns the pixels that a mark reaches, or `nil` if it reaches no pixel.
  func area(of mark: Drawing.Mark) -> (x: Range<Int>, y: Range<Int>)? { pixels(edges(of: mark)) }

  private func pixels(_ edges: Edges) -> (x: Range<Int>, y: Range<Int>)? {
    guard edges.left <= edges.right, edges.top <= edges.bottom else { return nil }
    let columns = range(edges.left, edges.right).clamped(to: x)
    let rows = range(edges.top, edges.bottom).clamped(to: y)
    return columns.isEmpty || rows.isEmpty ? nil : (columns, rows)
  }

  private func range(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let limits = -1_000_000_000...1_000_000_000
    let first = Int(low.rounded(.down), within: limits) - 1
    return first..<max(first, Int(high.rounded(.up), within: limits)) + 1
  }

  private func edges(of mark: Drawing.Mark) -> Edges {
    let toPixels = mark.style.transform.concatenating(flip)
    let scale = mark.style.transform.scale
    var edges = Edges()
    switch mark.content {
    case .fill(let outline, _, _): edges.add(outline.controlBounds, toPixels)
    case .stroke(let outline, let pen, _):
      edges.add(outline.controlBounds, toPixels)
      let miter = pen.join == .miter ? max(pen.miterLimit, 1) : 1.5
      edges = edges.moved(by: max(pen.width, 0) * miter * scale)
    case .clear(let frame), .image(_, let frame), .silhouette(_, let frame, _),
      .named(_, let frame, _):
      edges.add(frame, toPixels)
    case .symbol(let symbol):
      edges.add(symbol.frame, toPixels)
      let side = max(symbol.frame.size.width, symbol.frame.size.height)
      edges = edges.moved(by: side * scale / 4)
    case .text(let text):
      for word in text.words {
        var own = Edges()
        own.add(word.frame, toPixels)
        edges.add(own.moved(by: word.pointSize * scale / 2))
      }
    case .gradient: edges = .everything
    case .layer(let marks):
      for mark in marks { edges.add(self.edges(of: mark)) }
    }
    if let shadow = mark.style.shadow {
      edges.add(
        edges.moved(
          dx: shadow.offset.width, dy: -shadow.offset.height,
          by: CGFloat(Blur.reach(of: shadow.blur) + 1)))
    }
    for case .path(let outline, _, _) in mark.style.clips {
      var clip = Edges()
      clip.add(outline.controlBounds, flip)
      edges.limit(to: clip)
    }
    return edges
  }
}
