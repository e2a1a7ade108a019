/// What a stand-in must know of the types that others declare: the model, Foundation, and modules that
/// were made before.
package struct KnownNames: Equatable {
  /// All types, by their names without a module.
  package var types: Set<String> = []
  package var protocols: Set<String> = []
  /// Classes that nothing can inherit from.
  package var finals: Set<String> = []
  package var superclasses: [String: String] = [:]
  /// What classes have that a subclass would override: `init(frame:)`, `layoutSubviews()`, `frame`.
  package var members: [String: Set<String>] = [:]
  /// The protocols that classes conform to.
  package var conformances: [String: Set<String>] = [:]
  /// What aliases stand for that are the types of closures.
  package var closures: [String: String] = [:]
  /// The names in Swift of what Objective-C knows by another one, as `@objc(Name)` says.
  package var objectiveC: [String: String] = [:]

  package init() {}

  /// Takes the names of an interface.
  package init(of interface: [Declaration]) {
    for declaration in interface { add(declaration) }
  }

  mutating func add(_ declaration: Declaration) {
    let name = Self.bare(declaration.name)
    if declaration.kind.isType { objectiveC.merge(declaration.objectiveCNames()) { old, _ in old } }
    switch declaration.kind {
    case .class:
      superclasses[name] = declaration.inherited.first.map(Self.bare) ?? ""
      if declaration.words.contains("final") { finals.insert(name) }
      let protocols = declaration.inherited.dropFirst()
      if !protocols.isEmpty { conformances[name, default: []].formUnion(protocols) }
      addMembers(of: declaration, to: name)
    case .extension:
      addMembers(of: declaration, to: name)
      return
    case .protocol: protocols.insert(name)
    case .typealias where declaration.type.contains("->"): closures[name] = declaration.type
    case .struct, .enum, .typealias: break
    default: return
    }
    types.insert(name)
  }

  private mutating func addMembers(of type: Declaration, to name: String) {
    let overridden = type.members.filter { member in
      switch member.kind {
      case .func, .var, .let, .subscript: true
      case .`init`: type.kind == .class && !member.words.contains("convenience") && !member.isAsync
      default: false
      }
    }
    if !overridden.isEmpty {
      members[name, default: []].formUnion(overridden.map { $0.throwingForm().key })
    }
  }

  /// The last part of a path, without generic parameters.
  static func bare(_ name: String) -> String {
    String((name.prefix { $0 != "<" }.split(separator: ".").last ?? ""))
  }

  package mutating func merge(_ other: KnownNames) {
    types.formUnion(other.types)
    protocols.formUnion(other.protocols)
    finals.formUnion(other.finals)
    superclasses.merge(other.superclasses) { old, new in old.isEmpty ? new : old }
    members.merge(other.members) { $0.union($1) }
    conformances.merge(other.conformances) { $0.union($1) }
    closures.merge(other.closures) { old, _ in old }
    objectiveC.merge(other.objectiveC) { old, _ in old }
  }

  // MARK: Questions

  /// A class and its superclasses, from the nearest to the farthest.
  func lineage(of name: String) -> [String] {
    var all = [Self.bare(name)]
    while let last = all.last, let next = superclasses[last], !next.isEmpty, !all.contains(next) {
      all.append(next)
    }
    return all
  }

  /// Whether a class, or one of its superclasses, has a member.
  func has(_ member: String, in type: String) -> Bool {
    Self.ofAllObjects.contains(member)
      || lineage(of: type).contains { members[$0]?.contains(member) ?? false }
  }

  /// Whether a class, or one of its superclasses, conforms to a protocol.
  func conforms(_ type: String, to name: String) -> Bool {
    lineage(of: type).contains { conformances[$0]?.contains(name) ?? false }
  }

  private static let ofAllObjects: Set = [
    "copy()", "debugDescription", "description", "hash", "hashValue", "isEqual(_:)",
    "mutableCopy()", "self", "superclass",
  ]
}
