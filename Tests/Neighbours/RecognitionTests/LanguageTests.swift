import FleetTesting
import HeadlessNaturalLanguage
import Testing

@MainActor @Suite("NaturalLanguage", .freshApplication)
struct LanguageTests {
  private func tokens(_ unit: NLTokenUnit, _ text: String) -> [String] {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = text
    return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
  }

  @Test(arguments: [
    (NLTokenUnit.word, "A wren, 9.5 cm!", ["A", "wren", "9.5", "cm"]),
    (.word, "don’t  stop…", ["don’t", "stop"]),
    (.word, "well-known snake_case 1,000", ["well", "known", "snake_case", "1,000"]),
    (.word, "Bird 🐦 +", ["Bird", "🐦"]),
    (.word, "鳥が", ["鳥", "が"]),
    (.word, "", []),
    (
      .sentence, "It sings. \"Loud!\" Does it? yes",
      ["It sings. ", "\"Loud!\" ", "Does it? ", "yes"]
    ),
    (.sentence, "About 9.5 cm, e.g. wrens.", ["About 9.5 cm, e.g. wrens."]),
    (.sentence, "鳥。歌う。", ["鳥。", "歌う。"]),
    (.paragraph, "One.\nTwo. Three.", ["One.\n", "Two. Three."]),
    (.document, "One. Two.", ["One. Two."]),
  ])
  func `a text has its units`(unit: NLTokenUnit, text: String, expected: [String]) {
    #expect(tokens(unit, text) == expected)
  }

  @Test func `units are told one by one, with what is in them`() {
    let text = "2 wrens 🐦"
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var told: [NLTokenizer.Attributes] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { _, attributes in
      told.append(attributes)
      return told.count < 3
    }

    #expect(told.first == .numeric)
    #expect(told.dropFirst().first == [])
    #expect(told.last?.contains(.emoji) == true)
    #expect(text[tokenizer.tokenRange(at: text.index(text.startIndex, offsetBy: 3))] == "wrens")
  }

  @Test(arguments: [
    ("The wren is a small bird and it sings", NLLanguage.english),
    ("Der Zaunkönig ist ein kleiner Vogel und singt", .german),
    ("Le troglodyte est un oiseau et il chante dans les bois", .french),
    ("Крапивник — маленькая птица", .russian), ("Волове очко — їх багато", .ukrainian),
    ("ミソサザイは鳥です", .japanese), ("굴뚝새", .korean), ("鹪鹩是小鸟", .simplifiedChinese),
    ("這個國家", .traditionalChinese), ("Τρυποφράχτης", .greek), ("طائر صغير", .arabic),
    ("پرنده کوچک است و می‌خواند", .persian),
  ])
  func `a language is recognized by letters and common words`(text: String, language: NLLanguage) {
    #expect(NLLanguageRecognizer.dominantLanguage(for: text) == language)
  }

  @Test func `a language that is not known is none, or what a test says`() {
    #expect(NLLanguageRecognizer.dominantLanguage(for: "wren") == nil)
    SimulatedLanguages.setLanguage(.english, of: "wren")
    #expect(NLLanguageRecognizer.dominantLanguage(for: "wren") == .english)
    let recognizer = NLLanguageRecognizer()
    recognizer.processString("the bird and ")
    recognizer.processString("die")
    let hypotheses = recognizer.languageHypotheses(withMaximum: 2)
    #expect(hypotheses.keys.sorted { $0.rawValue < $1.rawValue } == [.german, .english])
    #expect(abs((hypotheses[.english] ?? 0) - 2.0 / 3) < 1e-9)
    recognizer.languageConstraints = [.german]
    #expect(recognizer.dominantLanguage == .german)
    recognizer.reset()
    #expect(recognizer.dominantLanguage == nil)
  }

  @Test func `a tagger knows words, and of their kinds what a test says`() {
    let text = "Wrens sing!"
    let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass, .lemma])
    tagger.string = text
    SimulatedLanguages.setTag(.noun, of: "Wrens", scheme: .lexicalClass)
    SimulatedLanguages.setTag(NLTag("wren"), of: "Wrens", scheme: .lemma)
    SimulatedLanguages.setTag(NLTag("0.8"), of: text, scheme: .sentimentScore)
    func tags(_ scheme: NLTagScheme, _ options: NLTagger.Options = []) -> [String?] {
      tagger.tags(
        in: text.startIndex..<text.endIndex, unit: .word, scheme: scheme, options: options
      ).map { $0.0?.rawValue }
    }

    #expect(tags(.tokenType) == ["Word", "Whitespace", "Word", "Punctuation"])
    #expect(tags(.lexicalClass, [.omitWhitespace, .omitPunctuation]) == ["Noun", "OtherWord"])
    #expect(tags(.lemma, [.omitWhitespace, .omitPunctuation]) == ["wren", nil])
    #expect(
      tagger.tag(at: text.startIndex, unit: .document, scheme: .sentimentScore).0?.rawValue == "0.8"
    )
  }
}
