/// The class that conforms gets the delegate methods that only its subclasses write.
struct SilentSubclassRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    var given: Set<String> = []
    var defaults: Set<String> = []
    for silent in module.silentMethods.all {
      if silent.method.file === file { override(silent, in: &changes) }
      guard silent.isCured, silent.base.file === file,
        given.insert("\(silent.base.path).\(silent.method.fullName)").inserted
      else { continue }
      changes.add(implementation(of: silent), to: silent.base)
      guard let name = silent.defaultsClass, let kitProtocol = silent.kitProtocol,
        defaults.insert(name).inserted
      else { continue }
      let demanded = DemandedMethods.ofProtocol(kitProtocol, in: module.kit) ?? []
      let body = demanded.isEmpty ? "{}" : "{ \(demanded.joined(separator: "; ")) }"
      changes.append(
        "private final class \(name): NSObject, \(kitProtocol) \(body)", for: silent.base)
      changes.needsModel = true
    }
  }

  private func override(_ silent: SilentMethods.Method, in changes: inout Changes) {
    let (method, base) = (silent.method, silent.base)
    guard silent.isCured else {
      let reason =
        silent.canWriteBase
        ? "It has a result, and what '\(base.name)' would answer is not known"
        : "'\(base.name)' is in another module"
      changes.warn(
        .silentSubclasses, method.start,
        "'\(method.fullName)' is never called here: '\(base.name)' conforms without it. \(reason): "
          + "declare it there, and override it.")
      return
    }
    changes.count("delegate method of a subclass alone")
    changes.edits.insert("override ", at: method.places.keywordStart)
    changes.tell(
      .silentSubclasses, method.start,
      "'\(method.fullName)' would never be called: '\(base.name)' conforms, and is given the method."
    )
  }

  private func implementation(of silent: SilentMethods.Method) -> String {
    let method = silent.method
    let head = method.file.text(method.places.keywordStart, method.places.signatureEnd)
      .replacing("\n", with: " ")
    let access = silent.base.memberAccess
    guard !silent.returnsNothing, let result = method.result else { return "\(access)\(head) {}" }
    guard let defaults = silent.defaultsClass else {
      return "\(access)\(head) throws -> \(result) { throw MethodNotImplemented() }"
    }
    let arguments = method.parameters.map { parameter in
      parameter.label.isEmpty ? parameter.name : "\(parameter.label): \(parameter.name)"
    }
    let call = "\(defaults)().\(method.name)(\(arguments.joined(separator: ", ")))"
    return "\(access)\(head) -> \(result) { \(call) }"
  }
}
