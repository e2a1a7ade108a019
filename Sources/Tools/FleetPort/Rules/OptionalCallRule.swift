/// Calls of methods that need not be there, `delegate?.save?(self)`.
///
/// UIKit's have defaults in the model, and a session's in Foundation. Methods of the app's own protocols
/// throw where no class writes them, and a call that throws answers `nil`, as Objective-C's does.
struct OptionalCallRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: ["?", "!"]) where isMark(index) {
      var call = OptionalCall(at: index, in: file)
      if !isKnown(call.name) {
        call =
          call.takingClosure(of: module.declared.optionals.keys)
          ?? call.takingClosure(of: module.kit.optionals.keys)
          ?? call.takingClosure(of: FoundationClasses.optionals.keys) ?? call
      }
      if let method = module.declared.optionals[call.name]?.first(where: { $0.keyword == "func" }) {
        rewriteOwn(method, call, at: index, in: &changes)
      } else if let methods = methods(named: call.name),
        module.declared.properties[call.base] == nil || call.hasLabels || call.asksDelegate
      {
        rewriteKits(methods, call, at: index, in: &changes)
      }
    }
    for index in file.indices(of: module.declared.optionalNames) {
      rewriteReference(index, in: &changes)
    }
  }

  private func isKnown(_ name: String) -> Bool {
    module.declared.optionals[name] != nil || methods(named: name) != nil
  }

  /// The methods of a name that UIKit's protocols and Foundation's have.
  private func methods(named name: String) -> [Kit.OptionalMethod]? {
    module.kit.optionals[name] ?? FoundationClasses.optionals[name]
  }

  /// Whether the `?` or `!` between a method's name and its arguments stands there.
  private func isMark(_ index: Int) -> Bool {
    let mark = file.tokens[index]
    guard mark.isSign("?") || mark.isSign("!"), index > 1, file.tokens[index + 1].isSign("(")
    else { return false }
    let name = file.tokens[index - 1]
    return file.tokens[index + 1].start == mark.end && name.kind == .word
      && name.end == mark.start && file.tokens[index - 2].isSign(".")
  }

  private func rewriteOwn(
    _ method: Declaration, _ call: OptionalCall, at index: Int, in changes: inout Changes
  ) {
    let mark = file.tokens[index]
    changes.edits.replace(mark.start, mark.end, with: "")
    changes.count("call of an optional method")
    if let name = method.parent?.name { castForwarded(call, to: name, in: &changes) }
    if module.declared.properties[call.base] != nil, !call.hasLabels {
      changes.tell(
        .optionalMethods, mark.start,
        "'\(call.base)' is a property and an optional method: it is taken for the method.")
    }
    if method.returnsNothing {
      if call.asksWhetherNil {
        changes.warn(
          .optionalMethods, mark.start,
          "'\(call.name)' is never missing here, since its default does nothing.")
      }
      return
    }
    changes.edits.insert("(try\(mark.text) ", at: file.tokens[call.chainStart].start)
    changes.edits.insert(")", at: file.tokens[call.close].end)
  }

  private func rewriteKits(
    _ methods: [Kit.OptionalMethod], _ call: OptionalCall, at index: Int, in changes: inout Changes
  ) {
    let mark = file.tokens[index]
    changes.edits.replace(mark.start, mark.end, with: "")
    changes.count("call of an optional method")
    if let name = methods.first?.protocolName { castForwarded(call, to: name, in: &changes) }
    if mark.isSign("?"), call.asksWhetherNil || methods.contains(where: \.hasResult) {
      keepOptional(call, in: &changes)
    }
    if call.asksWhetherNil || methods.contains(where: \.hasResult) && call.usesDefault {
      changes.warn(
        .optionalMethods, mark.start,
        "'\(call.name)' is never missing here: if a delegate lacks it, the model's default answers."
      )
    }
  }

  /// `_forwardToDelegate` is any object, in which Objective-C finds a method of any delegate's: here it is
  /// cast to the one that has the method.
  private func castForwarded(
    _ call: OptionalCall, to protocolName: String, in changes: inout Changes
  ) {
    let mark = file.tokens[call.dot - 1]
    guard mark.isSign("?"), file.tokens[call.dot - 2].isWord("_forwardToDelegate") else { return }
    changes.edits.insert("(", at: file.tokens[call.chainStart].start)
    changes.edits.insert(" as? any \(protocolName.unquoted))", at: mark.start)
  }

  /// Lets what `delegate!.save?(self)` answers be optional, as it is where the method may be missing.
  private func keepOptional(_ call: OptionalCall, in changes: inout Changes) {
    let first = file.tokens[call.chainStart]
    guard !call.isChained, !first.isWord("super"), !first.isSign(".") else { return }
    changes.edits.insert("Optional(", at: first.start)
    changes.edits.insert(")?", at: file.tokens[call.dot].start)
  }

  /// `if let save = delegate.save`, which asks for the method itself.
  private func rewriteReference(_ index: Int, in changes: inout Changes) {
    guard index > 3, module.declared.properties[file.tokens[index].text] == nil,
      file.tokens[index - 1].isSign("."),
      file.tokens[index - 2].isSign("?") || file.tokens[index - 2].kind == .word,
      let start = file.boundValue(endingAt: index)
    else { return }
    let name = file.tokens[index].text
    let methods = module.declared.optionals.values.joined().filter { $0.name.unquoted == name }
    guard methods.allSatisfy(\.returnsNothing) else {
      changes.warn(
        .optionalMethods, file.tokens[index].start,
        "'\(name)' is an optional method: call it, "
          + "and look at what comes back, instead of asking for the method itself.")
      return
    }
    // Behind a question mark it is optional as it stands.
    if !(start..<index).contains(where: { file.tokens[$0].isSign("?") }) {
      changes.edits.insert("Optional(", at: file.tokens[start].start)
      changes.edits.insert(")", at: file.tokens[index].end)
    }
    changes.warn(
      .optionalMethods, file.tokens[index].start,
      "'\(name)' is never missing here, since its default does nothing.")
  }
}
