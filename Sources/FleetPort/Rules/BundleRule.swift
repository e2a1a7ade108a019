/// `Bundle.main`, `Bundle(for:)` and `NSLocalizedString(…)` become what finds the app's resources.
///
/// In Xcode they are in the bundle of the program. A package puts them into a bundle beside the
/// program, which is that of the tests.
struct BundleRule: Rule {
  private let file: SourceFile
  private let module: Module

  init(_ file: SourceFile, in module: Module) {
    self.file = file
    self.module = module
  }

  func apply(to changes: inout Changes) {
    if !file.indices(of: "Bundle").isEmpty, !isShadowed("Bundle") {
      for index in file.indices(of: "Bundle") { rewriteBundle(index, in: &changes) }
    }
    for index in file.indices(of: ["infoDictionary", "object"]) where index > 1 {
      rewriteInfo(index, in: &changes)
    }
    for index in file.indices(of: "NSLocalizedString")
    where module.functions["NSLocalizedString"] == nil && calls(index) {
      rewriteText(index, in: &changes)
    }
    if !file.indices(of: "localized").isEmpty, !isShadowed("String") {
      for index in file.indices(of: "String") where calls(index) {
        rewriteString(index, in: &changes)
      }
    }
  }

  /// Whether the app has a type of its own of a name.
  private func isShadowed(_ name: String) -> Bool {
    module.declarations.contains { declaration in
      declaration.name.unquoted == name && declaration.keyword != "extension"
        && (declaration.isType || declaration.keyword == "typealias")
    }
  }

  // MARK: Bundles

  private func rewriteBundle(_ index: Int, in changes: inout Changes) {
    guard index + 3 < file.tokens.count, let start = start(of: index) else { return }
    let (next, word) = (file.tokens[index + 1], file.tokens[index + 2])
    if next.isSign("."), word.isWord("main"), !asksForProgram(index + 3) {
      changes.edits.replace(start, word.end, with: "Bundle.uiKitMain()")
      rewrote("Bundle.main", in: &changes)
    } else if next.isSign("("), word.isWord("for"), file.tokens[index + 3].isSign(":") {
      changes.edits.replace(start, file.tokens[index].end, with: "Bundle.uiKit")
      rewrote("Bundle(for:)", in: &changes)
    }
  }

  /// Where the expression begins, with the module before the class.
  private func start(of index: Int) -> Int? {
    guard index > 0 else { return file.tokens[index].start }
    let last = file.tokens[index - 1]
    guard last.isSign(".") else { return last.isSign("\\") ? nil : file.tokens[index].start }
    guard index > 1, file.tokens[index - 2].isWord("Foundation"),
      index < 3 || !file.tokens[index - 3].isSign(".")
    else { return nil }
    return file.tokens[index - 2].start
  }

  /// Whether what follows is about the program itself, which is that of the tests.
  private func asksForProgram(_ index: Int) -> Bool {
    index + 1 < file.tokens.count && file.tokens[index].isSign(".")
      && file.tokens[index + 1].text.hasPrefix("executable")
  }

  /// A package's bundles have another Info.plist than the app.
  private func rewriteInfo(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    guard file.tokens[index - 1].isSign("."), index + 1 < file.tokens.count else { return }
    if token.text == "object" {
      guard file.tokens[index + 1].isSign("("), index + 2 < file.tokens.count,
        file.tokens[index + 2].isWord("forInfoDictionaryKey")
      else { return }
      changes.edits.replace(token.start, token.end, with: "uiKitObject")
    } else {
      guard module.properties["infoDictionary"] == nil, !isInKeyPath(index) else { return }
      changes.edits.replace(token.start, token.end, with: "uiKitInfoDictionary()")
    }
    rewrote("infoDictionary", in: &changes)
  }

  /// Whether a member is one of a key path, such as `\Bundle.infoDictionary`.
  private func isInKeyPath(_ member: Int) -> Bool {
    var index = member - 1
    while index > 1, file.tokens[index].isSign("."), file.tokens[index - 1].kind == .word {
      index -= 2
    }
    return file.tokens[index].isSign("\\")
      || index > 0 && file.tokens[index].isSign(".") && file.tokens[index - 1].isSign("\\")
  }

  // MARK: Texts

  /// Whether a name stands before the arguments of a call, and is no member of something.
  private func calls(_ index: Int) -> Bool {
    guard index + 1 < file.tokens.count, file.tokens[index + 1].isSign("(") else { return false }
    return index == 0 || !file.tokens[index - 1].isSign(".")
  }

  private func rewriteText(_ index: Int, in changes: inout Changes) {
    let token = file.tokens[index]
    guard let bundle = value(labelled: "bundle", ofCall: index) else {
      changes.edits.replace(token.start, token.end, with: "uiKitLocalizedString")
      return rewrote("NSLocalizedString", in: &changes)
    }
    guard bundle + 2 < file.tokens.count, file.tokens[bundle].isSign("."),
      file.tokens[bundle + 1].isWord("main"), !file.tokens[bundle + 2].isSign(".")
    else { return }
    changes.edits.replace(
      file.tokens[bundle].start, file.tokens[bundle + 1].end, with: ".uiKitMain()")
    rewrote("Bundle.main", in: &changes)
  }

  /// The index of the first token of an argument.
  private func value(labelled label: String, ofCall index: Int) -> Int? {
    let close = file.closing(index + 1)
    var next = index + 2
    while next + 2 < close {
      if file.tokens[next].opensBracket { next = max(next, file.closing(next)) }
      if file.tokens[next].isWord(label), file.tokens[next + 1].isSign(":") { return next + 2 }
      next += 1
    }
    return nil
  }

  /// `String(localized: "Easy", comment: "…")` is a text, too; Foundation on Linux lacks it.
  private func rewriteString(_ index: Int, in changes: inout Changes) {
    let close = file.closing(index + 1)
    guard index + 4 < close, file.tokens[index + 2].isWord("localized"),
      file.tokens[index + 3].isSign(":")
    else { return }
    let key = file.tokens[index + 4]
    let hasComment = value(labelled: "comment", ofCall: index) == index + 8
    // What is interpolated makes more tokens of it.
    guard key.kind == .literal, close == (hasComment ? index + 9 : index + 5) else {
      return changes.warn(
        .texts, file.tokens[index].start,
        "Foundation on Linux has no 'String(localized:)': write "
          + "'String(format: NSLocalizedString(…), …)'.")
    }
    changes.edits.replace(
      file.tokens[index].start, file.tokens[index + 3].end, with: "uiKitLocalizedString(")
    if !hasComment { changes.edits.insert(", comment: \"\"", at: file.tokens[close].start) }
    rewrote("String(localized:)", in: &changes)
  }

  private func rewrote(_ construct: String, in changes: inout Changes) {
    changes.count(construct)
    changes.needsModel = true
  }
}
