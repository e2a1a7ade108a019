import Foundation
import PixelCoverage
import StrokeFont

/// Where a word lies in pixels, and in which style of the font.
struct TextPlace {
  let style: StrokeStyle
  /// Whether letters stand upright, and are as wide as they are high.
  let isUpright: Bool
  /// The row of pixels on which upright letters stand.
  let baseline: Int
  private let word: Drawing.Word
  private let matrix: CGAffineTransform
  private let origin: CGPoint
  /// The pixels of a point, in which the style is drawn.
  private let scale: Double

  init(_ word: Drawing.Word, _ toPixels: CGAffineTransform) {
    self.word = word
    matrix = toPixels
    origin = CGPoint(x: word.frame.minX, y: word.frame.minY + word.baseline)
      .applying(toPixels)
    let (a, d) = (toPixels.a, toPixels.d)
    let real = Double(toPixels.scale)
    let most = Double(StrokeStyle.largest / FixedPoint.one) / max(word.face.size, 0.001)
    scale = min(max(real, 0), most)
    isUpright =
      toPixels.b == 0 && toPixels.c == 0 && a > 0 && abs(a - d) < a * 0.001 && real <= most
      && origin.x.isFinite && origin.y.isFinite
    baseline = (FixedPoint.whole(origin.y) + 128) >> 8
    var style = StrokeStyle(word.face, scale: scale)
    style.isSnapped = isUpright
    self.style = style
  }

  /// Returns a length in points as one in 1/256 of a pixel.
  func length(_ points: Double) -> Int { FixedPoint.whole(CGFloat(points * scale)) }

  /// Returns where a place of the word lies, in 1/256 of a pixel, with half a quarter added.
  func x(of points: Double) -> Int {
    FixedPoint.whole(origin.x + CGFloat(points * scale)) + FixedPoint.one / StrokeFace.parts / 2
  }

  /// Returns the lines of the letters, as the matrix turns them.
  func lines() -> [PenLine] {
    var lines: [PenLine] = []
    // Letters larger than any screen are left out: they would take for ever.
    guard scale > 0, origin.x.isFinite, origin.y.isFinite,
      word.face.size * Double(matrix.scale) < 4096
    else { return [] }
    let face = StrokeFace.of(style)
    // The pen stays an ellipse: it grows, and does not turn.
    let growth = Double(matrix.scale) / scale
    word.forEachGlyph { character, x, advance in
      for var line in face.lines(of: character, advance: length(advance)) {
        line.points = line.points.map { point in
          let px = x + Double(point.x) / 256 / scale
          let py = Double(point.y) / 256 / scale
          return FixedPoint(
            x: FixedPoint.whole(origin.x + CGFloat(px) * matrix.a + CGFloat(py) * matrix.c),
            y: FixedPoint.whole(origin.y + CGFloat(px) * matrix.b + CGFloat(py) * matrix.d))
        }
        line.rx = max(FixedPoint.whole(CGFloat(Double(line.rx) * growth / 256)), 1)
        line.ry = max(FixedPoint.whole(CGFloat(Double(line.ry) * growth / 256)), 1)
        lines.append(line)
      }
    }
    return lines
  }
}
