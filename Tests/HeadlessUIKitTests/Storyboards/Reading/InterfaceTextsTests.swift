import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Texts in the user's language, from tables and from catalogs.
@MainActor @Suite(.ownApplication) struct InterfaceTextsTests {
  private let language: String
  private let screen = StoryboardText.screen(
    "screen", identifier: "Screen",
    views: """
      <label id="label" text="Bird"/>
      <label id="other" text="Same"/>
      """)

  init() throws {
    language = String(try #require(Locale.preferredLanguages.first).prefix { $0 != "-" })
  }

  /// The texts of the screen's labels, with tables beside it.
  private func texts(_ tables: [String: String]) throws -> [String?] {
    var files = tables
    files["Base.lproj/Test.storyboard"] = StoryboardText.document(StoryboardText.scene(screen))
    return try withFiles(files) { bundle in
      let storyboard = UIStoryboard(name: "Test", bundle: bundle)
      let views = storyboard.instantiateViewController(withIdentifier: "Screen").view.subviews
      return views.map { ($0 as? UILabel)?.text }
    }
  }

  private func catalog(_ localization: String, source: String = "xx") -> String {
    """
    {"sourceLanguage": "\(source)", "version": "1.0", "strings": {
    "label.text": {"comment": "A bird", "localizations": {"\(language)": \(localization)}},
    "other.text": {}}}
    """
  }

  private let unit = "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"Vogel\"}}"

  @Test(arguments: ["mul.lproj/Test.xcstrings", "Test.xcstrings"])
  func `a catalog says what is shown, in the folder for many languages or beside it`(
    place: String
  ) throws {
    #expect(try texts([place: catalog(unit)]) == ["Vogel", "Same"])
  }

  @Test func `of several texts the one for a phone, and for any number, is shown`() throws {
    let device = "{\"variations\": {\"device\": {\"ipad\": {}, \"iphone\": \(unit)}}}"
    #expect(try texts(["Test.xcstrings": catalog(device)])[0] == "Vogel")
    let plural = "{\"variations\": {\"plural\": {\"one\": {}, \"other\": \(unit)}}}"
    #expect(try texts(["Test.xcstrings": catalog(plural)])[0] == "Vogel")
  }

  @Test func `a catalog in the user's own language leaves the file as it is`() throws {
    let other = catalog(unit.replacing("Vogel", with: "Oiseau"), source: language)
      .replacing("\"\(language)\": {", with: "\"xx\": {")
    #expect(try texts(["Test.xcstrings": other]) == ["Bird", "Same"])
  }

  @Test func `a table comes before the catalog`() throws {
    let table = "\"label.text\" = \"Piaf\";"
    #expect(
      try texts(["\(language).lproj/Test.strings": table, "Test.xcstrings": catalog(unit)])
        == ["Piaf", "Same"])
  }

  @Test(arguments: ["xcstrings", "strings"])
  func `a table that is damaged is told, and the file's own texts are shown`(kind: String) throws {
    let place = kind == "strings" ? "\(language).lproj/Test.strings" : "mul.lproj/Test.xcstrings"
    let found = try failures {
      let shown = try texts([place: "<<<<<<< HEAD\n\"label.text\" = "])
      #expect(shown == ["Bird", "Same"])
    }
    #expect(found.reasons == ["Could not read the texts in 'Test.\(kind)'."])
    #expect(found.first?.details.contains(place) == true)
  }

  @Test func `follow the languages of the application`() throws {
    let tables = [
      "de.lproj/Test.strings": "\"label.text\" = \"Vogel\";",
      "fr.lproj/Test.strings": "\"label.text\" = \"Oiseau\";", "ja.lproj/Other.strings": "",
    ]
    UIApplication.shared.choose(languages: ["de-AT", "fr"])
    #expect(try texts(tables) == ["Vogel", "Same"])
    UIApplication.shared.choose(languages: ["it", "fr"])
    #expect(try texts(tables) == ["Oiseau", "Same"])
    UIApplication.shared.choose(languages: ["ja", "fr"])
    #expect(try texts(tables) == ["Bird", "Same"])
  }

  @Test func `a file of the user's own language is shown`() throws {
    try withFiles([
      "en.lproj/Test.storyboard": StoryboardText.document(StoryboardText.scene(screen)),
      "de.lproj/Test.storyboard": StoryboardText.document(
        StoryboardText.scene(screen.replacing("\"Bird\"", with: "\"Vogel\""))),
    ]) { bundle in
      @MainActor func text() -> String? {
        let screen = UIStoryboard(name: "Test", bundle: bundle)
          .instantiateViewController(withIdentifier: "Screen")
        return (screen.view.subviews.first as? UILabel)?.text
      }
      UIApplication.shared.choose(languages: ["de-CH"])
      #expect(text() == "Vogel")
      UIApplication.shared.choose(languages: ["en"])
      #expect(text() == "Bird")
    }
  }
}
