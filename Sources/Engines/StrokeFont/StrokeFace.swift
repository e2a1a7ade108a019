import Locks
package import PixelCoverage
import Synchronization

/// The letters of a style, each drawn once for every quarter of a pixel.
package final class StrokeFace: Sendable {
  private let style: StrokeStyle
  private let known = Mutex(Known())

  private struct Known {
    var ascii = [Mask?](repeating: nil, count: 128 * StrokeFace.parts)
    var others = Memo<Other, Mask>(atMost: 2_048)
  }

  private struct Other: Hashable {
    var character: Character
    var part: Int
  }

  /// The places within a pixel at which letters are drawn.
  package static let parts = 4
  private static let faces = Mutex(Memo<StrokeStyle, StrokeFace>(atMost: 64))

  private init(_ style: StrokeStyle) { self.style = style }

  /// Returns the letters of a style.
  package static func of(_ style: StrokeStyle) -> StrokeFace {
    faces.withLock { faces in
      if let face = faces[style] { return face }
      let face = StrokeFace(style)
      faces[style] = face
      return face
    }
  }

  /// Returns what a character of an advance covers, with its origin in the first pixel.
  ///
  /// The advance is no part of what is remembered: without tracking, a character's is decided by the
  /// size, the weight and the widths of the style.
  ///
  /// - Parameter part: The quarter of that pixel in which it is.
  package func mask(of character: Character, advance: Int, part: Int) -> Mask {
    let part = part & (Self.parts - 1)
    let ascii = character.utf8.count == 1 ? character.asciiValue : nil
    let place = ascii.map { Int($0 & 0x7F) * Self.parts + part }
    let found = known.withLock { known in
      place.map { known.ascii[$0] } ?? known.others[Other(character: character, part: part)]
    }
    if let found { return found }
    let made = draw(character, advance: advance, at: part * FixedPoint.one / Self.parts)
    known.withLock { known in
      if let place {
        known.ascii[place] = made
      } else {
        known.others[Other(character: character, part: part)] = made
      }
    }
    return made
  }

  private func draw(_ character: Character, advance: Int, at x: Int) -> Mask {
    var spans = LineSpans()
    for var line in lines(of: character, advance: advance) {
      for index in line.points.indices { line.points[index].x += x }
      spans.add(line)
    }
    return spans.mask
  }

  /// Returns the lines of a character, around its origin on the baseline.
  package func lines(of character: Character, advance: Int) -> [PenLine] {
    GlyphFit.lines(character, style, advance: advance)
  }
}
