/// The name by which Swift code asks for a color or an image of a catalog.
///
/// Xcode makes these names out of the assets' names since its version 15.
package struct AssetSymbol: Hashable, Sendable {
  /// An identifier, without the backquotes that a word of the language needs.
  package let name: String
  /// The types that it is nested in.
  package let namespaces: [String]

  /// How many namespaces may lie within each other; the compiler would not take very many.
  package static let mostNamespaces = 16

  /// Creates the name for an asset; fails for data, and for a name without a letter or digit.
  package init?(_ asset: Asset) {
    let ending: String
    switch asset.kind {
    case .color: ending = "color"
    case .image, .symbol: ending = "image"
    case .data, .appIcon: return nil
    }
    let parts = asset.name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= Self.mostNamespaces + 1, let last = parts.last else { return nil }
    var words = Self.words(of: last)
    if words.count > 1, words.last?.lowercased() == ending { words.removeLast() }
    let isShouted = !last.contains { $0.isLowercase }
    if let first = words.first, !isShouted {
      words[0] = first.contains { $0.isLowercase } ? Self.small(first) : first.lowercased()[...]
    }
    name = Self.joined(words, isShouted: isShouted)
    namespaces = parts.dropLast().map { part in
      let words = Self.words(of: part)
      return Self.joined(words.prefix(1).map { Self.large($0) } + words.dropFirst())
    }
    guard !name.isEmpty, !namespaces.contains("") else { return nil }
  }

  /// Words begin behind what is no letter, at digits and behind them, and with a capital.
  private static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    for piece in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      var start = piece.startIndex
      var index = start
      while index < piece.endIndex {
        let next = piece.index(after: index)
        if next == piece.endIndex || isBorder(piece, index, next) {
          words.append(piece[start..<next])
          start = next
        }
        index = next
      }
    }
    return words
  }

  /// Whether a word ends between two neighbours: `sE`, `g1`, `1C`, and the first two of `LIm`.
  private static func isBorder(
    _ text: Substring, _ index: Substring.Index, _ next: Substring.Index
  ) -> Bool {
    let (one, other) = (text[index], text[next])
    if one.isNumber != other.isNumber { return true }
    if other.isUppercase, !one.isUppercase { return true }
    let after = text.index(after: next)
    return one.isUppercase && other.isUppercase && after < text.endIndex
      && text[after].isLowercase
  }

  private static func small(_ word: Substring) -> Substring {
    word.prefix(1).lowercased()[...] + word.dropFirst()
  }

  private static func large(_ word: Substring) -> Substring {
    word.prefix(1).uppercased()[...] + word.dropFirst()
  }

  /// Joins words, each but the first with a capital.
  ///
  /// Digits keep away from capitals, and in a name without small letters from digits.
  private static func joined(_ words: [Substring], isShouted: Bool = true) -> String {
    var name = ""
    var last: Substring = ""
    for word in words {
      let isNumber = word.first?.isNumber == true
      let wasNumber = last.first?.isNumber == true
      let isApart =
        isNumber && (wasNumber && isShouted || isCapital(last)) || wasNumber && isCapital(word)
      if name.isEmpty ? isNumber : isApart { name += "_" }
      name += name.isEmpty ? word : large(word)
      last = word
    }
    return name
  }

  private static func isCapital(_ word: Substring) -> Bool {
    !word.isEmpty && word.allSatisfy(\.isUppercase)
  }
}
