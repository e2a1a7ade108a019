/// Members of extensions that subclasses override, where they cannot stand in the class itself.
///
/// Objective-C finds the override when it calls. Swift never overrides what an extension declares:
/// such a member asks which class its object is of, and calls what that one has in its place.
struct OverrideChains {
  /// A member that overrides that of the extension.
  struct Override {
    /// The class, or the extension of UIKit's class that overrides it.
    let type: Declaration
    let member: Declaration
    /// Whether no superclass of the type overrides the member, too.
    let isFirst: Bool
  }

  struct Chain {
    /// The member of the extension.
    let member: Declaration
    let block: Declaration
    /// The overrides, a superclass's before its subclasses'.
    let overrides: [Override]
    /// Whether the member cannot become a chain of casts.
    let isBroken: Bool

    /// The name of the member's own body.
    var bodyName: String { "uiKitBody_\(member.name.unquoted)" }

    /// The name of an override: one for all classes, and its own for each extension of UIKit's, which no
    /// class can override.
    func name(of override: Override) -> String {
      let owner = override.type.keyword == "extension" ? "\(override.type.name.unquoted)_" : ""
      return "uiKitOverride_\(owner)\(member.name.unquoted)"
    }

    /// The name that a class calls its superclass's by.
    func name(above type: Declaration, in module: Module) -> String {
      let nearest = overrides.last { module.isAncestor($0.type, of: type) }
      return nearest.map(name(of:)) ?? bodyName
    }
  }

  /// The chains, in the order of the files and of their declarations.
  let all: [Chain]
  /// Overrides of what an extension in another module declares.
  let foreign: [(override: Override, block: Declaration)]
  private let kept: Set<ObjectIdentifier>
  private let called: Set<ObjectIdentifier>

  init(in module: Module) {
    let finder = OverrideFinder(module: module)
    var all: [Chain] = []
    var foreign: [(override: Override, block: Declaration)] = []
    for block in module.declarations where block.keyword == "extension" {
      for member in block.members where finder.mayBeOverridden(member) {
        let overrides = finder.overrides(of: member, in: block)
        guard !overrides.isEmpty else { continue }
        if module.writes(block.file) {
          guard finder.staysInExtension(member, of: block) else { continue }
          let isBroken = finder.isBroken(member, in: block, overrides)
          all.append(Chain(member: member, block: block, overrides: overrides, isBroken: isBroken))
        } else if module.owner(of: block) == nil {
          foreign += overrides.filter(\.isFirst).filter { module.writes($0.type.file) }
            .map { ($0, block) }
        }
      }
    }
    self.all = all
    self.foreign = foreign
    called = Set(
      all.filter { !$0.isBroken }.flatMap(\.overrides).map { ObjectIdentifier($0.member) })
    kept = Set(all.filter { !$0.isBroken }.flatMap(Self.kept).map(ObjectIdentifier.init))
  }

  /// Whether a class descends from what a chain's extension extends, and so may call its body.
  func isBelow(_ type: Declaration, _ chain: Chain, in module: Module) -> Bool {
    OverrideFinder(module: module).descends(module.lineage(of: type), from: chain.block)
  }

  /// What Swift accepts in an extension, as the chain has it.
  private static func kept(_ chain: Chain) -> [Declaration] {
    let isAlone = chain.overrides.allSatisfy(\.isFirst)
    return [chain.member] + (isAlone ? chain.overrides.map(\.member) : [])
  }

  /// Whether a chain calls a member that overrides another.
  func calls(_ member: Declaration) -> Bool { called.contains(ObjectIdentifier(member)) }

  /// Whether a member can stay in its extension, though it overrides or is overridden.
  func keeps(_ member: Declaration) -> Bool { kept.contains(ObjectIdentifier(member)) }
}
