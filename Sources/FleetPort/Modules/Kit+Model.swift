extension Kit {
  /// Learns what there is from the sources of the model itself.
  package init(of model: [SourceFile]) {
    let module = Module(files: model, kit: Kit())
    for name in module.classes.keys {
      guard let type = module.classes[name]?.first(where: { $0.parent == nil }), type.isPublic,
        module.lineage(of: type).root == "NSObject"
      else { continue }
      classes[name] = type.inherited.first?.withoutArguments
      let hasList = module.lineage(of: type).classes.contains { ancestor in
        ancestor.members.contains { $0.name == "objectiveCMembers" }
      }
      if !hasList { unlisted.insert(name) }
    }
    for (name, declaration) in module.protocols where declaration.isPublic {
      protocols[name] = declaration.inherited.filter { $0 != "AnyObject" && $0 != "Sendable" }
      learnOptionals(of: declaration, in: module)
    }
    learnLabels(in: module)
  }

  /// A requirement that an extension of its protocol gives a default is an optional one.
  private mutating func learnOptionals(of declaration: Declaration, in module: Module) {
    let defaults = Set(
      (module.extensions[declaration.path] ?? []).flatMap(\.members).map(\.fullName))
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
    for (name, methods) in module.functions where name.first?.isLetter == true {
      let visible = methods.filter {
        $0.isPublic && !$0.isStatic && $0.parent != nil
      }
      let forms = Set(visible.map { $0.parameters.map(\.label) })
      if forms.count == 1, let form = forms.first, !form.isEmpty { labels[name] = form }
    }
  }
}
