import LocalizedWords
import Testing

@Suite("Rules of plurals")
struct PluralRulesTests {
  private static let samples = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 103, 1_000_000]

  /// The categories of the samples, by their first letters: `m` is many, and `x` is other.
  private func letters(_ language: String) -> String {
    Self.samples.map { number in
      let rules = PluralRules(language: language)
      let category = rules.category(of: PluralNumber(Int64(number)))
      return category == .other ? "x" : String(category.rawValue.prefix(1))
    }.joined()
  }

  // The letters stand for 0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 103 and a million. Of zero, one, two,
  // few and many, the letters are z, o, t, f and m. What CLDR 48 says of the commonest languages.
  @Test(arguments: [
    ("zh-Hans ja ko vi th id", "xxxxxxxxxxxx"),
    ("en de nl sv nb fi el hu tr da", "xoxxxxxxxxxx"),
    ("es it ca pt-PT pt_PT", "xoxxxxxxxxxm"),
    ("fr fr-CA pt pt-BR", "ooxxxxxxxxxm"),
    ("hi bn fa", "ooxxxxxxxxxx"),
    ("he iw", "xotxxxxxxxxx"),
    ("ru uk", "moffmmofmofm"),
    ("pl", "moffmmmfmmfm"),
    ("hr sr bs", "xoffxxofxofx"),
    ("cs sk", "xoffxxxxxxxx"),
    ("ro", "foffffxxxffx"),
    ("lt", "xofffxofxofx"),
    ("lv", "zoxxxzoxzoxz"),
    ("sl", "xotfxxxxxofx"),
    ("ar", "zotffmmmxxfx"),
    ("xx", "xxxxxxxxxxxx"),
  ])
  func `are those of the language`(languages: String, letters: String) {
    for language in languages.split(separator: " ") {
      #expect(self.letters(String(language)) == letters, "\(language)")
    }
  }

  @Test(arguments: [
    ("en", 0.5, PluralCategory.other), ("en", 1.0, .one), ("en", -1.0, .one),
    ("da", 0.5, .one), ("da", 1.5, .one), ("fr", 1.5, .one), ("fr", 2.5, .other),
    ("hi", 0.5, .one), ("hi", 1.5, .other), ("he", 0.5, .one), ("ru", 1.5, .other),
    ("pl", 1.5, .other), ("cs", 1.5, .many), ("ro", 1.5, .few), ("lt", 1.5, .many),
    ("sl", 1.5, .few), ("ar", 1.5, .other), ("hr", 2.1, .one), ("hr", 1.3, .few),
    ("en", .infinity, .other), ("en", .nan, .other), ("cs", 0.000_000_01, .many),
    ("en", 1e300, .other),
  ])
  func `know numbers that are not whole`(language: String, number: Double, is: PluralCategory) {
    #expect(PluralRules(language: language).category(of: PluralNumber(number)) == `is`)
  }
}
