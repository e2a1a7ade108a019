package import Foundation

/// A string catalog: the texts of a table in all languages.
package struct StringCatalog: Sendable {
  /// The language that the keys are written in.
  package let sourceLanguage: String
  private let strings: [String: Entry]

  /// Reads an `.xcstrings` file.
  package init(_ data: Data) throws {
    let content = try JSONDecoder().decode(Content.self, from: data)
    sourceLanguage = content.sourceLanguage ?? "en"
    strings = content.strings ?? [:]
  }

  /// The languages that there are texts in.
  package var languages: Set<String> {
    var languages: Set = [sourceLanguage]
    for entry in strings.values { languages.formUnion((entry.localizations ?? [:]).keys) }
    return languages
  }

  /// Returns the texts in a language.
  ///
  /// - Parameter keysAreTexts: Whether a key that has no text in the language of the catalog is its
  ///   own, as it is unless keys are the ids of objects.
  package func table(in language: String, keysAreTexts: Bool = true) -> WordTable {
    var entries: [String: WordEntry] = [:]
    for (key, entry) in strings {
      if entry.shouldTranslate == false {
        entries[key] = entry.localizations?[sourceLanguage]?.entry ?? .text(key)
      } else if let text = entry.localizations?[language]?.entry {
        entries[key] = text
      } else if keysAreTexts, language == sourceLanguage {
        entries[key] = .text(key)
      }
    }
    return WordTable(entries: entries)
  }

  /// The entries that a programmer has written, and that the build makes symbols of.
  var manual: [(key: String, text: String, comment: String?)] {
    strings.filter { $0.value.extractionState == "manual" }.map { key, entry in
      (key, entry.localizations?[sourceLanguage]?.entry?.anyText ?? key, entry.comment)
    }.sorted { $0.key < $1.key }
  }
}
