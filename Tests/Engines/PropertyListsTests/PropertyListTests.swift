import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite("Property lists of other forms")
struct PropertyListTests {
  private let header = """
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    """

  private func xml(_ body: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(header)\n\(body)\n</plist>\n"
  }

  private func complaint(_ bytes: [UInt8]) -> String {
    do throws(Finding) {
      let list = try PropertyList(bytes: bytes, file: "p")
      return "no complaint: \(list)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `reads XML with tabs, references and every kind of value`() throws {
    let text = xml(
      """
      <dict>
      \t<key>Name</key>
      \t<string>A &amp; B\t&#169; &#xe9; <![CDATA[<c>]]></string>
      \t<key>Empty</key><string/>
      \t<key>List</key>
      \t<array>\t<integer>3</integer><real>1.5</real><integer>0x10</integer></array>
      \t<!-- a comment -->
      \t<key>Yes</key><true/><key>No</key>\t<false/>
      \t<key>Data</key><data>\n\tAQI=\n\t</data>
      \t<key>Day</key><date>2026-01-02T03:04:05Z</date>
      </dict>
      """)
    let list = try PropertyList(bytes: Array(text.utf8), file: "Info.plist")

    #expect(list["Name"]?.string == "A & B\t© é <c>")
    #expect(list["Empty"]?.string == "")
    #expect(list["List"]?.array?.map(\.value) == [.number(3), .number(1.5), .number(16)])
    #expect(list["Yes"]?.isTrue == true)
    #expect(list["No"]?.isTrue == false)
    #expect(list["Data"]?.value == .data([1, 2]))
    #expect(list["Day"]?.value == .date("2026-01-02T03:04:05Z"))
    #expect(list["List"]?.position == Position(line: 9, column: 2))
  }

  @Test func `reads other encodings`() throws {
    let body = "<dict><key>ä</key><string>ö</string></dict>"
    let units = Array(xml(body).utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let latin = xml(body).replacing("UTF-8", with: "ISO-8859-1").unicodeScalars.map {
      UInt8($0.value)
    }
    for bytes in [
      [0xEF, 0xBB, 0xBF] + Array(xml(body).utf8), [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
      little, big, latin,
    ] {
      #expect(try PropertyList(bytes: bytes, file: "p")["ä"]?.string == "ö")
    }
  }

  @Test func `takes old-style text that is no UTF-8 for Latin 1`() throws {
    let bytes = Array("{a = \"".utf8) + [0xE9] + Array("\";}".utf8)

    #expect(try PropertyList(bytes: bytes, file: "p")["a"]?.string == "é")
  }

  @Test(arguments: [
    ("<dict><string>a</string></dict>", "p:4:7: <string> stands where a <key> should."),
    ("<dict><key>a</key></dict>", "p:4:7: The key 'a' has no value."),
    ("<integer>x</integer>", "p:4:1: 'x' is no number."),
    ("<map/>", "p:4:1: <map> is no value of a property list."),
    ("<dict>", "p:5:1: </plist> stands where </dict> should, which begins on line 4."),
    ("<dict a>", "p:4:7: The attribute 'a' has no value."),
    ("<dict a=b>", "p:4:9: The value of 'a' does not stand in quotes."),
    ("</plist><dict/>", "p:4:9: There is something after the end of the document."),
    ("</plist>", "p:5:1: There is an end tag </plist> too many."),
    ("", "p:3:1: <plist> holds no property list."),
    ("< a/>", "p:4:1: A `<` begins no tag."),
  ])
  func `says at which line XML makes no sense`(body: String, sentence: String) {
    #expect(complaint(Array(xml(body).utf8)) == sentence)
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\"", "p:1:1: The file ends within an instruction."),
    ("<?xml?><a", "p:1:8: The file ends within the tag <a>."),
    ("<?xml?><a><b>", "p:1:14: The file ends within <b>, which begins on line 1."),
    ("<?xml?><a b=\"", "p:1:11: The value of 'b' does not end."),
    ("<?xml?>", "p:1:8: It holds no element."),
    ("<?xml?>x", "p:1:8: There is text outside of the document."),
    ("<?xml?><a></a", "p:1:11: The file ends within an end tag."),
    ("<?xml?><!-- ", "p:1:8: The file ends within a comment."),
    ("<plist><![CDATA[", "p:1:8: The file ends within a section of characters."),
    ("<!DOCTYPE ", "p:1:1: The file ends within a declaration."),
    ("<?xml?><a/>", "p:1:8: <a> holds no property list."),
  ])
  func `says where XML is cut off`(text: String, sentence: String) {
    #expect(complaint(Array(text.utf8)) == sentence)
  }

  @Test func `refuses elements that lie too deep within each other`() {
    #expect(
      complaint(Array(String(repeating: "<plist>", count: 100_000).utf8))
        == "p:1:1793: More than 256 elements lie within each other.")
  }

  @Test func `reads binary lists`() throws {
    let value: [String: Any] = [
      "text": "plain", "other": "größer", "number": 70_000, "minus": -3, "real": 1.5, "yes": true,
      "list": Array(repeating: "x", count: 20), "data": Data([1, 2, 3]),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)

    let list = try PropertyList(bytes: [UInt8](data), file: "Info.plist")

    #expect(list["text"]?.string == "plain")
    #expect(list["other"]?.string == "größer")
    #expect(list["number"]?.value == .number(70_000))
    #expect(list["minus"]?.value == .number(-3))
    #expect(list["real"]?.value == .number(1.5))
    #expect(list["yes"]?.isTrue == true)
    #expect(list["list"]?.strings.count == 20)
    #expect(list["data"]?.value == .data([1, 2, 3]))
  }

  @Test(arguments: [
    ([], "it is too short"),
    (Array(repeating: 0, count: 40), "it has a trailer that makes no sense"),
  ])
  func `says that a binary list is damaged`(rest: [UInt8], what: String) {
    #expect(
      complaint(Array("bplist00".utf8) + rest)
        == "p: The binary property list is damaged: \(what).")
  }

  @Test func `says that a file is not there`() {
    let path = "/nowhere/Info.plist"

    #expect(throws: Finding(file: path, "There is no such file.")) {
      try PropertyList(contentsOf: path)
    }
    #expect(throws: Finding(file: "/", "The file cannot be read.")) {
      try PropertyList(contentsOf: "/")
    }
  }
}
