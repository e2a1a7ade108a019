/// `#selector(save(_:))` becomes `Selector("save:", Form.save(_:))`, which carries its method.
///
/// It is the compiler that finds the method, so that overloads, extensions, private and inherited
/// ones are as they are with Objective-C, and a wrong guess of the tool is an error at the place.
struct SelectorRule: Rule {
  /// A message to a target has a sender and an event; one that tells how something has ended has three
  /// arguments.
  private static let mostParameters = 3

  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for index in file.indices(of: "#selector") {
      let token = file.tokens[index]
      guard let expression = SelectorExpression(at: index, in: file) else {
        changes.warn(.selectors, token.start, "This '#selector' could not be read, and stays.")
        continue
      }
      changes.count("#selector")
      let selector = rewritten(expression, at: token, in: &changes)
      changes.edits.replace(token.start, expression.end, with: selector)
      changes.needsModel = true
    }
  }

  private func rewritten(
    _ expression: SelectorExpression, at token: Token, in changes: inout Changes
  ) -> String {
    let names = SelectorNames(module: module)
    if let accessor = expression.accessor {
      return "Selector(\"\(names.name(ofAccessor: accessor, of: expression.base))\")"
    }
    let around = type(around: token, having: expression)
    let methods = candidates(for: expression, in: around)
    let name = names.name(of: expression, among: methods)
    let isStatic = !methods.isEmpty && methods.allSatisfy(\.isStatic)
    if isStatic {
      changes.warn(
        .selectors, token.start, "'\(name)' is a method of the type: no target can be sent it.")
    }
    let count = expression.labels?.count ?? methods.first?.parameters.count ?? 0
    if isAskedFor(expression) {
      warnOfUnknown(name, at: token, in: &changes)
      return "Selector(\"\(name)\", optionalOf: { $0 is any \(expression.owner).Type })"
    }
    let isOfValue = !expression.isImplicit && !expression.namesType
    guard count <= (isOfValue ? 1 : Self.mostParameters), !isStatic else {
      return "Selector(\"\(name)\")"
    }
    if expression.isImplicit {
      guard let around, !isProtocol(around) else { return "Selector(\"\(name)\")" }
      let cast = expression.cast.map { " as (\(around.name)) -> \($0)" } ?? ""
      return "Selector(\"\(name)\", \(around.name).\(expression.reference)\(cast))"
    }
    guard !expression.namesType else {
      let cast = expression.cast.map { " as \($0)" } ?? ""
      return "Selector(\"\(name)\", \(expression.owner).\(expression.reference)\(cast))"
    }
    let cast = expression.cast.map { " as \($0)" } ?? ""
    return "Selector(\"\(name)\", of: \(expression.value)) { $0.\(expression.reference)\(cast) }"
  }

  /// The type whose method the expression means: the innermost one around that may have methods of
  /// Objective-C's, or one further out that has the method.
  private func type(around token: Token, having expression: SelectorExpression) -> Declaration? {
    var types: [Declaration] = []
    var next = file.type(around: token.start)
    while let type = next {
      if type.keyword != "enum", type.keyword != "struct" { types.append(type) }
      next = type.parent
    }
    return types.first { type in
      module.owner(of: type).map { !module.ownMethods(expression.base, of: $0).isEmpty } ?? false
    } ?? types.first
  }

  /// The methods that the expression may mean.
  private func candidates(
    for expression: SelectorExpression, in around: Declaration?
  ) -> [Declaration] {
    let type: Declaration?
    if expression.isImplicit {
      type = around.flatMap(module.owner(of:))
    } else {
      type = expression.namesType ? module.type(named: expression.owner, from: around) : nil
    }
    let methods = module.methods(expression.base, of: type)
    if let labels = expression.labels {
      return methods.filter { $0.parameters.map(\.label) == labels }
    }
    guard let types = expression.parameterTypes else { return methods }
    return methods.filter { method in
      method.parameters.map { $0.type.filter { !$0.isWhitespace } } == types
    }
  }

  /// Whether the method is an optional one, and code asks which classes have it: its default would
  /// stand for all, so that only the lists of classes know.
  private func isAskedFor(_ expression: SelectorExpression) -> Bool {
    guard module.responses.areAsked, expression.namesType, module.isProtocol(expression.owner)
    else {
      return false
    }
    return module.declared.optionalNames.contains(expression.base)
      || module.kit.optionals.keys.contains { name in
        name.hasPrefix(expression.base) && name.prefix { $0 != "(" } == expression.base
      }
  }

  /// Classes list their optional methods where their own module asks for some.
  private func warnOfUnknown(_ name: String, at token: Token, in changes: inout Changes) {
    guard !module.responses.areKnown else { return }
    changes.warn(
      .selectors, token.start,
      "'\(name)' is optional, and the classes of imported modules do not list who has it, as nobody "
        + "asks 'responds(to:)' there: the answer for them is false. Call the method instead.")
  }

  private func isProtocol(_ type: Declaration) -> Bool {
    type.keyword == "protocol" || type.keyword == "extension" && module.isProtocol(type.name)
  }
}
