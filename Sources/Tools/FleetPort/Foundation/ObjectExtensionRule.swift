/// What is said of every `NSObject` is said of the classes of Foundation that descend from it on Apple's
/// systems alone.
///
/// `extension NSObject: ReactiveCompatible {}` gives `NotificationCenter.default` its members, too.
/// Members of such an extension stay the others': their text need not compile in another class.
struct ObjectExtensionRule: Rule {
  private static let others = ["FileManager", "NotificationCenter", "ProcessInfo"]

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for block in file.all
    where block.keyword == "extension" && block.name.unquoted == "NSObject" && !block.isGeneric
      && !block.inherited.isEmpty && block.members.isEmpty && module.owner(of: block) == nil
    {
      for other in Self.others {
        let own = (module.declared.extensions[other] ?? []).flatMap(\.inherited)
        let protocols = block.inherited.filter { !own.contains($0) && !demandsInitializer($0) }
        guard !protocols.isEmpty else { continue }
        changes.append("extension \(other): \(protocols.joined(separator: ", ")) {}", for: block)
        changes.count("conformance of every NSObject")
      }
    }
  }

  /// Whether a protocol asks for an initializer, which no extension can promise of all subclasses.
  private func demandsInitializer(_ name: String) -> Bool {
    module.ancestors(ofProtocol: name).contains { ancestor in
      module.declared.protocols[ancestor]?.members.contains { $0.keyword == "init" } == true
    }
  }
}
