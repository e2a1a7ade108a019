/// `#Rule(…) { … }` of TipKit makes a rule: it becomes the type, which is made of the same.
struct TipRuleRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard file.imports("TipKit") else { return }
    for index in file.indices(of: "#Rule") {
      changes.edits.replace(
        file.tokens[index].start, file.tokens[index].end, with: "Tips.Rule")
      changes.count("#Rule")
    }
  }
}
