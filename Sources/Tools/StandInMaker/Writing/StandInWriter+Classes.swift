import Foundation

extension StandInWriter {
  /// - Parameter path: Its name, behind the names of the types that it stands in.
  mutating func classText(_ type: Declaration, path: String) -> String {
    count += 1
    let outer = generics
    generics.formUnion(type.generics)
    let superclass = superclass(of: type)
    let protocols = type.inherited.filter {
      ($0 == "NSCopying" || $0 == "ObservableObject" && known.types.contains($0)
        || own[$0]?.kind == .protocol) && !known.conforms(superclass, to: $0)
        && !hasPropertyOfSelf($0)
    }
    let sent = type.inherited.contains("Sendable") ? ["@unchecked Sendable"] : []
    let isFinal = behaviours.finalTypes.contains(type.name)
    let access = isFinal ? "public " : "open "
    var text =
      "\(kept(type.attributes))\(access)\(isFinal ? "final " : "")class \(type.name)"
      + "\(genericText(type, below: superclass)): "
    text += ([superclass] + protocols + sent).joined(separator: ", ") + " {\n"
    let making = Making.of(known.lineage(of: superclass))
    for (head, call) in making.needed { text += "  public \(head) { \(call) }\n" }
    if protocols.contains("NSCopying"), !type.members.contains(where: { $0.name == "copy" }) {
      text += "  \(access)func copy(with zone: NSZone? = nil) -> Any { self }\n"
    }
    var members = type.members
    let present = Set(members.map(\.key)).union(keysInExtensions(of: type.name))
    for name in protocols {
      members += requirements(of: name).filter {
        // In Objective-C a property is a function without parameters, too.
        !present.contains($0.key) && !present.contains($0.plainName)
          && !present.contains($0.plainName + "()")
      }
    }
    let place = MemberPlace(owner: path, access: access, isClass: true, siblings: members)
    // Initializers by their labels alone, which are there already.
    var seen = Set(
      making.needed.map { Declaration(.`init`, "", String($0.head.drop { $0 != "(" })).key })
    seen.insert("init(coder:)")
    for member in members {
      text += memberText(member, of: type, below: superclass, making, at: place, &seen)
    }
    generics = outer
    return text + "}\n"
  }

  private mutating func memberText(
    _ member: Declaration, of type: Declaration, below superclass: String, _ making: Making,
    at place: MemberPlace, _ seen: inout Set<String>
  ) -> String {
    switch member.kind {
    case .struct, .enum, .typealias, .class: return written(member, in: place.owner + ".")
    case .`init`, .func, .var, .let, .subscript: break
    default: return ""
    }
    guard isWhole(member, of: place.owner) else { return "" }
    let form = member.throwingForm(among: place.siblings)
    let kind = (member.isStatic ? "s" : "") + (member.isAsync ? "a" : "")
    guard !seen.contains(kind + form.key), seen.insert(kind + form.signature).inserted else {
      return ""
    }
    members.insert("\(place.owner) \(kind)\(form.signature)")
    if member.kind == .`init` {
      return member.isAsync ? "" : initializer(form, below: superclass, making, at: place)
    }
    var place = place
    if narrows(member, below: superclass) {
      place.access = "open override "
      place.isDoneAbove = known.lineage(of: superclass).contains {
        behaviours.has("\($0).\(member.key)")
      }
    } else if known.has(form.key, in: superclass) {
      return ""
    }
    switch member.kind {
    case .func: return "  " + function(member, at: place)
    case .subscript: return "  " + subscriptText(member, at: place)
    default: return "  " + property(member, at: place)
    }
  }

  /// The superclass, where it can be inherited from; else that of all.
  private mutating func superclass(of type: Declaration) -> String {
    let name = type.inherited.first ?? "NSObject"
    let bare = KnownNames.bare(name)
    guard own[bare]?.kind == .class || known.superclasses[bare] != nil, bare != "NSProxy" else {
      return "NSObject"
    }
    if known.finals.contains(bare) {
      leave(type.name, "its superclass \(bare), which is final")
      return "NSObject"
    }
    return name
  }

