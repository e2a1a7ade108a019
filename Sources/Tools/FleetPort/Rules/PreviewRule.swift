/// `#Preview { … }` is for Xcode's canvas: of a view or a view controller it becomes a value that tests
/// find, and of anything else an empty type.
///
/// What stands before it, such as `@available`, still belongs to a declaration so.
struct PreviewRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for preview in Preview.all(in: file) {
      let start = file.tokens[preview.macro].start
      let end = file.tokens[preview.closing].end
      changes.count("#Preview")
      guard preview.isKept else {
        changes.edits.replace(start, end, with: "private enum Preview\(preview.number) {}")
        continue
      }
      let place = "\"\(file.baseName).swift\", \(file.line(of: start))"
      changes.needsModel = true
      changes.edits.replace(
        start, file.tokens[preview.opening].start,
        with: "enum \(preview.typeName) { nonisolated static var made: PortedPreview { "
          + "PortedPreview(\(preview.name ?? "nil"), \(place), ")
      changes.edits.insert(") } }", at: end)
    }
  }
}
