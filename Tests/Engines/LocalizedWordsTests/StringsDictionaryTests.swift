import Foundation
import LocalizedWords
import Testing

@Suite("Dictionaries of plurals")
struct StringsDictionaryTests {
  private func table(_ body: String) throws -> WordTable {
    try WordTable(
      dictionary: Array(
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8),
      file: "Localizable.stringsdict")
  }

  private func said(
    _ key: String, _ arguments: any CVarArg..., in table: WordTable, device: String = "iphone"
  ) -> String? {
    guard let entry = table[key]?.chosen(for: device) else { return nil }
    var formatter = WordFormatter(arguments, locale: nil, device: device)
    return formatter.string(from: PluralFormats.marked(entry, language: "en"))
  }

  private let plural = """
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>%ld</string>
    """

  @Test func `have plurals, texts, devices and widths`() throws {
    let table = try table(
      """
      <key>birds</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@count@ here</string>
        <key>count</key><dict>\(plural)
          <key>one</key><string>%ld bird</string><key>other</key><string>%ld birds</string></dict>
      </dict>
      <key>plain</key><string>Plain</string>
      <key>alone</key><dict><key>NSStringLocalizedFormatKey</key><string>Alone</string></dict>
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>iphone</key><string>Tap</string><key>mac</key><string>Click</string></dict></dict>
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>5</key><string>W</string><key>20</key><string>Wide</string></dict></dict>
      <key>empty</key><dict/>
      """)
    #expect(said("birds", 1, in: table) == "1 bird here")
    #expect(said("birds", 4, in: table) == "4 birds here")
    #expect(said("plain", in: table) == "Plain")
    #expect(said("alone", in: table) == "Alone")
    #expect(said("tap", in: table) == "Tap")
    #expect(said("tap", in: table, device: "mac") == "Click")
    #expect(said("tap", in: table, device: "ipad") == "Tap")
    #expect(said("wide", in: table) == "Wide")
    #expect(said("empty", in: table) == nil)
  }
}