  /// Generic parameters, which may stand for protocols, too, but where a superclass wants objects.
  private func genericText(_ type: Declaration, below superclass: String) -> String {
    guard !type.generics.isEmpty else { return "" }
    let constraint = superclass.contains("<") ? ": AnyObject" : ""
    return "<" + type.generics.map { $0 + constraint }.joined(separator: ", ") + ">"
  }

  private func keysInExtensions(of name: String) -> Set<String> {
    Set(
      interface.filter { $0.kind == .extension && $0.isSwift && $0.name == name }
        .flatMap { $0.members.map(\.key) })
  }

  /// Whether a member is one of a superclass's, with a result that is not optional any more.
  private func narrows(_ member: Declaration, below superclass: String) -> Bool {
    for type in known.lineage(of: superclass) {
      let above = own[type]?.members.first {
        $0.kind == member.kind && $0.key == member.key && $0.isStatic == member.isStatic
      }
      guard let above else { continue }
      return above.type == member.type + "?" || above.type == member.type + "!"
    }
    return false
  }

  private mutating func initializer(
    _ member: Declaration, below superclass: String, _ making: Making, at place: MemberPlace
  ) -> String {
    count += 1
    let name = place.name(member)
    calls.append(name)
    // A view's `init()` is a convenience, which a subclass has again rather than overrides.
    let isDeclaredAgain =
      member.key == "init()" && !making.needed.contains { $0.head.hasSuffix("init()") }
    let isOverride =
      !isDeclaredAgain
      && known.lineage(of: superclass).contains {
        known.members[$0]?.contains(member.key) ?? false
      }
    let label = { (text: String) in text.drop { $0 != "(" }.prefix { $0 != ":" && $0 != ")" } }
    let isConvenience =
      member.words.contains("convenience")
      && making.needed.contains { label($0.head) == label(making.call) }
    let call = isConvenience ? "self" + making.call.dropFirst(5) : making.call
    let fails = member.rest.hasPrefix("?") || member.rest.hasPrefix("!") ? "?" : ""
    let words = (isOverride ? "override " : "") + (isConvenience ? "convenience " : "")
    let parameters = member.parameters.map(text).joined(separator: ", ")
    let record =
      (member.isThrowing ? "try _StandIn.callThrowing" : "_StandIn.call")
      + "(\"\(name)\", self, [\(arguments(member.parameters))]) as Void"
    let own =
      behaviours.has(name)
      ? "; standIn_init(\(member.parameters.map(\.passedOn).joined(separator: ", ")))" : ""
    return "  public \(words)init\(fails)(\(parameters))\(member.isThrowing ? " throws" : "")"
      + " { \(call); \(record)\(own) }\n"
  }

  /// Whether a protocol asks for a property of the type itself, which only a final class can have.
  private func hasPropertyOfSelf(_ name: String) -> Bool {
    own[name]?.members.contains { $0.kind == .var && $0.type.words.contains("Self") } == true
  }

  // MARK: Extensions

  mutating func extensionText(_ type: Declaration) -> String {
    let bare = KnownNames.bare(type.name)
    // A nested type is known by the one that it stands in.
    let outer = String(type.name.prefix { $0 != "." })
    guard known.types.contains(bare) || known.types.contains(outer) else {
      leave("extension \(type.name)", "no such type is known")
      return ""
    }
    let ownType = own[type.name]
    let outerGenerics = generics
    defer { generics = outerGenerics }
    generics.formUnion(Self.parametersOfSwift)
    let adopted = type.isSwift ? adopted(by: type, ownType) : []
    known.conformances[type.name, default: []].formUnion(adopted)
    let present = Set(type.isSwift ? ownType?.members.map(\.key) ?? [] : [])
    let place = MemberPlace(
      owner: type.name, isClass: ownType?.kind == .class || known.superclasses[bare] != nil,
      siblings: type.members)
    var text = ""
    for member in type.members where !present.contains(member.key) {
      text += extensionMember(member, of: type, at: place)
    }
    guard !text.isEmpty || !adopted.isEmpty else { return "" }
    let list = adopted.isEmpty ? "" : ": " + adopted.joined(separator: ", ")
    return "extension \(type.name)\(list)\(type.constraints) {\n\(text)}\n"
  }

