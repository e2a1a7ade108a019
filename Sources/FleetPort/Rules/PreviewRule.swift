/// `#Preview { … }` is for Xcode's canvas, and becomes an empty type.
///
/// What stands before it, such as `@available`, still belongs to a declaration so.
struct PreviewRule: Rule {
  private let file: SourceFile

  init(_ file: SourceFile, in module: Module) { self.file = file }

  func apply(to changes: inout Changes) {
    for (number, index) in file.indices(of: ["#Preview", "#Playground"]).enumerated() {
      var open = index + 1
      if file.tokens[open].isSign("(") { open = min(file.closing(open) + 1, file.tokens.count - 1) }
      guard file.tokens[open].isSign("{") else { continue }
      changes.edits.replace(
        file.tokens[index].start, file.tokens[file.closing(open)].end,
        with: "private enum Preview\(number) {}")
      changes.count("#Preview")
    }
  }
}
