/// Names such as `selectRowAt`, and the words that they are made of.
enum CamelCase {
  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The words of a name, as the compiler cuts it: an acronym is one word.
  static func words(_ name: String) -> [String] {
    let letters = Array(name)
    var words: [String] = []
    var index = 0
    while index < letters.count {
      if letters[index] == "_" {
        index += 1
        continue
      }
      let end = endOfWord(in: letters, from: index)
      words.append(String(letters[index..<end]))
      index = end
    }
    return words
  }

  private static func endOfWord(in letters: [Character], from start: Int) -> Int {
    var end = start
    while end < letters.count, letters[end].isUppercase { end += 1 }
    // The last capital of an acronym begins the next word, as in `URLString`.
    if end > start + 1, end < letters.count, letters[end].isLetter { end -= 1 }
    guard end <= start + 1 else { return end }
    end = start + 1
    while end < letters.count, !letters[end].isUppercase, letters[end] != "_" { end += 1 }
    return end
  }
}
