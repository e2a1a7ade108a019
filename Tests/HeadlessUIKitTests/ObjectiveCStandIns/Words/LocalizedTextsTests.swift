import Foundation
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("Texts of bundles", .ownApplication)
struct LocalizedTextsTests {
  private let english = "\"Easy\" = \"Simple\";"

  @Test func `are in the user's language, or in that of the development`() throws {
    try withFiles([
      "en.lproj/Localizable.strings": english,
      "de.lproj/Localizable.strings": "\"Easy\" = \"Leicht\";",
      "en.lproj/Other.strings": "\"Easy\" = \"Other\";",
      "Info.plist": "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key>"
        + "<string>en</string></dict></plist>",
    ]) { bundle in
      func text(_ key: String, _ table: String? = nil, _ languages: String...) -> String? {
        LocalizedTexts.text(key, table, in: bundle, languages: languages)
      }

      #expect(text("Easy", nil, "de-AT", "en") == "Leicht")
      #expect(text("Easy", nil, "en-001") == "Simple")
      #expect(text("Easy", nil, "fr") == "Simple")
      #expect(text("Easy", "Other", "de") == "Other")
      #expect(text("Hard", nil, "de") == nil)
      #expect(text("Easy", "None", "de") == nil)
    }
  }

  @Test(arguments: ["Base.lproj", "de.lproj", "."])
  func `of the one language there is are taken`(folder: String) throws {
    try withFiles(["\(folder)/Localizable.strings": english]) { bundle in
      #expect(LocalizedTexts.text("Easy", nil, in: bundle, languages: ["en"]) == "Simple")
    }
  }

  @Test func `stand in a string catalog, too`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Easy": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "Leicht"}}}}}}
      """
    try withFiles(["Localizable.xcstrings": catalog]) { bundle in
      #expect(LocalizedTexts.text("Easy", nil, in: bundle, languages: ["de"]) == "Leicht")
      #expect(LocalizedTexts.text("Easy", nil, in: bundle, languages: ["en", "de"]) == "Easy")
    }
  }

  @Test func `a text that no table has is its value, or its key`() {
    let file: StaticString = "NoSuchModule/File.swift"

    #expect(uiKitLocalizedString("Easy", comment: "", fileID: file) == "Easy")
    #expect(uiKitLocalizedString("Easy", value: "So easy", comment: "", fileID: file) == "So easy")
  }

  @Test func `follow the languages of the application`() throws {
    try withFiles([
      "de.lproj/Localizable.strings": "\"Easy\" = \"Leicht\";",
      "en.lproj/Localizable.strings": english,
      "de.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Vögel\";",
    ]) { bundle in
      func texts() -> [String] {
        [
          uiKitLocalizedString("Easy", bundle: bundle, comment: ""),
          bundle.uiKitLocalizedString(forKey: "Easy", value: nil, table: nil),
          bundle.uiKitLocalizedString(forKey: "Hard", value: "So hard", table: ""),
        ]
      }
      #expect(texts() == ["Simple", "Simple", "So hard"])
      #expect(bundle.uiKitLocalizations == ["de", "en"])
      #expect(bundle.uiKitPreferredLocalizations == ["en"])

      UIApplication.shared.choose(languages: ["de-AT"])

      #expect(texts() == ["Leicht", "Leicht", "So hard"])
      #expect(bundle.uiKitPreferredLocalizations == ["de"])
      #expect(Bundle.uiKitPreferredLocalizations(from: ["fr", "de"]) == ["de"])
      #expect(
        Bundle.uiKitPreferredLocalizations(from: ["fr", "de"], forPreferences: ["ja"]) == ["fr"])
      #expect(bundle.uiKitDevelopmentLocalization == nil)
      #expect(bundle.uiKitObject(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Vögel")
      #expect(Locale.uiKitPreferredLanguages == ["de-AT"])
      let german = Bundle(path: bundle.bundlePath + "/de.lproj")
      UIApplication.shared.choose(languages: [])
      #expect(german?.uiKitLocalizedString(forKey: "Easy", value: nil, table: nil) == "Leicht")
    }
  }

  @Test func `that cannot be read are told once, and their keys are shown`() throws {
    try withFiles(["en.lproj/Localizable.strings": "\"a\" = \"b\"\n\"c\""]) { bundle in
      let log = logged {
        for _ in 0..<2 {
          #expect(bundle.uiKitLocalizedString(forKey: "a", value: nil, table: nil) == "a")
        }
      }
      #expect(log.failures.reasons == ["Could not read the texts in 'Localizable.strings'."])
      #expect(
        log.failures.first?.details == "\(bundle.bundlePath)/en.lproj/Localizable.strings:2:1: "
          + "There is '\"' where ';' should be, after the value of 'a'. The app shows its keys "
          + "instead. Take the file from version control again, or resolve the merge that damaged it."
      )
    }
  }

  @Test func `are said in a pseudolanguage, and what is missing, too`() throws {
    try withFiles(["en.lproj/Localizable.strings": english]) { bundle in
      let application = UIApplication.shared
      func said(_ key: String) -> String {
        bundle.uiKitLocalizedString(forKey: key, value: nil, table: nil)
      }
      application.takeLanguages(fromLaunch: ["-NSDoubleLocalizedStrings", "YES"])
      #expect(said("Easy") == "Simple Simple")
      #expect(said("Hard") == "Hard Hard")
      application.takeLanguages(fromLaunch: ["-NSShowNonLocalizedStrings", "YES"])
      #expect(said("Easy") == "Simple")
      #expect(said("%d hard ones") == "%d HARD ONES")
      application.takeLanguages(fromLaunch: [])
      #expect(said("Hard") == "Hard")
    }
  }
}
