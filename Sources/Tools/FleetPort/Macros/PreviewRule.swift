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
      if let family = preview.family {
        // Its closures stay where they are.
        let made = "PortedPreview(\(preview.name ?? "nil"), \(place), as: \(family)) "
        changes.edits.replace(
          start, file.tokens[preview.opening].start,
          with: "enum \(preview.typeName) { nonisolated static var made: PortedPreview { \(made)")
        changes.edits.insert(" } }", at: end)
        continue
      }
      let traits = preview.traits.map { "traits: [\($0)], " } ?? ""
      let made =
        "nonisolated static var made: PortedPreview { "
        + "PortedPreview(\(preview.name ?? "nil"), \(place), \(traits)"
      let opening = file.tokens[preview.opening]
      let closing = file.tokens[preview.closing].start
      if makeView(of: preview, in: &changes) {
        changes.edits.replace(
          start, opening.end, with: "enum \(preview.typeName) { struct FleetPreviewed: View {")
        changes.edits.replace(closing, end, with: "} }; \(made){ FleetPreviewed() }) } }")
      } else {
        changes.edits.replace(start, opening.start, with: "enum \(preview.typeName) { \(made)")
        changes.edits.replace(closing, end, with: "}) } }")
      }
    }
  }

  /// Makes a view of a preview that has properties of a view's.
  ///
  /// The view is no part of a closure: 6.3's compiler ends where a view there has a wrapped property that
  /// its body reads.
  private func makeView(of preview: Preview, in changes: inout Changes) -> Bool {
    guard let properties = preview.previewable(in: file) else { return false }
    for index in properties.attributes {
      changes.edits.blank(file.tokens[index].start, file.tokens[index].end)
    }
    changes.edits.insert("; var body: some View {", at: properties.end)
    return true
  }
}
