/// Makes samples of frequencies.
package enum JPEGWaves {
  /// The order in which frequencies are written, the low ones first.
  package static let order = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27,
    20, 13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58,
    59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// The cosines of the even frequencies and of the odd ones, in 2^12ths, for the first four places;
  /// the others have the same, the odd ones with the other sign.
  private static let even = [
    [1448, 1892, 1448, 784], [1448, 784, -1448, -1892],
    [1448, -784, -1448, 1892], [1448, -1892, 1448, -784],
  ]
  private static let odd = [
    [2009, 1703, 1138, 400], [1703, -400, -2009, -1138],
    [1138, -2009, 400, 1703], [400, -1138, 1703, -2009],
  ]

  /// Turns 64 frequencies into samples around 0, in 2^18ths.
  static func turn(_ block: inout [Int]) {
    for column in 0..<8 {
      let isFlat = (1..<8).allSatisfy { block[column + $0 * 8] == 0 }
      if isFlat {
        let value = (block[column] * 1448 + 32) >> 6
        for row in 0..<8 { block[column + row * 8] = value }
      } else {
        turn(&block, column, 8, shift: 6)
      }
    }
    for row in 0..<8 { turn(&block, row * 8, 1, shift: 0) }
  }

  /// Turns one row or column.
  private static func turn(_ block: inout [Int], _ start: Int, _ step: Int, shift: Int) {
    let values = (
      block[start], block[start + step], block[start + 2 * step], block[start + 3 * step],
      block[start + 4 * step], block[start + 5 * step], block[start + 6 * step],
      block[start + 7 * step]
    )
    let half = shift > 0 ? 1 << (shift - 1) : 0
    for place in 0..<4 {
      let (even, odd) = (even[place], odd[place])
      let steady =
        values.0 * even[0] + values.2 * even[1] + values.4 * even[2] + values.6 * even[3]
      let change = values.1 * odd[0] + values.3 * odd[1] + values.5 * odd[2] + values.7 * odd[3]
      block[start + place * step] = (steady + change + half) >> shift
      block[start + (7 - place) * step] = (steady - change + half) >> shift
    }
  }
}
