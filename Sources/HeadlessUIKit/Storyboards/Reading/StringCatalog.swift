/// A string catalog: the texts of a file in all languages.
struct StringCatalog: Decodable, Sendable {
  /// The language of the storyboard itself.
  let sourceLanguage: String?
  private let strings: [String: Entry]

  private struct Entry: Decodable, Sendable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?

    struct Unit: Decodable, Sendable {
      let value: String
    }

    struct Variations: Decodable, Sendable {
      let device: [String: Localization]?
      let plural: [String: Localization]?
    }

    /// The text.
    ///
    /// Of several variations, the one for a phone and for any number counts.
    var text: String? {
      if let stringUnit { return stringUnit.value }
      let device = variations?.device
      return (device?["iphone"] ?? device?["other"] ?? variations?.plural?["other"])?.text
    }
  }

  /// Returns the texts in a language, by their keys.
  func texts(in language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.text }
  }
}
