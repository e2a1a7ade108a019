import Foundation
import HeadlessUIKitTestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("The bundles of ported modules")
struct ResourceBundlesTests {
  private final class Form: NSObject {}

  @Test func `lie beside the program, by the name of the target`() throws {
    try withFiles([
      "Birds_Birds.resources/birds.json": "[]", "Birds_Nests.resources/nests.json": "[]",
      "My_Old_Kit.bundle/a.txt": "", "Birds.resources.txt": "",
    ]) { folder in
      func name(_ module: String) -> String? {
        ResourceBundles.bundle(ofModule: module, in: folder.bundleURL)
          .map { URL(fileURLWithPath: $0.bundlePath).lastPathComponent }
      }

      #expect(name("Birds") == "Birds_Birds.resources")
      #expect(name("Nests") == "Birds_Nests.resources")
      #expect(name("Kit") == "My_Old_Kit.bundle")
      #expect(name("Old_Kit") == "My_Old_Kit.bundle")
      #expect(name("Eggs") == nil)
      let birds = ResourceBundles.bundle(ofModule: "Birds", in: folder.bundleURL)
      #expect(birds?.url(forResource: "birds", withExtension: "json") != nil)
      #expect(birds?.path(forResource: "nests", ofType: "json") == nil)
    }
  }

  @Test func `are the main bundle, and that of the class, where a target has no resources`() {
    #expect(Bundle.uiKitMain(fileID: "NoSuchModule/File.swift") === Bundle.main)
    #expect(Bundle.uiKit(for: NSObject.self).bundlePath == Bundle(for: NSObject.self).bundlePath)
  }

  @Test func `are known by the module of a file and of a class`() {
    #expect(ResourceBundles.module(ofFile: "Birds/Form.swift") == "Birds")
    #expect(ResourceBundles.module(of: Form.self) == "HeadlessUIKitObjectiveCStandInsTests")
  }

  // MARK: Texts

  private let english = "\"Easy\" = \"Simple\";"

  @Test func `texts are in the user's language, or in that of the development`() throws {
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
  func `texts of the one language there is are taken`(folder: String) throws {
    try withFiles(["\(folder)/Localizable.strings": english]) { bundle in
      #expect(LocalizedTexts.text("Easy", nil, in: bundle, languages: ["en"]) == "Simple")
    }
  }

  @Test func `texts stand in a string catalog, too`() throws {
    let catalog = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Easy": {"localizations":
        {"de": {"stringUnit": {"state": "translated", "value": "Leicht"}}}}}}
      """
    try withFiles(["Localizable.xcstrings": catalog]) { bundle in
      #expect(LocalizedTexts.text("Easy", nil, in: bundle, languages: ["de"]) == "Leicht")
      #expect(LocalizedTexts.text("Easy", nil, in: bundle, languages: ["en", "de"]) == nil)
    }
  }

  @Test func `a text that no table has is its value, or its key`() {
    let file: StaticString = "NoSuchModule/File.swift"

    #expect(uiKitLocalizedString("Easy", comment: "", fileID: file) == "Easy")
    #expect(uiKitLocalizedString("Easy", value: "So easy", comment: "", fileID: file) == "So easy")
  }
}
