/// The distances by which the system's font moves certain pairs of letters together.
///
/// The font's own are not known. Round and slanted small letters are as far apart as pairs with a
/// known sum; capitals are a guess with the right sum.
enum PairKerning {
  /// How much farther pairs move in display letters, as a part of the distance.
  static let displayExcess = 0.4

  /// The distances in units of the font, by the codes of both characters: see `index`.
  static let distances: [Double] = {
    var distances = [Double](repeating: 0, count: 128 * 128)
    for (firsts, seconds, distance) in pairs {
      for first in firsts.utf8 {
        for second in seconds.utf8 { distances[index(first, second)] = distance }
      }
    }
    return distances
  }()

  /// Returns where the distance between two characters of ASCII stands.
  static func index(_ left: UInt8, _ right: UInt8) -> Int {
    Int(left & 0x7F) << 7 | Int(right & 0x7F)
  }

  private static let pairs: [(firsts: String, seconds: String, distance: Double)] = [
    ("rfvwy", "cdegoq", -30), ("oebp", "vwxy", -30), ("A", "VWYT", -150), ("VWYT", "A", -150),
    ("L", "TVY", -190), ("TY", "aeiouy", -200), ("WV", "aeiouy", -90),
  ]
}
