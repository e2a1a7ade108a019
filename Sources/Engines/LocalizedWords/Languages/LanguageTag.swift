import Foundation

/// The name of a language as folders and settings spell it: `de`, `zh-Hant`, `pt_BR`.
package struct LanguageTag: Hashable, Sendable {
  /// In small letters, with hyphens.
  let spelling: String

  package init(_ name: String) {
    let tag = name.lowercased().replacing("_", with: "-")
    spelling = Self.oldNames[tag] ?? tag
  }

  /// The names that Apple has given up, and folders may still have.
  private static let oldNames: [String: String] = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl",
    "spanish": "es", "japanese": "ja", "iw": "he", "in": "id", "no": "nb", "zh-cn": "zh-hans",
    "zh-sg": "zh-hans", "zh-tw": "zh-hant", "zh-hk": "zh-hant-hk", "zh-mo": "zh-hant-mo",
  ]

  var language: Substring { spelling.prefix { $0 != "-" } }

  /// The tag, and then itself with one part less each time: `zh-hant-hk`, `zh-hant`, `zh`.
  var ancestors: [String] {
    let parts = spelling.split(separator: "-")
    return (0..<parts.count).reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// The language with its script, which decides whether a user can read it.
  var script: String {
    let full = Locale.Language(identifier: spelling).maximalIdentifier.split(separator: "-")
    return full.prefix(2).joined(separator: "-")
  }

  /// The region that the language is most likely spoken in.
  var region: String? {
    Locale.Language(identifier: spelling).maximalIdentifier.split(separator: "-").last
      .map(String.init)
  }
}
