/// Finds what overrides the members of extensions.
struct OverrideFinder {
  let module: Module

  /// Whether a member of an extension is of a kind that subclasses may override.
  func mayBeOverridden(_ member: Declaration) -> Bool {
    ["func", "var", "subscript"].contains(member.keyword) && !member.name.isEmpty
      && !member.isOverride && member.modifier("static") == nil && !member.isLocal
      && module.overrides.isOverridden(member)
  }

  /// The members of subclasses that override one of an extension.
  func overrides(
    of member: Declaration, in block: Declaration
  ) -> [OverrideChains.Override] {
    let types = module.overrides.types(overriding: member)
    let found = types.compactMap { type -> (type: Declaration, member: Declaration)? in
      let lineage = module.lineage(of: type)
      guard type !== module.owner(of: block), descends(lineage, from: block),
        !isDeclaredNearer(member, than: block, in: lineage),
        let override = module.blocks(of: type).flatMap(\.members).first(where: {
          $0.isOverride && isAlike($0, member) && sees(member, in: block, from: $0)
        })
      else { return nil }
      return (type, override)
    }
    let depth = module.depth(of:)
    return found.sorted { depth($0.type) < depth($1.type) }.map { entry in
      let isFirst = !found.contains { other in
        other.type.keyword == "class" && module.isAncestor(other.type, of: entry.type)
      }
      return .init(type: entry.type, member: entry.member, isFirst: isFirst)
    }
  }

  private func isAlike(_ one: Declaration, _ other: Declaration) -> Bool {
    one.keyword == other.keyword && one.fullName == other.fullName
      && one.isStatic == other.isStatic
  }

  /// Whether a lineage begins with the class that an extension extends.
  func descends(_ lineage: Module.Lineage, from block: Declaration) -> Bool {
    if let owner = module.owner(of: block) { return lineage.classes.contains { $0 === owner } }
    guard let root = lineage.root else { return false }
    let name = module.classOfKit(block.name.unquoted)
    return root == name || module.kit.superclasses(of: root).contains(name)
      || name == "NSObject" && FoundationClasses.names.contains(root)
  }

  /// Whether a class between declares a member of the same name: then that one is overridden.
  private func isDeclaredNearer(
    _ member: Declaration, than block: Declaration, in lineage: Module.Lineage
  ) -> Bool {
    lineage.classes.dropFirst().flatMap(module.blocks(of:)).contains { other in
      other !== block && other.members.contains { !$0.isOverride && isAlike($0, member) }
    }
  }

  private func sees(
    _ member: Declaration, in block: Declaration, from override: Declaration
  ) -> Bool {
    override.file === block.file || !member.isHidden && !block.isHidden
  }

  /// Whether a member cannot be moved into the class that it extends.
  func staysInExtension(_ member: Declaration, of block: Declaration) -> Bool {
    guard let owner = module.owner(of: block), module.writes(owner.file), owner.body != nil else {
      return true
    }
    return MoveRule(module: module).obstacle(to: member, in: block, of: owner) != nil
  }

  // MARK: Obstacles

  /// Whether no chain of casts can stand for a member.
  func isBroken(
    _ member: Declaration, in block: Declaration, _ overrides: [OverrideChains.Override]
  ) -> Bool {
    let blocks = module.declared.extensions[block.name.unquoted] ?? []
    let isAmbiguous =
      blocks.flatMap(\.members).filter { isAlike($0, member) && !$0.isOverride }.count > 1
    return isAmbiguous || block.isGeneric || !canForward(member)
      || !overrides.allSatisfy { canBeCalled($0, for: member, from: block) }
  }

  /// Whether a declaration can hand on what it is called with.
  private func canForward(_ member: Declaration) -> Bool {
    switch member.keyword {
    case "func":
      member.body != nil && !names("Self", in: member.result ?? "")
        && member.parameters.allSatisfy { $0.name != "_" && !$0.type.hasSuffix("...") }
    case "var": member.type.map { !names("Self", in: $0) } == true && isComputed(member)
    default: false
    }
  }

  /// Whether a property is computed by accessors that neither wait nor throw.
  private func isComputed(_ property: Declaration) -> Bool {
    guard let accessors = property.places.accessors else { return false }
    let file = property.file
    var index = file.index(ofTokenAt: accessors.lowerBound)
    if ["didSet", "willSet"].contains(file.tokens[index].text) { return false }
    while file.tokens[index].start < accessors.upperBound, file.tokens[index].kind != .end {
      let next = file.tokens[index + 1].text
      if file.tokens[index].isWord("get"), next == "async" || next == "throws" { return false }
      index = file.tokens[index].opensBracket ? file.closing(index) + 1 : index + 1
      index = min(index, file.tokens.count - 1)
    }
    return true
  }

  /// Whether the extension can call an override of its member.
  private func canBeCalled(
    _ override: OverrideChains.Override, for member: Declaration, from block: Declaration
  ) -> Bool {
    guard module.writes(override.type.file), !override.type.isLocal else { return false }
    for place in [override.type, override.member.parent] {
      var outer = place
      while let each = outer {
        if each.isGeneric || each.isHidden && each.file !== block.file { return false }
        outer = each.parent
      }
    }
    guard member.isVariable else { return true }
    return isComputed(override.member) && (!override.member.saysSet || member.saysSet)
  }

  private func names(_ word: String, in type: String) -> Bool {
    type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
  }
}
