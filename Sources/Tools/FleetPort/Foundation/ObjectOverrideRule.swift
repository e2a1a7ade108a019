/// `override func responds(to:)` is a method like others: Foundation's objects have none to override, and the
/// model's is in an extension.
struct ObjectOverrideRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for method in file.all where method.keyword == "func" && method.fullName == "responds(to:)" {
      guard let mark = method.modifier("override"), !method.isStatic,
        let type = method.parent.flatMap(module.owner(of:)), isObject(type),
        module.introduces(method, in: type)
      else { continue }
      changes.edits.blank(mark.start, mark.end)
      changes.count("override of responds(to:)")
    }
  }

  private func isObject(_ type: Declaration) -> Bool {
    let root = module.lineage(of: type).root
    return root.map { $0 == "NSObject" || module.kit.classes[$0] != nil } ?? false
  }
}
