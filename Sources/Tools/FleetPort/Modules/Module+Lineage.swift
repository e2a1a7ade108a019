extension Module {
  /// No class descends from more than these, unless a source is made to be hard to read.
  private static let longestLineage = 100
  /// As many methods tell whether all of a name are alike.
  private static let enoughMethods = 50

  /// The ancestors of a class.
  struct Lineage {
    /// The class and its superclasses in the modules.
    var classes: [Declaration]
    /// The name of the first superclass outside of them.
    var root: String?
  }

  /// The class that a name means inside a declaration.
  func type(named name: String, from scope: Declaration? = nil) -> Declaration? {
    let name = name.withoutArguments.unquoted
    guard let candidates = declared.classes[name.lastComponent] else { return nil }
    var outer = scope
    while let type = outer {
      let path = type.path + "." + name
      if let nested = candidates.first(where: { $0.path == path }) { return nested }
      outer = type.parent
    }
    return candidates.first { $0.path == name || name.hasSuffix("." + $0.path) } ?? candidates.first
  }

  func superclass(of type: Declaration) -> Declaration? {
    guard let name = type.inherited.first, !isProtocol(name) else { return nil }
    return self.type(named: name, from: type.parent)
  }

  /// Whether a block extends a class of UIKit's.
  func extendsUIKit(_ block: Declaration) -> Bool {
    block.keyword == "extension" && owner(of: block) == nil
      && kit.classes[classOfKit(block.name.unquoted)] != nil
  }

  /// The class of UIKit's that a name stands for where the modules give one another name, as libraries for
  /// several systems do; the name itself elsewhere.
  func classOfKit(_ name: String) -> String {
    guard let meant = declared.outerAliases[name], kit.classes[meant] != nil else {
      return name
    }
    return meant
  }

  /// The ancestors of a class, or of what an extension of UIKit's extends.
  func lineage(of type: Declaration) -> Lineage {
    if extendsUIKit(type) {
      return Lineage(classes: [type], root: kit.classes[classOfKit(type.name.unquoted)])
    }
    var chain = [type]
    while chain.count < Self.longestLineage, let next = superclass(of: chain[chain.count - 1]),
      !chain.contains(where: { $0 === next })
    {
      chain.append(next)
    }
    let root = chain[chain.count - 1].inherited.first?.withoutArguments.lastComponent
    return Lineage(classes: chain, root: root.flatMap { isProtocol($0) ? nil : classOfKit($0) })
  }

  /// Whether no class of the module's above a method's own has the method.
  func introduces(_ method: Declaration, in type: Declaration) -> Bool {
    !lineage(of: type).classes.dropFirst().flatMap(blocks(of:)).flatMap(\.members)
      .contains { $0.fullName == method.fullName }
  }

  /// Whether a class, or what an extension of UIKit's extends, is above another one.
  func isAncestor(_ other: Declaration, of type: Declaration) -> Bool {
    let lineage = lineage(of: type)
    guard other.keyword == "extension" else {
      return lineage.classes.dropFirst().contains { $0 === other }
    }
    guard let root = lineage.root else { return false }
    return kit.descends(root, from: classOfKit(other.name.unquoted))
  }

  /// The number of classes above one, UIKit's included.
  func depth(of type: Declaration) -> Int {
    let lineage = lineage(of: type)
    return lineage.classes.count + (lineage.root.map { kit.superclasses(of: $0).count + 1 } ?? 0)
  }

  /// The body of a class, and the extensions of it.
  func blocks(of type: Declaration) -> [Declaration] {
    [type] + (declared.extensions[type.path] ?? [])
  }

  /// The class of the modules that a member's block belongs to.
  func owner(of block: Declaration) -> Declaration? {
    guard block.keyword == "extension" else { return block.keyword == "class" ? block : nil }
    let path = block.name.unquoted
    return declared.classes[path.lastComponent]?.first { $0.path == path }
  }

  /// The class that `self` or `Self` stands for where it is no object: in its static members.
  func metatype(of token: Token, in file: SourceFile) -> Declaration? {
    guard let block = file.type(around: token.start), let type = owner(of: block),
      let member = block.members.first(where: { ($0.start..<$0.end).contains(token.start) }),
      member.isStatic || token.isWord("Self")
    else { return nil }
    return type
  }

  /// The methods of a base name that a class has or inherits; without any, some of that name.
  func methods(_ base: String, of type: Declaration?) -> [Declaration] {
    let own = type.map { ownMethods(base, of: $0) } ?? []
    return own.isEmpty
      ? Array((declared.functions[base.unquoted] ?? []).prefix(Self.enoughMethods)) : own
  }

  /// The methods with a base name of a class and of those above it.
  func ownMethods(_ base: String, of type: Declaration) -> [Declaration] {
    let lineage = lineage(of: type)
    let roots = lineage.root.map { [$0] + declared.aliasesOfTypes[$0, default: []] } ?? []
    let paths = lineage.classes.map(\.path) + roots
    return paths.flatMap {
      (declared.methods["\($0).\(base.unquoted)"] ?? []).prefix(Self.enoughMethods)
    }
  }

  /// The protocols that one inherits from, and that one itself.
  func ancestors(ofProtocol name: String) -> Set<String> {
    var found: Set<String> = []
    var open = [name.lastComponent]
    while let next = open.popLast() {
      guard found.insert(next).inserted else { continue }
      open += (declared.protocols[next]?.inherited ?? kit.protocols[next] ?? []).map(
        \.lastComponent)
    }
    return found
  }

  /// The protocols that a class itself says that it conforms to, with the protocols that these
  /// inherit.
  func protocols(of type: Declaration) -> Set<String> {
    var found: Set<String> = []
    for name in blocks(of: type).flatMap(\.inherited) {
      for part in name.split(separator: "&") where isProtocol(String(part).trimmed) {
        found.formUnion(ancestors(ofProtocol: String(part).trimmed))
      }
    }
    return found
  }
}
