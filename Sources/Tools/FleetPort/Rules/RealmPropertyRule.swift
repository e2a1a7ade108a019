/// What Realm's objects declare as `@objc dynamic` gets a wrapper: on a device, Realm puts accessors in the
/// place of such properties at run time.
struct RealmPropertyRule: Rule {
  private static let roots: Set<String> = ["Object", "EmbeddedObject"]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.traits.neighbours.contains(Neighbours.realm) else { return }
    for property in file.all where isKept(property) {
      changes.edits.insert("@HeadlessRealmSwift.Persisted ", at: property.start)
      changes.count("dynamic property of a Realm object")
    }
  }

  private func isKept(_ property: Declaration) -> Bool {
    guard property.keyword == "var", property.modifier("dynamic") != nil, !property.isStatic,
      !property.isLocal, !property.isOverride, property.modifier("lazy") == nil,
      !property.has("@Persisted"), let type = property.parent, type.keyword == "class",
      let root = module.lineage(of: type).root, Self.roots.contains(root)
    else { return false }
    return property.isStored
  }
}
