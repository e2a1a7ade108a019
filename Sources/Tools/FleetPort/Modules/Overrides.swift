/// Which members override others, and which are overridden.
///
/// Swift demands of both that they stand in the class itself; Objective-C does not.
struct Overrides {
  private unowned let module: Module
  /// The classes, and the extensions of UIKit's classes, that override a member, by its keyword and full name.
  private var overriding: [String: [Declaration]] = [:]

  init(in module: Module) {
    self.module = module
    for type in module.declared.classes.values.joined() {
      for member in module.blocks(of: type).flatMap(\.members) where member.isOverride {
        overriding[Self.key(member), default: []].append(type)
      }
    }
    for block in module.declarations where module.extendsUIKit(block) {
      for member in block.members where member.isOverride {
        overriding[Self.key(member), default: []].append(block)
      }
    }
  }

  /// Whether a member of an extension can only stand in the class itself.
  func mustMove(_ member: Declaration, of type: Declaration) -> Bool {
    guard ["func", "var", "subscript"].contains(member.keyword),
      !member.isStatic || member.modifier("class") != nil
    else { return false }
    guard !module.chains.keeps(member) else { return false }
    return member.isOverride || module.silentMethods.contains(member)
      || !subclasses(of: type, overriding: member).isEmpty
  }

  /// The subclasses of a class that override a member of it.
  private func subclasses(of type: Declaration, overriding member: Declaration) -> [Declaration] {
    (overriding[Self.key(member)] ?? []).filter { subclass in
      subclass !== type && module.lineage(of: subclass).classes.contains { $0 === type }
    }
  }

  /// Whether a class of the module may override a member.
  func isOverridden(_ member: Declaration) -> Bool { overriding[Self.key(member)] != nil }

  /// The classes of the modules that override a member of its name, and the extensions of UIKit's.
  func types(overriding member: Declaration) -> [Declaration] {
    overriding[Self.key(member)] ?? []
  }

  private static func key(_ member: Declaration) -> String {
    "\(member.keyword) \(member.fullName)"
  }
}
