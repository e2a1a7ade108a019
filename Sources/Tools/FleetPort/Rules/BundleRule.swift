/// `Bundle.main` and `Bundle(for:)` become what finds the app's resources.
///
/// In Xcode they are in the bundle of the program. A package puts them into a bundle beside the
/// program, which is that of the tests.
struct BundleRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    if !file.indices(of: "Bundle").isEmpty, !module.declaresType(named: "Bundle") {
      for index in file.indices(of: "Bundle") { rewriteBundle(index, in: &changes) }
    }
    for index in file.indices(of: ["infoDictionary", "object"]) where index > 1 {
      rewriteInfo(index, in: &changes)
    }
    // Foundation on Linux answers `NSURL`. In an extension of Bundle it is called by its name alone.
    for index in file.indices(of: "urls")
    where index > 0 && !file.tokens[index - 1].isWord("func")
      && file.reads(["(", "forResourcesWithExtension", ":"], at: index + 1)
    {
      changes.edits.replace(file.tokens[index].start, file.tokens[index].end, with: "uiKitURLs")
      rewrote("urls(forResourcesWithExtension:)", in: &changes)
    }
  }

  // MARK: Bundles

  private func rewriteBundle(_ index: Int, in changes: inout Changes) {
    guard index + 3 < file.tokens.count, let start = file.start(ofFoundationName: index) else {
      return
    }
    let (next, word) = (file.tokens[index + 1], file.tokens[index + 2])
    if next.isSign("."), word.isWord("main"), !asksForProgram(index + 3) {
      changes.edits.replace(start, word.end, with: "Bundle.uiKitMain()")
      rewrote("Bundle.main", in: &changes)
      rewriteIdentifier(index + 4, in: &changes)
    } else if next.isSign("("), word.isWord("for"), file.tokens[index + 3].isSign(":") {
      changes.edits.replace(start, file.tokens[index].end, with: "Bundle.uiKit")
      rewrote("Bundle(for:)", in: &changes)
      rewriteIdentifier(file.closing(index + 1) + 2, in: &changes)
    }
  }

  /// A package's bundles have no identifier.
  private func rewriteIdentifier(_ index: Int, in changes: inout Changes) {
    guard index < file.tokens.count, file.tokens[index - 1].isSign("."),
      file.tokens[index].isWord("bundleIdentifier")
    else { return }
    let token = file.tokens[index]
    changes.edits.replace(token.start, token.end, with: "uiKitBundleIdentifier()")
  }

  /// Whether the code that follows asks for the running program, which is the test runner.
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
      guard module.declared.properties["infoDictionary"] == nil, !isInKeyPath(index) else { return }
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

  private func rewrote(_ construct: String, in changes: inout Changes) {
    changes.count(construct)
    changes.needsModel = true
  }
}
