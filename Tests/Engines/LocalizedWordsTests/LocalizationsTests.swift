import LocalizedWords
import Testing

@Suite("The choice of a language")
struct LocalizationsTests {
  @Test(arguments: [
    (["de", "en"], ["de-CH"], ["de"]),
    (["de", "de-CH", "en"], ["de-CH", "en"], ["de-CH", "de", "en"]),
    (["de-AT", "en"], ["de"], ["de-AT"]),
    (["zh-Hans", "zh-Hant"], ["zh-TW"], ["zh-Hant"]),
    (["zh-hans", "zh-hant"], ["zh-Hans-CN"], ["zh-hans"]),
    (["zh_CN", "zh"], ["zh-Hant"], []),
    (["pt", "pt-BR", "pt-PT"], ["pt-BR"], ["pt-BR", "pt", "pt-PT"]),
    (["pt-PT", "pt-BR"], ["pt"], ["pt-BR", "pt-PT"]),
    (["German", "English"], ["de"], ["German"]),
    (["nb"], ["no"], ["nb"]), (["he"], ["iw"], ["he"]),
    (["en", "fr"], ["ja", "fr"], ["fr"]),
    ([], ["de"], []), (["en"], ["", "de"], []),
  ])
  func `takes what the user reads, the best first`(
    available: [String], preferences: [String], ranked: [String]
  ) {
    #expect(Localizations.ranked(available, for: preferences) == ranked)
  }

  @Test func `falls back to the app's own language`() {
    #expect(
      Localizations.preferred(["en", "fr"], for: ["ja"], development: "en") == ["en"])
    #expect(Localizations.preferred(["fr", "it"], for: ["ja"], development: nil) == ["fr"])
    #expect(Localizations.preferred([], for: ["ja"], development: "en") == ["en"])
    #expect(Localizations.preferred([], for: ["ja"], development: nil) == [])
    #expect(Localizations.preferred(["en", "ja"], for: ["ja"], development: "en") == ["ja"])
  }
}
