/// `expression.enumerateMatches(in:…)` becomes `uiKitEnumerateMatches(in:…)`, whose closure does not
/// escape.
///
/// On Apple's systems it does not, so that it needs no `self`; Foundation on Linux lets it escape.
struct EnumerationRule: Rule {
  private static let name = "enumerateMatches"

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.declared.functions[Self.name] == nil else { return }
    for index in file.indices(of: Self.name) where index > 0 && file.tokens[index - 1].isSign(".") {
      guard file.argument(labelled: "in", ofCall: index) != nil else { continue }
      changes.rename(
        file.tokens[index], to: "uiKitEnumerateMatches", as: "closures that do not escape")
    }
  }
}
