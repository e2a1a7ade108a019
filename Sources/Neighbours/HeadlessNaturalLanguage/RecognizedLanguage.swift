import HeadlessUIKit

/// A language that a text may be in, and how much of the text speaks for it.
struct RecognizedLanguage {
  let language: NLLanguage
  let score: Double

  /// Returns the languages that a text may be in, the likeliest first.
  static func scores(of text: String) -> [RecognizedLanguage] {
    if let known = LanguageFacts.current.language(of: text) { return [Self(known, 1)] }
    var counts: [NLLanguage: Double] = [:]
    for scalar in text.unicodeScalars {
      guard let language = script(of: scalar) else { continue }
      counts[language, default: 0] += 1
    }
    // Japanese has Chinese characters, too.
    if counts[.japanese] != nil { counts[.simplifiedChinese] = nil }
    refine(&counts, .simplifiedChinese, .traditionalChinese, text, by: "國學們這個說會對來時後點發開關")
    refine(&counts, .russian, .ukrainian, text, by: "іїєґІЇЄҐ")
    refine(&counts, .arabic, .persian, text, by: "پچژگی")
    refine(&counts, .arabic, .urdu, text, by: "ٹڈڑے")
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    for (language, common) in commonWords {
      let count = words.count { common.contains($0) }
      if count > 0 { counts[language, default: 0] += Double(count) }
    }
    return counts.map { Self($0.key, $0.value) }.sorted {
      ($1.score, $0.language.rawValue) < ($0.score, $1.language.rawValue)
    }
  }

  private init(_ language: NLLanguage, _ score: Double) {
    self.language = language
    self.score = score
  }

  private static func refine(
    _ counts: inout [NLLanguage: Double], _ usual: NLLanguage, _ other: NLLanguage,
    _ text: String, by letters: String
  ) {
    guard let count = counts[usual], text.contains(where: letters.contains) else { return }
    counts[usual] = nil
    counts[other] = count
  }

  /// The language of a letter that few languages have.
  private static func script(of scalar: Unicode.Scalar) -> NLLanguage? {
    switch scalar.value {
    case 0x0370...0x03FF: .greek
    case 0x0400...0x04FF: .russian
    case 0x0530...0x058F: .armenian
    case 0x0590...0x05FF: .hebrew
    case 0x0600...0x06FF: .arabic
    case 0x0900...0x097F: .hindi
    case 0x0980...0x09FF: .bengali
    case 0x0A00...0x0A7F: .punjabi
    case 0x0A80...0x0AFF: .gujarati
    case 0x0B80...0x0BFF: .tamil
    case 0x0C00...0x0C7F: .telugu
    case 0x0C80...0x0CFF: .kannada
    case 0x0D00...0x0D7F: .malayalam
    case 0x0E00...0x0E7F: .thai
    case 0x10A0...0x10FF: .georgian
    case 0x1100...0x11FF, 0xAC00...0xD7AF: .korean
    case 0x3041...0x30FF: .japanese
    case 0x4E00...0x9FFF: .simplifiedChinese
    default: nil
    }
  }

  private static let commonWords: [NLLanguage: Set<String>] = [
    .english: ["the", "and", "of", "to", "is", "that", "it", "was", "with", "are", "this", "you"],
    .german: [
      "der", "die", "das", "und", "ist", "nicht", "ein", "eine", "mit", "ich", "zu", "auf",
    ],
    .french: ["le", "la", "les", "et", "est", "une", "des", "dans", "pas", "je", "vous", "pour"],
    .spanish: ["el", "los", "las", "y", "es", "una", "por", "con", "para", "que", "está", "del"],
    .italian: [
      "il", "gli", "è", "di", "che", "una", "per", "non", "sono", "della", "con", "questo",
    ],
    .portuguese: ["o", "os", "é", "uma", "não", "para", "com", "que", "você", "do", "da", "em"],
    .dutch: ["de", "het", "een", "en", "niet", "van", "ik", "zijn", "dat", "met", "voor", "op"],
    .swedish: ["och", "att", "det", "är", "som", "inte", "jag", "på", "en", "ett", "för", "med"],
    .danish: ["og", "det", "er", "ikke", "jeg", "på", "en", "af", "til", "hvad", "med", "som"],
    .polish: ["nie", "się", "jest", "na", "że", "to", "jak", "czy", "dla", "ten", "są", "w"],
    .turkish: [
      "ve", "bir", "bu", "için", "değil", "çok", "ile", "ne", "ben", "var", "olarak", "da",
    ],
    .finnish: [
      "ja", "on", "ei", "että", "se", "oli", "mutta", "joka", "minä", "hän", "ovat", "kun",
    ],
  ]
}
