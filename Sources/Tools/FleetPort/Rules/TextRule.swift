/// Texts of tables, and formats, become what knows the app's languages and plurals.
///
/// Foundation on Linux reads `.strings` of the program alone, and has no `String(localized:)`: the
/// model has that, so that it needs no more than an import.
struct TextRule: Rule {
  private static let names: Set = [
    "NSLocalizedString", "String", "LocalizedStringResource", "localizedString",
    "localizedStringWithFormat",
  ]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: Self.names) {
      switch file.tokens[index].text {
      case "NSLocalizedString": rewriteText(index, in: &changes)
      case "String": rewriteString(index, in: &changes)
      case "LocalizedStringResource": rewriteResource(index, in: &changes)
      default: rewriteMember(index, in: &changes)
      }
    }
  }

  // MARK: Texts

  private static let typesWithMembers: Set = ["Bundle", "DateFormatter", "NumberFormatter"]

  private func rewriteText(_ index: Int, in changes: inout Changes) {
    guard module.declared.functions["NSLocalizedString"] == nil, calls(index) else { return }
    let token = file.tokens[index]
    // Within these types, their own members of the name come first.
    let isAmongMembers = file.all.contains { type in
      type.keyword == "extension" && Self.typesWithMembers.contains(type.name)
    }
    changes.edits.replace(
      token.start, token.end,
      with: (isAmongMembers ? "HeadlessUIKit." : "") + "uiKitLocalizedString")
    rewriteBundle(ofCall: index, with: ".uiKitMain()", in: &changes)
    rewrote("NSLocalizedString", in: &changes)
  }

  private func rewriteString(_ index: Int, in changes: inout Changes) {
    guard calls(index), index + 4 < file.tokens.count, file.tokens[index + 3].isSign(":"),
      !module.declaresType(named: "String")
    else { return }
    let label = file.tokens[index + 2]
    if label.isWord("localized") {
      rewriteBundle(ofCall: index, with: ".uiKitMain()", in: &changes)
      rewrote("String(localized:)", in: &changes)
    } else if label.isWord("format"), mayHavePlurals(index + 4) {
      changes.edits.replace(label.start, label.end, with: "uiKitFormat")
      rewrote("String(format:)", in: &changes)
    }
  }

  /// Whether a format is more than a text in the source, in which there are no plurals.
  private func mayHavePlurals(_ index: Int) -> Bool {
    guard file.tokens[index].kind == .literal, index + 1 < file.tokens.count else { return true }
    let next = file.tokens[index + 1]
    return !next.isSign(",") && !next.isSign(")")
  }

  private func rewriteResource(_ index: Int, in changes: inout Changes) {
    guard !module.declaresType(named: "LocalizedStringResource") else { return }
    rewriteBundle(ofCall: index, with: ".main", isResource: true, in: &changes)
    rewrote("LocalizedStringResource", in: &changes)
  }

  /// `bundle: .main` and `bundle: #bundle` are the module's own.
  private func rewriteBundle(
    ofCall index: Int, with text: String, isResource: Bool = false, in changes: inout Changes
  ) {
    guard let bundle = file.argument(labelled: "bundle", ofCall: index),
      bundle + 2 < file.tokens.count
    else { return }
    let (first, second) = (file.tokens[bundle], file.tokens[bundle + 1])
    if first.kind == .pound, first.text == "#bundle" {
      changes.edits.replace(first.start, first.end, with: text)
    } else if !isResource, first.isSign("."), second.isWord("main"),
      !file.tokens[bundle + 2].isSign(".")
    {
      changes.edits.replace(first.start, second.end, with: text)
    }
  }

  /// `bundle.localizedString(forKey:…)`, `DateFormatter.localizedString(from:…)`,
  /// `String.localizedStringWithFormat(…)`.
  private func rewriteMember(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    guard index > 1, file.tokens[index - 1].isSign("."), index + 2 < file.tokens.count,
      file.tokens[index + 1].isSign("("), module.declared.functions[token.text] == nil
    else { return }
    let isFormat = token.text == "localizedStringWithFormat"
    guard isFormat ? file.tokens[index - 2].isWord("String") : isOfFoundation(index) else { return }
    changes.edits.replace(
      token.start, token.end,
      with: isFormat ? "uiKitLocalizedStringWithFormat" : "uiKitLocalizedString")
    rewrote(token.text, in: &changes)
  }

  private func isOfFoundation(_ index: Int) -> Bool {
    let label = file.tokens[index + 2]
    if label.isWord("forKey") { return true }
    return label.isWord("from")
      && ["DateFormatter", "NumberFormatter"].contains(file.tokens[index - 2].text)
  }

  /// Whether a name stands before the arguments of a call, and is no member of something.
  private func calls(_ index: Int) -> Bool {
    guard index + 1 < file.tokens.count, file.tokens[index + 1].isSign("(") else { return false }
    return index == 0 || !file.tokens[index - 1].isSign(".")
  }

  private func rewrote(_ construct: String, in changes: inout Changes) {
    changes.count(construct)
    changes.needsModel = true
  }
}
