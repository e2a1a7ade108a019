/// Which members selectors and storyboards may name, and how a class lists them.
struct MemberList {
  let module: Module

  /// Whether a member belongs into the list of its class.
  func lists(_ member: Declaration, of type: Declaration?) -> Bool {
    guard !member.isStatic, !member.name.isEmpty, !member.isUnavailable else { return false }
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
    guard module.responses.areAsked, member.keyword == "func", !member.isOverride, !member.isHidden
    else { return false }
    return module.declared.optionals[member.fullName] != nil
      || module.kit.optionals[member.fullName] != nil
  }

  /// The list's entry for a member of a type, where the type has the members.
  func entry(for member: Declaration, of type: String, among members: [Declaration]) -> String {
    if member.isVariable {
      return ".property(\"\(member.objectiveCPropertyName)\", \\\(type).\(member.name))"
    }
    let name = SelectorNames.name(of: member)
    guard canBeSent(member) else { return ".requirement(\"\(name)\")" }
    let kind = member.has("@IBSegueAction") ? "segueAction" : "method"
    let unused = unusedSender(of: member).map { ", unused: \($0)" } ?? ""
    return ".\(kind)(\"\(name)\", \(reference(to: member, of: type, among: members))\(unused))"
  }

  /// What a method gets that does nothing with its sender, where the sender is of another class: there
  /// the compiler could not pass it on.
  private func unusedSender(of method: Declaration) -> String? {
    guard method.parameters.count == 1, !method.has("@IBSegueAction"), let body = method.body,
      !module.overrides.isOverridden(method)
    else { return nil }
    let parameter = method.parameters[0]
    let isOptional = parameter.type.hasSuffix("?") || parameter.type.hasSuffix("!")
    let name = isOptional ? String(parameter.type.dropLast()) : parameter.type
    guard Self.senders.contains(where: { module.kit.descends(name, from: $0) }),
      module.declared.classes[name] == nil, !uses(parameter.name, in: body, of: method.file)
    else { return nil }
    return isOptional ? "nil" : "\(name)()"
  }

  /// The classes of what sends actions; all have an initializer without parameters.
  private static let senders = ["UIControl", "UIBarItem", "UIGestureRecognizer"]

  private func uses(_ name: String, in body: Range<Int>, of file: SourceFile) -> Bool {
    // A literal may hold an interpolation, which is not read.
    let tokens = file.tokens[file.index(ofTokenAt: body.lowerBound)...]
    return tokens.prefix { $0.start < body.upperBound }.contains { token in
      token.kind == .word && token.text.unquoted == name.unquoted
        || token.kind == .literal && file.text(token.start, token.end).contains(name)
    }
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
