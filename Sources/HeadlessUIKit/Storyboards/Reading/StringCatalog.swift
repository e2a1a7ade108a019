/// A catalog of strings: the texts of a file in all languages.
struct StringCatalog: Decodable {
  /// The language of what the storyboard itself says.
  let sourceLanguage: String?
  private let strings: [String: Entry]

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    struct Unit: Decodable {
      let value: String
    }

    struct Variations: Decodable {
      let device: [String: Localization]?
      let plural: [String: Localization]?
    }

    /// The text; where there are several, that for a phone, and for any number.
    var text: String? {
      if let stringUnit { return stringUnit.value }
      let device = variations?.device
      return (device?["iphone"] ?? device?["other"] ?? variations?.plural?["other"])?.text
    }
  }

  /// The texts in a language, by their keys.
  func texts(in language: String) -> [String: String] {
    strings.compactMapValues { $0.localizations?[language]?.text }
  }
}
