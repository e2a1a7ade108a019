import Foundation

extension EditedText {
  /// The word in which or beside which the caret is.
  var word: NSRange? {
    let caret = string.utf16.index(string.startIndex, offsetBy: selection.location)
    let before = string[..<caret].reversed().prefix(while: Self.belongsToWord)
    let after = string[caret...].prefix(while: Self.belongsToWord)
    let start = before.reduce(0) { $0 + $1.utf16.count }
    let length = start + after.utf16.count
    return length > 0 ? NSRange(location: selection.location - start, length: length) : nil
  }

  static func belongsToWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }
}
