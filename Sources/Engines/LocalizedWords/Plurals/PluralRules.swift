/// How languages form plurals, by the rules for cardinal numbers of CLDR 48.
///
/// Languages that count in the same way share a case.
package enum PluralRules: Sendable {
  case other, english, danish, spanish, french, hindi, hebrew, russian, polish, croatian, czech
  case romanian, lithuanian, latvian, slovenian, arabic, filipino, irish, welsh, icelandic
  case macedonian, maltese

  /// Creates the rules of a language; of one that is not known here, those without any forms.
  package init(language: String) {
    let tag = language.lowercased().replacing("_", with: "-")
    let code = tag.split(separator: "-").first.map(String.init) ?? ""
    self = Self.byLanguage[tag] ?? Self.byLanguage[code] ?? .other
  }

  private static let byLanguage: [String: PluralRules] = {
    let languages: [(PluralRules, String)] = [
      (
        .english,
        """
        en de nl sv nb nn no fi et el hu tr bg eu gl ka kk ky az sq ta te ml mr ne ur uz mn sw af \
        fo fy lb eo ast io rm ps so tk ug or pap
        """
      ),
      (.danish, "da"), (.spanish, "es it ca pt-pt"), (.french, "fr pt hy"),
      (.hindi, "hi bn fa gu kn am zu as pa si mg ln ti"), (.hebrew, "he iw"),
      (.russian, "ru uk be"),
      (.polish, "pl"), (.croatian, "hr sr bs sh"), (.czech, "cs sk"), (.romanian, "ro mo"),
      (.lithuanian, "lt"), (.latvian, "lv"), (.slovenian, "sl"), (.arabic, "ar ars"),
      (.filipino, "fil tl ceb"), (.irish, "ga"), (.welsh, "cy"), (.icelandic, "is"),
      (.macedonian, "mk"), (.maltese, "mt"),
    ]
    var table: [String: PluralRules] = [:]
    for (rules, codes) in languages {
      for code in codes.split(separator: " ") { table[String(code)] = rules }
    }
    return table
  }()

  /// Returns the form for a number.
  package func category(of number: PluralNumber) -> PluralCategory {
    switch self {
    case .other: .other
    case .english: number.isOne ? .one : .other
    case .danish: number.isOne || !number.isWhole && number.whole < 2 ? .one : .other
    case .spanish: number.isOne ? .one : number.isMillions ? .many : .other
    case .french: number.whole < 2 ? .one : number.isMillions ? .many : .other
    case .hindi: number.whole == 0 || number.isOne ? .one : .other
    case .hebrew: hebrew(number)
    case .russian: slavic(number, isOne: number.endsInOne)
    case .polish: slavic(number, isOne: number.isOne)
    case .croatian: croatian(number)
    case .czech:
      !number.isWhole ? .many : number.isOne ? .one : number.isWithin(2...4) ? .few : .other
    case .romanian:
      number.isOne
        ? .one
        : !number.isWhole || number.isWithin(0...0) || number.rest(of: 100, 1...19) ? .few : .other
    case .lithuanian: lithuanian(number)
    case .latvian: latvian(number)
    case .slovenian: slovenian(number)
    case .arabic: arabic(number)
    case .filipino: filipino(number)
    case .irish: listed(number, [1...1: .one, 2...2: .two, 3...6: .few, 7...10: .many])
    case .welsh:
      listed(number, [0...0: .zero, 1...1: .one, 2...2: .two, 3...3: .few, 6...6: .many])
    case .icelandic: number.endsInOne || number.fractionEndsInOne ? .one : .other
    case .macedonian: number.endsInOne || number.fractionEndsInOne ? .one : .other
    case .maltese: maltese(number)
    }
  }

  // MARK: Languages with many forms

  private func hebrew(_ number: PluralNumber) -> PluralCategory {
    if number.isOne || number.whole == 0 && !number.isWhole { return .one }
    return number.isWithin(2...2) ? .two : .other
  }

  private func slavic(_ number: PluralNumber, isOne: Bool) -> PluralCategory {
    guard number.isWhole else { return .other }
    if isOne { return .one }
    return number.rest(of: 10, 2...4) && !number.rest(of: 100, 12...14) ? .few : .many
  }

  private func croatian(_ number: PluralNumber) -> PluralCategory {
    if number.endsInOne || number.fractionEndsInOne { return .one }
    let isFew =
      number.isWhole
      ? number.rest(of: 10, 2...4) && !number.rest(of: 100, 12...14)
      : number.fractionRest(of: 10, 2...4) && !number.fractionRest(of: 100, 12...14)
    return isFew ? .few : .other
  }

  private func lithuanian(_ number: PluralNumber) -> PluralCategory {
    guard number.isWhole else { return .many }
    guard !number.rest(of: 100, 11...19) else { return .other }
    return number.rest(of: 10, 1...1) ? .one : number.rest(of: 10, 2...9) ? .few : .other
  }

  private func latvian(_ number: PluralNumber) -> PluralCategory {
    guard number.isWhole else {
      if number.fractionDigits == 2, number.fractionRest(of: 100, 11...19) { return .zero }
      let ends = number.fractionRest(of: 10, 1...1)
      return ends && !(number.fractionDigits == 2 && number.fractionRest(of: 100, 11...11))
        ? .one : .other
    }
    if number.rest(of: 10, 0...0) || number.rest(of: 100, 11...19) { return .zero }
    return number.rest(of: 10, 1...1) ? .one : .other
  }

  private func slovenian(_ number: PluralNumber) -> PluralCategory {
    guard number.isWhole else { return .few }
    if number.rest(of: 100, 1...1) { return .one }
    if number.rest(of: 100, 2...2) { return .two }
    return number.rest(of: 100, 3...4) ? .few : .other
  }

  private func arabic(_ number: PluralNumber) -> PluralCategory {
    guard number.isWhole else { return .other }
    switch number.whole {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    default:
      if number.rest(of: 100, 3...10) { return .few }
      return number.rest(of: 100, 11...99) ? .many : .other
    }
  }

  private func filipino(_ number: PluralNumber) -> PluralCategory {
    let last = (number.isWhole ? number.whole : number.fraction) % 10
    return [4, 6, 9].contains(last) ? .other : .one
  }

  /// Returns the form of a whole number that a language lists.
  private func listed(
    _ number: PluralNumber, _ forms: KeyValuePairs<ClosedRange<UInt64>, PluralCategory>
  ) -> PluralCategory {
    guard number.isWhole else { return .other }
    return forms.first { $0.key.contains(number.whole) }?.value ?? .other
  }

  private func maltese(_ number: PluralNumber) -> PluralCategory {
    guard number.isWhole else { return .other }
    if number.isOne { return .one }
    if number.whole == 2 { return .two }
    if number.whole == 0 || number.rest(of: 100, 3...10) { return .few }
    return number.rest(of: 100, 11...19) ? .many : .other
  }
}

/// The form that a word takes for a number.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}
