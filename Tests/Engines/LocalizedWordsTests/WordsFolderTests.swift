import Foundation
import LocalizedWords
import PropertyLists
import Testing

@Suite("Folders of texts")
struct WordsFolderTests {
  private func with<R>(
    _ files: [String: String], _ body: (WordsFolder, URL) throws -> R
  ) throws -> R {
    let url = FileManager.default.temporaryDirectory.appending(path: "words-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try body(.at(url), url)
  }

  private func text(
    _ key: String, _ table: String = "Localizable", _ languages: String..., in folder: WordsFolder
  ) -> String? {
    folder.text(key, table: table, for: languages, development: "en")?.text
  }

  @Test func `have the tables of their languages`() throws {
    try with([
      "en.lproj/Localizable.strings": "\"a\" = \"A\"; \"b\" = \"B\";",
      "de.lproj/Localizable.strings": "\"a\" = \"Ä\";",
      "de-ch.lproj/Localizable.strings": "\"c\" = \"C (CH)\";",
      "de.lproj/Menu.strings": "\"soup\" = \"Suppe\";",
      "Plain.strings": "\"p\" = \"P\";",
    ]) { folder, _ in
      #expect(folder.languages == ["de", "de-ch", "en"])
      #expect(text("a", "Localizable", "de", in: folder) == "Ä")
      // A key that a table lacks is looked for in no other language.
      #expect(text("b", "Localizable", "de", in: folder) == nil)
      #expect(text("c", "Localizable", "de-CH", in: folder) == "C (CH)")
      #expect(text("a", "Localizable", "de-CH", in: folder) == "Ä")
      #expect(text("a", "Localizable", "ja", in: folder) == "A")
      #expect(text("soup", "Menu", "ja", in: folder) == "Suppe")
      #expect(text("p", "Plain", "de", in: folder) == "P")
      #expect(text("a", "../Localizable", "de", in: folder) == nil)
    }
  }

  @Test func `prefer the plurals of a dictionary, and have those of a catalog`() throws {
    try with([
      "de.lproj/Localizable.strings": "\"n\" = \"plain\"; \"a\" = \"A\";",
      "de.lproj/Localizable.stringsdict":
        "<?xml version=\"1.0\"?><plist><dict><key>n</key><string>chosen</string></dict></plist>",
      "More.xcstrings":
        """
      {"sourceLanguage":"en","strings":{
      "title":{"localizations":{"en":{"stringUnit":{"value":"Title"}}}},
      "x":{"localizations":{"fr":{"stringUnit":{"value":"X (fr)"}}}}}}
      """,
    ]) { folder, _ in
      #expect(folder.languages == ["de", "en", "fr"])
      #expect(text("n", "Localizable", "de", in: folder) == "chosen")
      #expect(text("a", "Localizable", "de", in: folder) == "A")
      #expect(text("x", "More", "fr", in: folder) == "X (fr)")
      // What a catalog has not translated is said in its own language.
      #expect(text("title", "More", "fr", in: folder) == "Title")
      #expect(text("x", "More", "de", in: folder) == "x")
      #expect(text("nothing", "More", "fr", in: folder) == nil)
    }
  }

  @Test func `may be the folder of one language`() throws {
    try with(["de.lproj/Localizable.strings": "\"a\" = \"Ä\";"]) { _, url in
      let folder = WordsFolder.at(url.appending(path: "de.lproj"))
      #expect(text("a", "Localizable", "en", in: folder) == "Ä")
    }
  }

  @Test func `say what cannot be read, once, and go on without it`() throws {
    try with([
      "de.lproj/Localizable.strings": "\"a\" = \"Ä\"\n\"b\" = \"B\";",
      "Localizable.xcstrings": "{",
      "en.lproj/Localizable.strings": "\"a\" = \"A\";",
    ]) { folder, url in
      var findings: [String] = []
      for _ in 0..<2 {
        let found = folder.text("a", table: "Localizable", for: ["de"], development: "en") {
          findings.append("\($0)".replacing(url.path, with: ""))
        }
        #expect(found?.text == "A")
      }
      #expect(
        findings == [
          "/Localizable.xcstrings: The file is not what its name says.",
          "/de.lproj/Localizable.strings:2:1: There is '\"' where ';' should be, after the value "
            + "of 'a'.",
        ])
    }
  }
}
