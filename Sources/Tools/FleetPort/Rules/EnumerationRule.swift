/// `expression.enumerateMatches(in:…)` becomes `uiKitEnumerateMatches(in:…)`, whose closure does not
/// escape.
///
/// On Apple's systems it does not, so that it needs no `self`; Foundation on Linux lets it escape.
struct EnumerationRule: Rule {
  private static let name = "enumerateMatches"

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.declared.functions[Self.name] == nil else { return renameOwnCalls(in: &changes) }
    for index in file.indices(of: Self.name) where file.reads(["."], at: index - 1) {
      rename(index, in: &changes)
    }
  }

  /// In an extension with a method of this name, calls are Foundation's.
  private func renameOwnCalls(in changes: inout Changes) {
    for block in file.all
    where block.keyword == "extension" && block.name.unquoted == "NSRegularExpression" {
      let body = file.index(ofTokenAt: block.start)..<block.places.bodyClosing
      for index in file.indices(of: Self.name)
      where body.contains(index) && !file.reads(["func"], at: index - 1) {
        rename(index, in: &changes)
      }
    }
  }

  private func rename(_ index: Int, in changes: inout Changes) {
    guard file.argument(labelled: "in", ofCall: index) != nil else { return }
    changes.rename(
      file.tokens[index], to: "uiKitEnumerateMatches", as: "closures that do not escape")
  }
}
