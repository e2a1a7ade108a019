import PixelCoverage

/// How letters are drawn: how large, how bold, how slanted.
///
/// Lengths are in 1/256 of a pixel, shares in 1/100 000.
package struct StrokeStyle: Hashable, Sendable {
  /// The size of the font.
  package var size: Int
  /// How much of the boldest letters the weight has, or of the lightest ones if it is negative.
  package var weight: Int
  /// How much of the letters for large sizes the size has.
  package var display: Int
  package var isItalic = false
  package var isMonospaced = false
  /// Whether digits are equally wide.
  package var hasEqualDigits = false
  /// The advances of `l` and `I`, which tell how far letters stand from each other.
  package var smallStem: Int
  package var capitalStem: Int
  /// Whether the heights of letters are whole pixels.
  package var isSnapped = true

  package init(size: Int, weight: Int, display: Int, smallStem: Int, capitalStem: Int) {
    self.size = min(max(size, 0), Self.largest)
    self.weight = min(max(weight, -Self.whole), Self.whole)
    self.display = min(max(display, 0), Self.whole)
    self.smallStem = smallStem
    self.capitalStem = capitalStem
  }

  /// The largest size: 512 pixels.
  package static let largest = 512 * FixedPoint.one
  /// The whole of a share.
  package static let whole = 100_000
  /// The units in a size, as the tables have them.
  static let units = 2048

  /// Returns units, in `part`s of one, as a length.
  func length(_ units: Int, part: Int = 1) -> Int {
    (units * size).dividedDown(by: Self.units * part)
  }

  /// Returns a value between the lightest, the regular and the boldest letters' values.
  private func mixed(_ light: Int, _ regular: Int, _ black: Int) -> Int {
    regular * Self.whole + abs(weight) * ((weight < 0 ? light : black) - regular)
  }

  /// The width of the pen.
  var pen: Int {
    let text = mixed(34, 178, 384)
    let large = mixed(34, 166, 380)
    return length(text + (large - text) * display / Self.whole, part: Self.whole)
  }

  /// The height of the pen as a share of its width: round letters would fill up.
  var flatness: Int { mixed(100, 88, 68) / 100 }

  /// The space beside the straight stem of a small letter.
  var smallBearing: Int { isMonospaced ? monospacedBearing : bearing(smallStem) }

  /// The space beside the straight stem of a capital.
  var capitalBearing: Int { isMonospaced ? monospacedBearing : bearing(capitalStem) }

  private var monospacedBearing: Int {
    length(203 * (Self.whole - max(weight, 0) * 35 / 100), part: Self.whole)
  }

  private func bearing(_ advance: Int) -> Int { max(length(20), (advance - pen) / 2) }

  /// The height of a small x.
  var xHeight: Int {
    let table = Self.xHeights
    var (low, high) = (table[0], table[0])
    for (one, next) in zip(table, table.dropFirst()) where weight > one.weight {
      (low, high) = weight <= next.weight ? (one, next) : (next, next)
    }
    let span = max(high.weight - low.weight, 1)
    let way = min(max(weight - low.weight, 0), span)
    let text = low.text + (high.text - low.text) * way / span
    let large = low.large + (high.large - low.large) * way / span
    return (size * (text + (large - text) * display / Self.whole)).dividedDown(by: 10_000)
  }

  /// The height of capitals.
  var capHeight: Int { (size * 70_459).dividedDown(by: 100_000) }

  /// The heights of a small x by weight, in 1/10 000 of the size.
  private static let xHeights: [(weight: Int, text: Int, large: Int)] = [
    (-72_500, 5254, 5078), (-31_500, 5259, 5078), (0, 5264, 5078), (18_335, 5303, 5137),
    (31_665, 5337, 5176), (50_000, 5376, 5234), (76_667, 5435, 5317), (100_000, 5488, 5391),
  ]

  /// Whether strokes end straight, as in large letters.
  var isFlat: Bool { display >= Self.whole }
}
