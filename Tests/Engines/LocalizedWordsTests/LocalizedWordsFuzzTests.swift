import Foundation
import LocalizedWords
import PropertyLists
import TestSupport
import Testing

@Suite("Texts that are damaged")
struct LocalizedWordsFuzzTests {
  private static let files = [
    "/* a */ \"a\" = \"b %@ %#@x@\"; c = \"\\U00e4\"; \"d\";",
    """
    <?xml version="1.0"?><plist version="1.0"><dict><key>n</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%1$#@a@ %#@b@</string>
    <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>%d %#@b@</string><key>other</key><string>%d</string></dict>
    <key>b</key><dict><key>other</key><string>%#@a@ %2$@</string></dict></dict></dict></plist>
    """,
    """
    {"sourceLanguage":"en","strings":{"a %lld":{"localizations":{"en":{"stringUnit":{"value":
    "%#@x@ %@"},"substitutions":{"x":{"argNum":1,"formatSpecifier":"lld","variations":{"plural":{
    "one":{"stringUnit":{"value":"%arg a"}},"other":{"stringUnit":{"value":"%arg %#@x@"}}}}}}}}}}}
    """,
  ]

  private func damaged(_ text: String, using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 0...4, using: &generator) where bytes.count > 4 {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes[place] = .random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Array("%@#$\"{}".utf8).randomElement(using: &generator) ?? 0, at: place)
      default: bytes.removeLast((bytes.count - place) / 4)
      }
    }
    return bytes
  }

  private func say(_ table: WordTable, using generator: inout SeededGenerator) {
    for entry in table.entries.values {
      say(PluralFormats.marked(entry, language: "pl"), &generator)
    }
  }

  private func say(_ format: String, _ generator: inout SeededGenerator) {
    let values: [any CVarArg] = [1, -7, 2.5, UInt64.max, "text", Double.nan]
    let arguments = (0..<Int.random(in: 0...3, using: &generator)).compactMap { _ in
      values.randomElement(using: &generator)
    }
    var formatter = WordFormatter(arguments, locale: Locale(identifier: "de_DE"))
    _ = formatter.string(from: format)
    for fault in formatter.faults { #expect(!"\(fault)".isEmpty) }
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (300, 20_000)))
  func `are read or refused, and said without an end of the process`(fuzz: Fuzz) {
    var generator = fuzz.generator
    for _ in 0..<fuzz.steps {
      for (index, file) in Self.files.enumerated() {
        let bytes = damaged(file, using: &generator)
        let table =
          switch index {
          case 0: try? WordTable(strings: bytes, file: "a.strings")
          case 1: try? WordTable(dictionary: bytes, file: "a.stringsdict")
          default: try? StringCatalog(Data(bytes)).table(in: "en")
          }
        if let table { say(table, using: &generator) }
      }
    }
  }

  @Test(arguments: Fuzz.runs(short: 3, long: 20, steps: (1_000, 100_000)))
  func `formats of any signs are said without an end of the process`(fuzz: Fuzz) {
    var generator = fuzz.generator
    let signs = Array("%%%%@#$*.0129-+ '(dixXoufeEgGaAcCsSplhqLzt)ä")
    for _ in 0..<fuzz.steps {
      let count = Int.random(in: 0...12, using: &generator)
      let format = String((0..<count).compactMap { _ in signs.randomElement(using: &generator) })
      say(format, &generator)
      var language = Pseudolanguage()
      language.isDouble = true
      language.isReversed = true
      language.isAccented = true
      say(language.applied(to: format), &generator)
    }
  }
}
