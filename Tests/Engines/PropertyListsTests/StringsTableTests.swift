import Foundation
import PropertyLists
import Testing

@Suite("Tables of texts")
struct StringsTableTests {
  private func texts(_ bytes: [UInt8]) throws -> [String] {
    let list = try PropertyList(table: bytes, file: "de.lproj/Localizable.strings")
    return list.dictionary?.map { "\($0.key)=\($0.value.string ?? "?")" } ?? []
  }

  @Test(arguments: [
    ("/* Title */\n\"Birds\" = \"Vögel\";\n// end", ["Birds=Vögel"]),
    ("title = \"Titel\"; 'a b'=c;", ["title=Titel", "a b=c"]),
    ("\"Cancel\";\n\"OK\";", ["Cancel=Cancel", "OK=OK"]),
    ("\"q\" = \"say \\\"hi\\\"\\n\\U00e4\";", ["q=say \"hi\"\nä"]),
    ("\"two\" = \"one\ntwo\";", ["two=one\ntwo"]),
    ("{ \"a\" = \"b\"; }", ["a=b"]),
    ("", []),
  ])
  func `are read as Xcode writes them and as people do`(text: String, texts: [String]) throws {
    #expect(try self.texts(Array(text.utf8)) == texts)
  }

  @Test func `are read in UTF-16, as XML and in binary`() throws {
    let text = "\"Birds\" = \"Vögel 🐦\";"
    let bytes = text.utf16.map { (low: UInt8($0 & 0xFF), high: UInt8($0 >> 8)) }
    let little: [UInt8] = [0xFF, 0xFE] + bytes.flatMap { [$0.low, $0.high] }
    let big: [UInt8] = [0xFE, 0xFF] + bytes.flatMap { [$0.high, $0.low] }
    #expect(try texts(little) == ["Birds=Vögel 🐦"])
    #expect(try texts(big) == ["Birds=Vögel 🐦"])
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["Birds": "Vögel"], format: format, options: 0)
      #expect(try texts([UInt8](data)) == ["Birds=Vögel"])
    }
  }

  @Test(arguments: [
    (
      "\"a\" = \"b\"\n\"c\" = \"d\";",
      "2:1: There is '\"' where ';' should be, after the value of 'a'."
    ),
    (
      "\"a\" = \"b;\n", "2:1: The file ends within a text in quotes, which begins on line 1."
    ),
    (
      "<<<<<<< HEAD\n",
      "1:1: There is '<<<<<<<', the mark of a merge conflict, where a key should be."
    ),
    ("\"a\"", "1:4: The file ends within an entry, which begins on line 1."),
  ])
  func `say where they make no sense`(text: String, complaint: String) {
    do throws(Finding) {
      _ = try PropertyList(table: Array(text.utf8), file: "t")
      Issue.record("no complaint")
    } catch {
      #expect("\(error)" == "t:\(complaint)")
    }
  }
}
