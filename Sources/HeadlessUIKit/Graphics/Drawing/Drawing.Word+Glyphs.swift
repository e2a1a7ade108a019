import Foundation

extension Drawing.Word {
  /// Calls a closure with each character, where it stands from the start of the word, and its own
  /// width, in points.
  ///
  /// They stand as the text was measured; half of the tracking is on each side.
  package func forEachGlyph(_ body: (Character, _ x: Double, _ advance: Double) -> Void) {
    let widths = FontWidths.of(face)
    var at = 0.0
    var last: UInt8 = 0
    for character in text {
      let byte = character.utf8.count == 1 ? character.asciiValue : nil
      let width = byte.map { widths.ascii[Int($0)] } ?? widths.width(of: character)
      if movesPairs, let byte {
        at += PairKerning.distances[PairKerning.index(last, byte)] * widths.pairScale
      }
      last = byte ?? 0
      body(character, at + widths.tracking / 2, width - widths.tracking)
      at += width + kern
    }
  }
}
