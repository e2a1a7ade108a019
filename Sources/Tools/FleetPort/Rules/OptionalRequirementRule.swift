/// `@objc` protocols become protocols of classes; their optional methods get defaults.
///
/// A default of a method without a result does nothing. One with a result throws, so that a call
/// with `try?` answers `nil`. Classes that have the method need no change: one that does not throw
/// fulfils a requirement that may.
struct OptionalRequirementRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for type in file.all where type.keyword == "protocol" && type.body != nil {
      let optionals = type.members.filter { $0.modifier("optional") != nil }
      guard type.has("@objc") || !optionals.isEmpty else { continue }
      restrictToClasses(type, in: &changes)
      let access = type.modifier("public") != nil ? "public " : ""
      let defaults = optionals.flatMap { member in
        implementation(of: member, of: type, access: access, in: &changes)
      }
      guard !defaults.isEmpty else { continue }
      let body = defaults.contains { $0.hasPrefix("#") } ? "\n" : " "
      let separator = body == " " ? "; " : "\n"
      changes.append(
        "extension \(type.path) {\(body)\(defaults.joined(separator: separator))\(body)}", for: type
      )
      changes.needsModel = true
    }
  }

  private func restrictToClasses(_ type: Declaration, in changes: inout Changes) {
    let isRestricted = type.inherited.contains { name in
      ["AnyObject", "class", "NSObjectProtocol"].contains(name)
        || module.declared.protocols[name.lastComponent]?.has("@objc") == true
        || module.kit.protocols[name.lastComponent] != nil
    }
    guard !isRestricted else { return }
    changes.edits.insert(
      type.inherited.isEmpty ? ": AnyObject" : ", AnyObject", at: type.places.headEnd)
  }

  /// The default of an optional member, in the `#if` that it stands in.
  private func implementation(
    of member: Declaration, of type: Declaration, access: String, in changes: inout Changes
  ) -> [String] {
    guard let optional = member.modifier("optional") else { return [] }
    changes.edits.blank(optional.start, optional.end)
    changes.count("optional requirement")
    let implementation =
      member.keyword == "func"
      ? method(member, access: access, in: &changes)
      : property(member, access: access, in: &changes)
    guard let implementation else { return [] }
    let conditions = file.conditions(of: member, within: type).map(module.ported)
    return conditions.map { "#if \($0)" } + [implementation] + conditions.map { _ in "#endif" }
  }

  private func method(
    _ member: Declaration, access: String, in changes: inout Changes
  ) -> String {
    let head = file.text(member.places.keywordStart, member.places.signatureEnd).replacing(
      "\n", with: " ")
    guard let result = member.result, !member.returnsNothing else { return "\(access)\(head) {}" }
    if !member.isThrowing { changes.edits.insert(" throws", at: member.places.signatureEnd) }
    return "\(access)\(head) throws -> \(result) { throw MethodNotImplemented() }"
  }

  private func property(
    _ member: Declaration, access: String, in changes: inout Changes
  ) -> String? {
    guard let accessors = member.places.accessors, let type = member.type else { return nil }
    guard !member.saysSet else {
      changes.warn(
        .optionalProperties, member.start,
        "The optional property '\(member.name)' can be set: "
          + "each class that conforms must declare it here.")
      return nil
    }
    changes.edits.replace(accessors.lowerBound, accessors.upperBound, with: " get throws ")
    changes.warn(
      .optionalProperties, member.start,
      "The optional property '\(member.name)' is read by 'try?' where an optional is asked for; "
        + "write it wherever else it is read.")
    return "\(access)var \(member.name): \(type) { get throws { throw MethodNotImplemented() } }"
  }
}
