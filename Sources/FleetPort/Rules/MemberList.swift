/// Which members selectors and storyboards may name, and how a class lists them.
struct MemberList {
  let module: Module

  /// Whether a member belongs into the list of its class.
  func lists(_ member: Declaration, of type: Declaration?) -> Bool {
    guard !member.isStatic, !member.name.isEmpty else { return false }
    let isMarked = member.isMarkedForObjectiveC
    if member.isOverride, !isMarked { return false }
    guard isMarked || type?.exposes(member) == true || isWitness(member) else {
      return false
    }
    if member.keyword == "func" { return isWitness(member) || canBeSent(member) }
    return member.isVariable
  }

  /// Whether a message with a sender and an event can call the method.
  private func canBeSent(_ method: Declaration) -> Bool {
    guard !method.isGeneric, !method.isAsync, !method.isThrowing,
      method.parameters.allSatisfy({ Self.canBePassed($0.type) })
    else { return false }
    if method.has("@IBSegueAction") { return method.parameters.count <= 3 }
    return method.parameters.count < 2
      || method.parameters.count == 2 && method.parameters[1].type.contains("UIEvent")
  }

  private static func canBePassed(_ type: String) -> Bool {
    !type.contains("->") && !type.hasPrefix("inout ") && !type.hasSuffix("...")
      && !type.hasPrefix("some ") && !type.hasPrefix("UnsafeMutable")
  }

  /// Whether the method fulfils an optional requirement, which `responds(to:)` may be asked about.
  private func isWitness(_ member: Declaration) -> Bool {
    guard module.asksForResponses, member.keyword == "func", !member.isOverride, !member.isHidden
    else { return false }
    return module.optionals[member.fullName] != nil || module.kit.optionals[member.fullName] != nil
  }

  /// The list's entry for a member of a type, where the type has the members.
  func entry(for member: Declaration, of type: String, among members: [Declaration]) -> String {
    if member.isVariable {
      return ".property(\"\(member.objectiveCPropertyName)\", \\\(type).\(member.name))"
    }
    let name = SelectorNames.name(of: member)
    guard canBeSent(member) else { return ".requirement(\"\(name)\")" }
    let kind = member.has("@IBSegueAction") ? "segueAction" : "method"
    return ".\(kind)(\"\(name)\", \(reference(to: member, of: type, among: members)))"
  }

  /// The method, with its type where the name alone may mean several.
  private func reference(
    to member: Declaration, of type: String, among members: [Declaration]
  ) -> String {
    let labels = member.parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()
    let reference = "\(type).\(member.name)" + (labels.isEmpty ? "" : "(\(labels))")
    let alike = members.filter { other in
      other.keyword == "func"
        && (other.fullName == member.fullName
          || other.name == member.name && member.parameters.isEmpty)
    }
    guard alike.count > 1 else { return reference }
    let parameters = member.parameters.map(\.type).joined(separator: ", ")
    return "\(reference) as (\(type)) -> (\(parameters)) -> \(member.result ?? "Void")"
  }
}
