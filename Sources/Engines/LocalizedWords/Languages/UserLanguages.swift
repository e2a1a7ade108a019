package import Foundation

/// What the settings of a device say about languages: which ones its user reads, and the region.
package struct UserLanguages: Equatable, Sendable {
  /// The languages, the preferred one first; never empty.
  package private(set) var languages: [String]
  /// The locale: a language and a region, such as `de_CH`.
  package private(set) var localeIdentifier: String
  package var pseudolanguage = Pseudolanguage()
  /// What the user has set instead of what the locale has.
  package var region = RegionSettings()

  /// What Foundation says, which on Linux nothing can change.
  package static let system = UserLanguages(
    languages: Locale.preferredLanguages, localeIdentifier: Locale.current.identifier)

  /// The settings that the arguments of the process make.
  package static let ofProcess = system.changed(by: CommandLine.arguments)

  private init(languages: [String], localeIdentifier: String) {
    self.languages = languages.isEmpty ? ["en"] : languages
    self.localeIdentifier = localeIdentifier
  }

  /// Creates the settings of a user who reads some languages, and lives where the first is spoken.
  package init(languages: [String]) {
    let languages = languages.filter { !$0.isEmpty }
    self.init(
      languages: languages,
      localeIdentifier: Self.locale(languages.first ?? "en", region: nil))
  }

  /// Returns the settings with what the arguments of a launch say: `-AppleLanguages (de)`.
  package func changed(by arguments: [String]) -> UserLanguages {
    let values = Self.values(in: arguments)
    var changed = self
    if let text = values["AppleLanguages"], case let languages = Self.list(text),
      !languages.isEmpty
    {
      changed = UserLanguages(languages: languages)
    }
    if let locale = values["AppleLocale"], !locale.isEmpty {
      let tag = LanguageTag(locale.prefix { $0 != "@" }.description)
      let isSame = values["AppleLanguages"] == nil || tag.language == changed.tag.language
      let region = Locale(identifier: locale).region?.identifier
      changed.localeIdentifier =
        isSame ? locale : Self.locale(changed.languages.first ?? "en", region: region)
    }
    changed.pseudolanguage = Pseudolanguage(values, over: pseudolanguage)
    changed.region = RegionSettings(values, over: region)
    return changed
  }

  /// Returns the settings with other languages, and otherwise as they are.
  package func changed(toLanguages names: [String]) -> UserLanguages {
    var changed = names.isEmpty ? Self.ofProcess : UserLanguages(languages: names)
    changed.pseudolanguage = pseudolanguage
    changed.region = region
    return changed
  }

  /// Chooses a locale that is not that of the first language; `nil` goes back to that.
  package mutating func choose(_ locale: Locale?) {
    localeIdentifier = locale?.identifier ?? Self.locale(languages.first ?? "en", region: nil)
  }

  private var tag: LanguageTag { LanguageTag(languages.first ?? "en") }

  package var locale: Locale {
    let locale: Locale =
      localeIdentifier == Locale.current.identifier
      ? .current : Locale(identifier: localeIdentifier)
    return region.applied(to: locale)
  }

  /// Whether the screens begin on the right.
  package var isRightToLeft: Bool {
    pseudolanguage.isRightToLeft
      || Locale.Language(identifier: languages.first ?? "en").characterDirection == .rightToLeft
  }

  /// Returns a language with the region that it names, else with one, or else with its usual one.
  private static func locale(_ language: String, region: String?) -> String {
    let parts = language.split { $0 == "-" || $0 == "_" }
    let script = parts.dropFirst().first { $0.count == 4 }?.capitalized
    let own = parts.dropFirst().first { $0.count == 2 || $0.allSatisfy(\.isNumber) }
    let name = [
      parts.first?.lowercased(), script,
      own?.uppercased() ?? region ?? LanguageTag(language).region,
    ]
    return name.compactMap(\.self).joined(separator: "_")
  }

  /// Pairs of `-key value`.
  private static func values(in arguments: [String]) -> [String: String] {
    var values: [String: String] = [:]
    for (name, value) in zip(arguments, arguments.dropFirst()) where name.hasPrefix("-") {
      values[String(name.dropFirst())] = value
    }
    return values
  }

  /// Reads `(de, "en-US")`, or a language alone.
  private static func list(_ text: String) -> [String] {
    let inner = text.drop { $0 == "(" }.prefix { $0 != ")" }
    return inner.split(separator: ",").map { item in
      item.filter { !$0.isWhitespace && $0 != "\"" }
    }.filter { !$0.isEmpty }
  }
}
