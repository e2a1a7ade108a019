import LocalizedWords
import Testing

@Suite("The user's languages")
struct UserLanguagesTests {
  private func told(_ arguments: String...) -> UserLanguages {
    UserLanguages(languages: ["en-US"]).changed(by: ["app"] + arguments)
  }

  @Test(arguments: [
    (["de"], "de_DE"), (["de-CH"], "de_CH"), (["en-GB", "de"], "en_GB"),
    (["zh-Hant"], "zh_Hant_TW"),
    (["zh-TW"], "zh_TW"), (["ar"], "ar_EG"), (["es-419"], "es_419"), ([], "en_US"),
    ([""], "en_US"),
  ])
  func `live where their language is spoken`(languages: [String], locale: String) {
    #expect(UserLanguages(languages: languages).localeIdentifier == locale)
  }

  @Test func `are those of the launch`() {
    #expect(told("-AppleLanguages", "(de)").languages == ["de"])
    #expect(told("-AppleLanguages", "(\"pt-BR\", en)").languages == ["pt-BR", "en"])
    #expect(told("-AppleLanguages", "fr").languages == ["fr"])
    #expect(told("-AppleLanguages", "()").languages == ["en-US"])
    #expect(told("-AppleLanguages").languages == ["en-US"])
    #expect(told("-AppleLanguages", "(de)").localeIdentifier == "de_DE")
    #expect(told("-AppleLanguages", "(de)", "-AppleLocale", "de_AT").localeIdentifier == "de_AT")
    #expect(told("-AppleLanguages", "(de)", "-AppleLocale", "en_US").localeIdentifier == "de_US")
    #expect(told("-AppleLocale", "fr_CH").localeIdentifier == "fr_CH")
    #expect(told("-AppleLocale", "fr_CH").languages == ["en-US"])
  }

  @Test func `say where screens begin`() {
    #expect(!told().isRightToLeft)
    #expect(told("-AppleLanguages", "(ar)").isRightToLeft)
    #expect(told("-AppleLanguages", "(he-IL)").isRightToLeft)
    #expect(told("-AppleTextDirection", "YES").isRightToLeft)
    #expect(told("-NSForceRightToLeftWritingDirection", "1").isRightToLeft)
    #expect(!told("-AppleTextDirection", "NO").isRightToLeft)
  }
}