  /// The names of the generic parameters of Swift's own types, which extensions of these say.
  private static let parametersOfSwift: Set = [
    "Base", "Bound", "Element", "Failure", "Key", "Success", "Value", "Wrapped",
  ]

  /// The protocols that an extension adds.
  private mutating func adopted(by type: Declaration, _ ownType: Declaration?) -> [String] {
    if ownType?.kind == .class {
      return type.inherited.filter {
        own[$0]?.kind == .protocol && !known.conforms(type.name, to: $0)
      }
    }
    guard var value = interface.first(where: { $0.isSwift && $0.isValue && $0.name == type.name })
    else { return type.inherited.filter { own[$0]?.isOfObjectiveC == false } }
    // Its own constraints hold, and the extension's.
    let types =
      value.kind == .enum
      ? value.members.filter { $0.kind == .case }.map(\.rest)
      : fields(of: value).map { SwiftType.stored($0.type) }
    generics.formUnion(value.generics)
    value.rest = value.genericClause + type.constraints
    value.members += type.members
    return type.inherited.filter { isAdopted($0, by: value, fields: types) }
  }

  private mutating func extensionMember(
    _ member: Declaration, of type: Declaration, at place: MemberPlace
  ) -> String {
    switch member.kind {
    case .struct, .enum, .typealias, .class: return written(member, in: type.name + ".")
    case .func, .var, .let, .`init`, .subscript: break
    default:
      leave(place.name(member), "a declaration of this kind")
      return ""
    }
    guard isWhole(member, of: type.name) else { return "" }
    // Two categories may say the same, and a category what its class says.
    let form = member.throwingForm(among: place.siblings)
    let kind = (member.isStatic ? "s" : "") + (member.isAsync ? "a" : "")
    guard members.insert("\(type.name) \(kind)\(form.signature)\(type.constraints)").inserted else {
      return ""
    }
    // A category on a class is there for its subclasses, too.
    let isInherited = known.lineage(of: type.name).dropFirst().contains { above in
      interface.contains {
        $0.kind == .extension && $0.name == above
          && $0.members.contains { $0.key == member.key && $0.kind == .func }
      }
    }
    if isInherited { return "" }
    switch member.kind {
    case .func: return "  " + function(member, at: place)
    case .var, .let: return "  " + property(member, at: place)
    case .subscript: return "  " + subscriptText(member, at: place)
    default: return extensionInitializer(member.throwingForm(), of: type, at: place)
    }
  }

  /// An initializer of a category makes the object as the class's plainest one does.
  private mutating func extensionInitializer(
    _ member: Declaration, of type: Declaration, at place: MemberPlace
  ) -> String {
    guard place.isClass, !member.isAsync, !module.known.has(member.key, in: type.name) else {
      if !place.isClass { leave(place.name(member), "an initializer of another module's value") }
      return ""
    }
    count += 1
    let name = place.name(member)
    calls.append(name)
    let making = Making.of(known.lineage(of: type.name))
    let fails = member.rest.hasPrefix("?") || member.rest.hasPrefix("!") ? "?" : ""
    let parameters = member.parameters.map(text).joined(separator: ", ")
    return "  public convenience init\(fails)(\(parameters))\(member.isThrowing ? " throws" : "")"
      + " { self\(making.call.dropFirst(5)); _StandIn.call(\"\(name)\", self, [\(arguments(member.parameters))]) as Void }\n"
  }
}
