import LocalizedWords
import Testing

@Suite("Pseudolanguages")
struct PseudolanguageTests {
  private func said(_ text: String, _ argument: String) -> String {
    UserLanguages(languages: ["en"]).changed(by: ["app", argument, "YES"]).pseudolanguage
      .applied(to: text)
  }

  @Test func `say texts twice, in brackets, backwards or with accents`() {
    #expect(said("Birds", "-NSDoubleLocalizedStrings") == "Birds Birds")
    #expect(said("Birds", "-NSSurroundLocalizedStrings") == "[# Birds #]")
    #expect(said("Birds", "-NSForceRightToLeftLocalizedStrings") == "sdriB")
    #expect(
      said("Bird", "-NSAccentuateLocalizedStrings") == "B\u{308}i\u{303}r\u{300}d\u{325}")
    #expect(said("Birds", "-NSShowNonLocalizedStrings") == "Birds")
    #expect(said("", "-NSSurroundLocalizedStrings") == "[#  #]")
  }

  @Test func `leave the places of arguments where they are`() {
    #expect(
      said("%@ saw %lld", "-NSDoubleLocalizedStrings") == "%1$@ saw %2$lld %1$@ saw %2$lld")
    #expect(said("%#@n@ here", "-NSDoubleLocalizedStrings") == "%1$#@n@ here %1$#@n@ here")
    #expect(said("a %@ b %d", "-NSForceRightToLeftLocalizedStrings") == "%2$d b %1$@ a")
    #expect(said("%2$@ a", "-NSSurroundLocalizedStrings") == "[# %2$@ a #]")
    #expect(said("100% sure", "-NSSurroundLocalizedStrings") == "[# 100% sure #]")
    #expect(said("100%", "-NSDoubleLocalizedStrings") == "100% 100%")
  }
}
