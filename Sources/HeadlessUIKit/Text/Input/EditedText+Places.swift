import Foundation

extension EditedText {
  /// The first place after another, or before it, at which no condition says to go on.
  ///
  /// The condition is asked about each character but the first one.
  func place(after place: Int, forward: Bool, while goesOn: (Character) -> Bool) -> Int {
    let text = string
    let index = text.utf16.index(text.startIndex, offsetBy: min(max(0, place), length))
    var place = place
    func pass(_ characters: some Sequence<Character>) {
      var isFirst = true
      for character in characters {
        guard goesOn(character) || isFirst else { return }
        isFirst = false
        place += (forward ? 1 : -1) * character.utf16.count
      }
    }
    if forward { pass(text[index...]) } else { pass(text[..<index].reversed()) }
    return place
  }

  /// The first and the last place of the paragraph at a place.
  func paragraph(at place: Int) -> (first: Int, last: Int) {
    let index = string.utf16.index(string.startIndex, offsetBy: min(max(0, place), length))
    let before = string[..<index].reversed().prefix { !$0.isNewline }
    let after = string[index...].prefix { !$0.isNewline }
    return (place - before.reduce(0) { $0 + $1.utf16.count }, place + after.utf16.count)
  }

  /// Whether a letter is of a script that runs from right to left, as Hebrew and Arabic do.
  static func isWrittenFromRight(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
