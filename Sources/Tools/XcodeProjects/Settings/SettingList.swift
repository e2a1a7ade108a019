import PropertyLists

/// Build settings that are lists: words between blanks, in quotes where they have blanks.
package enum SettingList {
  /// Returns the words of a list.
  package static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isWord = false
    var quote: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        word.append(character)
        isEscaped = false
      } else if character == "\\" {
        (isEscaped, isWord) = (true, true)
      } else if let open = quote {
        if character == open { quote = nil } else { word.append(character) }
      } else if character == "\"" || character == "'" {
        (quote, isWord) = (character, true)
      } else if character.isWhitespace {
        if isWord { words.append(word) }
        (word, isWord) = ("", false)
      } else {
        word.append(character)
        isWord = true
      }
    }
    return isWord ? words + [word] : words
  }

  /// Returns a value of a project file as one text.
  static func text(of list: PropertyList) -> String {
    switch list.value {
    case .string(let text): text
    case .bool(let isTrue): isTrue ? "YES" : "NO"
    case .number(let number): number == number.rounded() ? "\(Int64(number))" : "\(number)"
    case .array(let elements): elements.map { quoted(text(of: $0)) }.joined(separator: " ")
    default: ""
    }
  }

  private static func quoted(_ word: String) -> String {
    guard word.contains(where: \.isWhitespace), !word.contains("\"") else { return word }
    return "\"\(word)\""
  }
}
