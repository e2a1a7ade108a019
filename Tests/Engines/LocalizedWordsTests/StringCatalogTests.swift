import Foundation
import LocalizedWords
import Testing

@Suite("String catalogs")
struct StringCatalogTests {
  private func catalog(_ strings: String) throws -> StringCatalog {
    try StringCatalog(
      Data("{\"sourceLanguage\":\"en\",\"version\":\"1.0\",\"strings\":{\(strings)}}".utf8))
  }

  private func said(
    _ key: String, _ arguments: any CVarArg..., language: String = "de", device: String = "iphone",
    in catalog: StringCatalog
  ) -> String? {
    guard let entry = catalog.table(in: language)[key] else { return nil }
    var formatter = WordFormatter(arguments, locale: nil, device: device)
    let text = formatter.string(
      from: PluralFormats.marked(entry.chosen(for: device), language: language))
    #expect(formatter.faults.isEmpty)
    return text
  }

  private let unit = { (value: String) in
    "{\"stringUnit\":{\"state\":\"translated\",\"value\":\"\(value)\"}}"
  }

  @Test func `have the texts of each language, and their keys in their own`() throws {
    let catalog = try catalog(
      """
      "Birds":{"localizations":{"de":\(unit("Vögel"))}},
      "OK":{},
      "title":{"extractionState":"manual","localizations":{"en":\(unit("Title"))}},
      "Fleet":{"shouldTranslate":false},
      "Soon":{"localizations":{"de":{"stringUnit":{"state":"new","value":"Soon"}}}},
      "Check":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Prüfen"}}}}
      """)
    #expect(catalog.languages == ["de", "en"])
    #expect(said("Birds", in: catalog) == "Vögel")
    #expect(said("Birds", language: "en", in: catalog) == "Birds")
    #expect(said("title", language: "en", in: catalog) == "Title")
    #expect(said("Fleet", in: catalog) == "Fleet")
    #expect(said("Soon", in: catalog) == nil)
    #expect(said("Check", in: catalog) == "Prüfen")
    #expect(said("OK", in: catalog) == nil)
  }

  @Test func `have plurals, also by device`() throws {
    let forms = "{\"plural\":{\"one\":\(unit("%lld Vogel")),\"other\":\(unit("%lld Vögel"))}}"
    let catalog = try catalog(
      """
      "%lld birds":{"localizations":{"de":{"variations":\(forms)}}},
      "Tap":{"localizations":{"de":{"variations":{"device":{
        "ipad":\(unit("Tippe groß")),"other":\(unit("Tippe"))}}}}},
      "by":{"localizations":{"de":{"variations":{"device":{
        "iphone":{"variations":\(forms)},"other":\(unit("viele"))}}}}},
      "named":{"localizations":{"de":{"variations":{"plural":{
        "one":\(unit("%1$@ sah %2$lld Vogel")),"other":\(unit("%1$@ sah %2$lld Vögel"))}}}}}
      """)
    #expect(said("%lld birds", 1, in: catalog) == "1 Vogel")
    #expect(said("%lld birds", 2, in: catalog) == "2 Vögel")
    #expect(said("Tap", in: catalog) == "Tippe")
    #expect(said("Tap", device: "ipad", in: catalog) == "Tippe groß")
    #expect(said("by", 1, in: catalog) == "1 Vogel")
    #expect(said("by", 1, device: "mac", in: catalog) == "viele")
    #expect(said("named", "Ada", 1, in: catalog) == "Ada sah 1 Vogel")
    #expect(said("named", "Ada", 3, in: catalog) == "Ada sah 3 Vögel")
  }

  @Test func `have substitutions, each of which counts its own argument`() throws {
    func counted(_ number: Int, _ one: String, _ other: String) -> String {
      "{\"argNum\":\(number),\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{"
        + "\"one\":\(unit(one)),\"other\":\(unit(other))}}}"
    }
    let catalog = try catalog(
      """
      "%lld of %lld":{"localizations":{"de":{
        "stringUnit":{"state":"translated","value":"%#@birds@ an %#@days@"},
        "substitutions":{"birds":\(counted(1, "%arg Vogel", "%arg Vögel")),
          "days":\(counted(2, "%arg Tag", "%arg Tagen"))}}}}
      """)
    #expect(said("%lld of %lld", 1, 2, in: catalog) == "1 Vogel an 2 Tagen")
    #expect(said("%lld of %lld", 5, 1, in: catalog) == "5 Vögel an 1 Tag")
  }

  @Test(arguments: [
    "", "[]", "{\"strings\":[]}", "{\"strings\":{\"a\":3}}", "{\"strings\":{\"a\":{}}",
    String(repeating: "[", count: 100_000),
  ])
  func `that are damaged are none`(text: String) {
    #expect(throws: (any Error).self) { try StringCatalog(Data(text.utf8)) }
  }

  @Test func `may lack all that they may have`() throws {
    #expect(try StringCatalog(Data("{}".utf8)).sourceLanguage == "en")
    #expect(
      try catalog("\"a\":{\"localizations\":{\"de\":{\"variations\":{\"plural\":{}}}}}")
        .table(in: "de").isEmpty)
  }
}
