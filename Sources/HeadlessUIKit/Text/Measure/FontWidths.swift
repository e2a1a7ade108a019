import Foundation
import Locks

/// How wide the characters of a font are, in points.
///
/// The system's font has two sets of letters, for text and for display, and mixes them by size; its
/// weights are mixtures of three; and at each size its characters stand closer or wider by the same
/// distance, the tracking. Fonts that an app names are not known, and count as the system's.
final class FontWidths: Sendable {
  /// The widths of ASCII's characters by their codes, with the tracking.
  let ascii: [Double]
  /// The size of the font.
  let size: Double
  /// The tracking that is added to the width of each character.
  let tracking: Double
  /// The average widths of letters, for alphabets that are not in the tables.
  let averageSmall: Double
  let averageCapital: Double
  /// The factor for distances between pairs, 0 for fonts without them.
  let pairScale: Double

  private init(_ key: FontFace) {
    let unit = key.size / SystemFontTable.unitsPerEm
    size = key.size
    guard !key.isMonospaced else {
      let width = SystemFontTable.monospaced * unit
      ascii = (0..<128).map { 0x20..<0x7F ~= $0 ? width : 0 }
      tracking = 0
      averageSmall = width
      averageCapital = width
      pairScale = 0
      return
    }
    let share = OpticalSize.displayShare(of: key.size)
    let text = Self.mixed(
      SystemFontTable.textRegular, SystemFontTable.textBlack, SystemFontTable.textHairline,
      key.weight)
    let display = Self.mixed(
      SystemFontTable.displayRegular, SystemFontTable.displayBlack,
      SystemFontTable.displayHairline, key.weight)
    let slant = key.isItalic ? OpticalSize.italicFactor(displayShare: share) : 1
    var widths = zip(text, display).map { ($0 + share * ($1 - $0)) * slant * unit }
    if key.hasEqualDigits {
      for digit in UInt8(ascii: "0")...UInt8(ascii: "9") {
        widths[Int(digit)] = widths[Int(UInt8(ascii: "+"))]
      }
    }
    let tracking = OpticalSize.tracking(of: key.size) * unit
    averageSmall = Self.average(widths, UInt8(ascii: "a")...UInt8(ascii: "z")) + tracking
    averageCapital = Self.average(widths, UInt8(ascii: "A")...UInt8(ascii: "Z")) + tracking
    ascii = widths.enumerated().map { 0x20..<0x7F ~= $0 ? $1 + tracking : 0 }
    self.tracking = tracking
    pairScale = unit * (1 + PairKerning.displayExcess * share)
  }

  /// Mixes a weight from regular letters and the boldest or the lightest ones.
  private static func mixed(
    _ regular: [Double], _ black: [Double], _ hairline: [Double], _ weight: Double
  ) -> [Double] {
    let other = weight < 0 ? hairline : black
    return zip(regular, other).map { $0 + abs(weight) * ($1 - $0) }
  }

  private static func average(_ widths: [Double], _ codes: ClosedRange<UInt8>) -> Double {
    codes.reduce(0) { $0 + widths[Int($1)] } / Double(codes.count)
  }

  // MARK: Finding the widths of a font

  /// Returns the widths of a font.
  static func of(_ font: UIFont) -> FontWidths { of(FontFace(font)) }

  /// Returns the widths of a font's face.
  ///
  /// They are worked out once, since an app has few fonts.
  static func of(_ key: FontFace) -> FontWidths {
    known.withLock { known in
      if let widths = known[key] { return widths }
      let widths = FontWidths(key)
      known[key] = widths
      return widths
    }
  }

  private static let known = Locked(Memo<FontFace, FontWidths>(atMost: 256))
}
