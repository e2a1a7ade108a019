extension Kit {
  /// Learns what there is from the sources of the model itself.
  package init(of model: [SourceFile]) {
    let module = Module(files: model, kit: Kit())
    for name in module.declared.classes.keys {
      guard let type = module.declared.classes[name]?.first(where: { $0.parent == nil }),
        type.isPublic,
        module.lineage(of: type).root == "NSObject"
      else { continue }
      classes[name] = type.inherited.first?.withoutArguments
      let hasList = module.lineage(of: type).classes.contains { ancestor in
        ancestor.members.contains { $0.name == "objectiveCMembers" }
      }
      if !hasList { unlisted.insert(name) }
    }
    for (name, declaration) in module.declared.protocols where declaration.isPublic {
      protocols[name] = declaration.inherited.filter { $0 != "AnyObject" && $0 != "Sendable" }
      learnOptionals(of: declaration, in: module)
    }
    let demanding = Set(
      module.declared.protocols.keys.filter {
        module.declared.protocols[$0].map { demandsMembers($0, in: module) } ?? true
      })
    for name in protocols.keys
    where module.ancestors(ofProtocol: name).isDisjoint(with: demanding) { lenient.insert(name) }
    learnLabels(in: module)
  }

  private func demandsMembers(_ declaration: Declaration, in module: Module) -> Bool {
    let defaults = Set(
      (module.declared.extensions[declaration.path] ?? []).flatMap(\.members).map(\.fullName))
    return declaration.members.contains { !$0.name.isEmpty && !defaults.contains($0.fullName) }
  }

  /// A requirement that an extension of its protocol gives a default is an optional one.
  private mutating func learnOptionals(of declaration: Declaration, in module: Module) {
    let defaults = Set(
      (module.declared.extensions[declaration.path] ?? []).flatMap(\.members).map(\.fullName))
    for member in declaration.members
    where member.keyword == "func" && defaults.contains(member.fullName) {
      let method = OptionalMethod(
        protocolName: declaration.path, hasResult: !member.returnsNothing)
      if optionals[member.fullName]?.contains(method) != true {
        optionals[member.fullName, default: []].append(method)
      }
    }
    for name in optionals.keys { optionals[name]?.sort { $0.protocolName < $1.protocolName } }
  }

  private mutating func learnLabels(in module: Module) {
    for (name, methods) in module.declared.functions where name.first?.isLetter == true {
      // What a class overrides of Foundation's is no method of UIKit's.
      let visible = methods.filter {
        $0.isPublic && !$0.isStatic && !$0.isOverride && $0.parent != nil
      }
      let forms = Set(visible.map { $0.parameters.map(\.label) })
      if forms.count == 1, let form = forms.first, !form.isEmpty { labels[name] = form }
    }
  }
}
