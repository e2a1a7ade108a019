/// What asks for the user's languages and region, or writes dates and numbers by them, asks the
/// model.
///
/// Foundation on Linux has one locale, which neither a launch argument nor a test can change.
struct LanguageRule: Rule {
  /// Foundation's names for the user's settings, by their class.
  private static let current: [String: String] = [
    "Locale": "Locale", "NSLocale": "Locale", "Calendar": "Calendar", "NSCalendar": "Calendar",
    "TimeZone": "TimeZone",
  ]
  private static let formatters: Set = [
    "DateFormatter", "NumberFormatter", "DateIntervalFormatter",
  ]
  /// Styles of `formatted(_:)` that have a locale.
  private static let styles: Set = [
    "dateTime", "number", "percent", "currency", "list", "relative", "byteCount",
  ]
  private static let ofBundles: [String: String] = [
    "localizations": "uiKitLocalizations",
    "preferredLocalizations": "uiKitPreferredLocalizations",
    "developmentLocalization": "uiKitDevelopmentLocalization",
    "localizedInfoDictionary": "uiKitLocalizedInfoDictionary()",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: Self.current.keys) { rewriteCurrent(index, in: &changes) }
    for index in file.indices(of: ["locale", "calendar", "timeZone"]) {
      rewriteImplicit(index, in: &changes)
    }
    for index in file.indices(of: Self.formatters) { rewriteFormatter(index, in: &changes) }
    for index in file.indices(of: "formatted") { rewriteFormatted(index, in: &changes) }
    for index in file.indices(of: Self.ofBundles.keys) { rewriteBundle(index, in: &changes) }
  }

  // MARK: Locales and calendars

  private func rewriteCurrent(_ index: Int, in changes: inout Changes) {
    let name = file.tokens[index].text
    guard let type = Self.current[name], !module.declaresType(named: name),
      index + 2 < file.tokens.count, file.tokens[index + 1].isSign("."),
      let start = file.start(ofFoundationName: index)
    else { return }
    let member = file.tokens[index + 2]
    if ["current", "autoupdatingCurrent"].contains(member.text) {
      changes.edits.replace(start, member.end, with: "\(type).uiKitCurrent")
    } else if type == "Locale", member.isWord("preferredLanguages") {
      changes.edits.replace(start, member.end, with: "Locale.uiKitPreferredLanguages")
    } else {
      return
    }
    rewrote("the user's locale", in: &changes)
  }

  /// `formatter.locale = .current`, and an argument `locale: .current`.
  private func rewriteImplicit(_ index: Int, in changes: inout Changes) {
    guard index + 3 < file.tokens.count,
      file.tokens[index + 1].isSign("=") || file.tokens[index + 1].isSign(":"),
      file.tokens[index + 2].isSign("."),
      ["current", "autoupdatingCurrent"].contains(file.tokens[index + 3].text)
    else { return }
    let member = file.tokens[index + 3]
    changes.edits.replace(member.start, member.end, with: "uiKitCurrent")
    rewrote("the user's locale", in: &changes)
  }

  // MARK: Dates and numbers

  private func rewriteFormatter(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    guard index + 2 < file.tokens.count, file.tokens[index + 1].isSign("("),
      file.tokens[index + 2].isSign(")"), !module.declaresType(named: token.text),
      file.start(ofFoundationName: index) != nil
    else { return }
    changes.edits.insert(".uiKit", at: token.end)
    rewrote("formatters", in: &changes)
  }

  private func rewriteFormatted(_ index: Int, in changes: inout Changes) {
    guard index > 0, file.tokens[index - 1].isSign("."), index + 3 < file.tokens.count,
      file.tokens[index + 1].isSign("("), module.declared.functions["formatted"] == nil
    else { return }
    let (first, second) = (file.tokens[index + 2], file.tokens[index + 3])
    if first.isWord("date"), second.isSign(":") {
      let token = file.tokens[index]
      changes.edits.replace(token.start, token.end, with: "uiKitFormatted")
    } else if first.isSign("."), Self.styles.contains(second.text) {
      let next = index + 4
      let isCall = next < file.tokens.count && file.tokens[next].isSign("(")
      let end = isCall ? file.tokens[file.closing(next)].end : second.end
      changes.edits.insert(".locale(.uiKitCurrent)", at: end)
    } else {
      return
    }
    rewrote("formatted(_:)", in: &changes)
  }

  // MARK: Bundles

  private func rewriteBundle(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    guard let name = Self.ofBundles[token.text], index > 1, file.tokens[index - 1].isSign("."),
      module.declared.properties[token.text] == nil,
      token.text != "localizations" || isBundle(index - 2)
    else { return }
    changes.edits.replace(token.start, token.end, with: name)
    rewrote("the languages of a bundle", in: &changes)
  }

  /// Whether the token before a dot ends the name of a bundle.
  private func isBundle(_ index: Int) -> Bool {
    ["main", "module", "bundle"].contains(file.tokens[index].text)
  }

  private func rewrote(_ construct: String, in changes: inout Changes) {
    changes.count(construct)
    changes.needsModel = true
  }
}
