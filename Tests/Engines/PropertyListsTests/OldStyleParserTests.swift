import PropertyLists
import Testing

@Suite("Property lists, old style")
struct OldStyleParserTests {
  private func parsed(_ text: String) throws -> PropertyList {
    try PropertyList(bytes: Array(text.utf8), file: "App.xcodeproj/project.pbxproj")
  }

  private func complaint(_ text: String) -> String {
    do throws(Finding) {
      let list = try PropertyList(bytes: Array(text.utf8), file: "p")
      return "no complaint: \(list)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `reads what Xcode writes, and no comment`() throws {
    let list = try parsed(
      """
      // !$*UTF8*$!
      {
      \tobjects = {
      /* Begin PBXGroup section */
      \t\tA1 /* {;wrong */ = {isa = PBXGroup; children = (B1 /* x */, B2, ); path = "a b"; };
      \t};
      \trootObject = A1 /* Project object */;
      }

      """)

    #expect(list["rootObject"]?.string == "A1")
    #expect(list["objects"]?["A1"]?["isa"]?.string == "PBXGroup")
    #expect(list["objects"]?["A1"]?["children"]?.strings == ["B1", "B2"])
    #expect(list["objects"]?["A1"]?["path"]?.string == "a b")
    #expect(list["objects"]?.dictionary?.first?.position == Position(line: 5, column: 3))
  }

  @Test(arguments: [
    (#""a\nb\tc""#, "a\nb\tc"), (#""say \"hi\" \\""#, #"say "hi" \"#), (#"'it"s'"#, #"it"s"#),
    (#""\U00e9\U4e2d""#, "é中"), (#""\Ud83d\ude00""#, "😀"), (#""\101\102""#, "AB"),
    ("a/b.c-d_e:f$g", "a/b.c-d_e:f$g"), (#""größer""#, "größer"),
    (#""$(A) // no comment""#, "$(A) // no comment"),
    ("https://x", "https://x"), (#""line"# + "\n" + #"end""#, "line\nend"),
  ])
  func `reads texts with quotes and without`(text: String, value: String) throws {
    #expect(try parsed(text).string == value)
  }

  @Test func `reads data, empty lists, and the last of two values`() throws {
    let list = try parsed("{a = <0f BD 7>; b = (); c = {}; d = 1; d = 2}")

    #expect(list["a"]?.value == .data([0x0F, 0xBD]))
    #expect(list["b"]?.array == [])
    #expect(list["c"]?.dictionary == [])
    #expect(list["d"]?.string == "2")
  }

  @Test(arguments: [
    ("", "p:1:1: The file is empty."),
    ("// only this", "p:1:13: The file is empty."),
    ("{a = 1", "p:1:7: The file ends within a dictionary, which begins on line 1."),
    ("{\n a = (1,\n", "p:3:1: The file ends within a list, which begins on line 2."),
    ("{a = \"x\n", "p:2:1: The file ends within a text in quotes, which begins on line 1."),
    ("{a /* x", "p:1:8: The file ends within a comment, which begins on line 1."),
    ("{\n\ta b;\n}", "p:2:4: There is 'b' where '=' should be, after the key 'a'."),
    ("{a = b\nc = d;}", "p:2:1: There is 'c' where ';' should be, after the value of 'a'."),
    ("(a b)", "p:1:4: There is 'b' where ',' should be, after an element."),
    ("{a = ;}", "p:1:6: There is ';' where a value should be."),
    ("{} x", "p:1:4: There is 'x' after the end of the property list."),
    ("{= 1;}", "p:1:2: There is '=' where a key should be."),
    ("{a = <zz>;}", "p:1:7: There is 'z' in data, which holds hexadecimal digits."),
    ("{a = <00", "p:1:9: The file ends within data, which begins on line 1."),
    ("{a = }", "p:1:6: There is '}' where a value should be."),
    ("{a =", "p:1:5: The file ends within a value, which begins on line 1."),
    (
      "{\n<<<<<<< HEAD\n",
      "p:2:1: There is '<<<<<<<', the mark of a merge conflict, where a key should be."
    ),
  ])
  func `says at which line and column a file makes no sense`(text: String, sentence: String) {
    #expect(complaint(text) == sentence)
  }

  @Test func `refuses lists that lie too deep within each other`() {
    #expect(
      complaint(String(repeating: "(", count: 100_000))
        == "p:1:257: More than 256 lists lie within each other.")
  }
}
