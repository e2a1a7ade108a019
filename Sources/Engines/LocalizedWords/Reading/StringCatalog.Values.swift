// The contents of a catalog's file.
extension StringCatalog {
  struct Content: Decodable {
    let sourceLanguage: String?
    let strings: [String: Entry]?
  }

  struct Entry: Decodable, Sendable {
    let localizations: [String: Localization]?
    let shouldTranslate: Bool?
    let extractionState: String?
    let comment: String?
  }

  struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    struct Unit: Decodable, Sendable {
      let state: String?
      let value: String?
    }

    struct Variations: Decodable, Sendable {
      let device: [String: Localization]?
      let plural: [String: Localization]?
      let width: [String: Localization]?
    }

    struct Substitution: Decodable, Sendable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: Variations?
    }
  }
}

// MARK: Entries

extension StringCatalog.Localization {
  /// What it says; `nil` while there is no translation.
  var entry: WordEntry? {
    let variables = (substitutions ?? [:]).compactMapValues(\.entry)
    guard let entry = plainEntry else { return nil }
    return variables.isEmpty ? entry : entry.with(variables)
  }

  private var plainEntry: WordEntry? {
    if let variations, let entry = variations.entry(isWhole: true, spelling: { $0 }) {
      return entry
    }
    guard stringUnit?.state != "new" else { return nil }
    return stringUnit?.value.map { .text($0) }
  }

  /// What it says within a substitution, where `%arg` is the number.
  func entry(isWhole: Bool, spelling: (String) -> String) -> WordEntry? {
    if let entry = variations?.entry(isWhole: isWhole, spelling: spelling) { return entry }
    guard stringUnit?.state != "new" else { return nil }
    return stringUnit?.value.map { .text(spelling($0)) }
  }
}

extension StringCatalog.Localization.Variations {
  func entry(
    isWhole: Bool, position: Int? = nil, spelling: (String) -> String
  ) -> WordEntry? {
    func forms(_ texts: [String: StringCatalog.Localization]) -> [String: WordEntry] {
      texts.compactMapValues { $0.entry(isWhole: isWhole, spelling: spelling) }
    }
    if let device { return choice(forms(device)) { .devices($0) } }
    if let plural {
      return choice(forms(plural)) {
        .plural(WordEntry.Plural(position: position, isWhole: isWhole, forms: $0))
      }
    }
    guard let width else { return nil }
    var widths: [Int: WordEntry] = [:]
    for (key, text) in forms(width) { if let number = Int(key) { widths[number] = text } }
    return widths.isEmpty ? nil : .widths(widths)
  }

  private func choice(
    _ forms: [String: WordEntry], _ make: ([String: WordEntry]) -> WordEntry
  ) -> WordEntry? {
    forms.isEmpty ? nil : make(forms)
  }
}

extension StringCatalog.Localization.Substitution {
  var entry: WordEntry? {
    let place = argNum.map { "\(max(1, $0))$" } ?? ""
    let number = "%\(place)\(formatSpecifier ?? "lld")"
    return variations?.entry(isWhole: false, position: argNum) {
      $0.replacing("%arg", with: number)
    }
  }
}
