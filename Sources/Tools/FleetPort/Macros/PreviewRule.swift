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
      let traits = preview.traits.map { "traits: [\($0)], " } ?? ""
      changes.edits.replace(
        start, file.tokens[preview.opening].start,
        with: "enum \(preview.typeName) { nonisolated static var made: PortedPreview { "
          + "PortedPreview(\(preview.name ?? "nil"), \(place), \(traits)")
      let closing = makeView(of: preview, in: &changes) ? " } }; return FleetPreviewed() }" : "}"
      changes.edits.replace(file.tokens[preview.closing].start, end, with: closing + ") } }")
    }
  }

  /// Makes a view of a preview that has properties of a view's.
  private func makeView(of preview: Preview, in changes: inout Changes) -> Bool {
    guard let properties = preview.previewable(in: file) else { return false }
    changes.edits.insert(
      " struct FleetPreviewed: View {", at: file.tokens[preview.opening].end)
    for index in properties.attributes {
      changes.edits.blank(file.tokens[index].start, file.tokens[index].end)
    }
    changes.edits.insert("; var body: some View {", at: properties.end)
    return true
  }
}
