/// `override func responds(to:)` is a method like others: Foundation's objects have none to override, and the
/// model's is in an extension.
struct ObjectOverrideRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for method in file.all where method.keyword == "func" && method.fullName == "responds(to:)" {
      guard let mark = method.modifier("override"), !method.isStatic,
        let type = method.parent.flatMap(module.owner(of:)), isFirst(method, in: type)
      else { continue }
      changes.edits.blank(mark.start, mark.end)
      changes.count("override of responds(to:)")
    }
  }

  /// Whether no class above has the method, of the modules or of another one.
  private func isFirst(_ method: Declaration, in type: Declaration) -> Bool {
    let lineage = module.lineage(of: type)
    guard let root = lineage.root, root == "NSObject" || module.kit.classes[root] != nil else {
      return false
    }
    return !lineage.classes.dropFirst().flatMap(module.blocks(of:)).flatMap(\.members)
      .contains { $0.fullName == method.fullName }
  }
}
