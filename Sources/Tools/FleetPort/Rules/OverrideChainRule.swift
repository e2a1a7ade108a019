/// A member of an extension that subclasses override asks which class its object is of.
///
/// Its own body gets another name, and so do the overrides, which then override each other alone.
/// Under the old name stands a chain of casts to the classes that override it.
struct OverrideChainRule: ModuleRule {
  /// What an object is called that is of one of the classes.
  private static let object = "uiKitSelf"

  let module: Module

  func apply(in all: inout [String: Changes]) {
    for chain in module.chains.all {
      if !chain.isBroken {
        addMember(of: chain, in: &all)
        rename(chain.member, to: chain.bodyName, in: &all)
        for override in chain.overrides { rename(override, of: chain, in: &all) }
        for file in module.files { rewriteCallsOfSuper(of: chain, in: file, &all) }
      } else if module.owner(of: chain.block) == nil, let override = chain.overrides.first {
        warn(of: override, chain.block, at: chain.member, &all)
      }
    }
    for (override, block) in module.chains.foreign {
      warn(of: override, block, at: override.member, &all)
    }
  }

  private func warn(
    of override: OverrideChains.Override, _ block: Declaration, at place: Declaration,
    _ all: inout [String: Changes]
  ) {
    all[place.file.path]?.warn(
      .overrides, place.start,
      "'\(place.name)' is in an extension of \(block.name), and '\(override.type.name)' overrides it, "
        + "which takes the Objective-C runtime: declare it in a class of your own.")
  }

  // MARK: The chain

  private func addMember(of chain: OverrideChains.Chain, in all: inout [String: Changes]) {
    let (member, file) = (chain.member, chain.block.file)
    guard let open = (member.body ?? member.places.accessors)?.lowerBound,
      let head = all[file.path]?.edits.applied(from: member.start, to: open - 1)
    else { return }
    let conditions = file.conditions(of: member, within: chain.block).map(module.ported)
    let lines =
      conditions.map { "#if \($0)" }
      + [String(decoding: head, as: UTF8.self) + "{ \(body(of: chain)) }"]
      + conditions.map { _ in "#endif" }
    all[file.path]?.add(lines.joined(separator: "\n"), to: chain.block)
    all[file.path]?.count("override of an extension's member")
  }

  private func body(of chain: OverrideChains.Chain) -> String {
    guard chain.member.isVariable else { return casts(of: chain) { call($1, on: $0, of: chain) } }
    let get = casts(of: chain) { "return \($0).\($1)" }
    guard chain.member.saysSet else { return get }
    return "get { \(get) } set { \(casts(of: chain) { "\($0).\($1) = newValue; return" }) }"
  }

  /// What is done with an object of a class that overrides the member, class by class and the most
  /// derived first, or else with any.
  private func casts(
    of chain: OverrideChains.Chain, _ use: (_ object: String, _ name: String) -> String
  ) -> String {
    let kind = chain.member.isStatic ? ".Type" : ""
    var text = ""
    for override in chain.overrides.reversed() where override.isFirst {
      let cast =
        "if let \(Self.object) = self as? \(override.type.path)\(kind) "
        + "{ \(use(Self.object, chain.name(of: override))) }"
      let member = override.member
      let conditions = member.file.conditions(of: member, within: nil).map(module.ported)
      text +=
        conditions.isEmpty
        ? cast + "; "
        : "\n" + conditions.map { "#if \($0)\n" }.joined() + cast
          + String(repeating: "\n#endif", count: conditions.count) + "\n"
    }
    return text + use("self", chain.bodyName)
  }

  private func call(_ name: String, on object: String, of chain: OverrideChains.Chain) -> String {
    let method = chain.member
    let arguments = method.parameters.map { parameter in
      var value = parameter.name
      if parameter.type.hasPrefix("inout ") { value = "&" + value }
      if parameter.type.contains("@autoclosure") { value += "()" }
      return parameter.label.isEmpty ? value : "\(parameter.label): \(value)"
    }
    return "return \(method.isThrowing ? "try " : "")\(method.isAsync ? "await " : "")"
      + "\(object).\(name)(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Names

  private func rename(_ member: Declaration, to name: String, in all: inout [String: Changes]) {
    let token = member.file.tokens[member.file.index(ofTokenAt: member.places.keywordStart) + 1]
    all[member.file.path]?.edits.replace(token.start, token.end, with: name)
  }

  private func rename(
    _ override: OverrideChains.Override, of chain: OverrideChains.Chain,
    in all: inout [String: Changes]
  ) {
    let member = override.member
    rename(member, to: chain.name(of: override), in: &all)
    if override.isFirst, let mark = member.modifier("override") {
      all[member.file.path]?.edits.blank(mark.start, mark.end)
    }
    // It is as little of the main actor as what it overrides.
    if isOfNoActor(chain), !member.has("@MainActor"), member.modifier("nonisolated") == nil {
      all[member.file.path]?.edits.insert("nonisolated ", at: member.places.keywordStart)
    }
  }

  private func isOfNoActor(_ chain: OverrideChains.Chain) -> Bool {
    FoundationClasses.names.contains(chain.block.name.unquoted)
      && module.owner(of: chain.block) == nil && !module.traits.isMainActorByDefault
      && !chain.member.has("@MainActor") && !chain.block.has("@MainActor")
  }

  /// What a class calls of its superclass is the nearest override above it, or the extension's body.
  private func rewriteCallsOfSuper(
    of chain: OverrideChains.Chain, in file: SourceFile, _ all: inout [String: Changes]
  ) {
    for index in file.indices(of: chain.member.name.unquoted) where index > 1 {
      let token = file.tokens[index]
      guard file.tokens[index - 1].isSign("."), file.tokens[index - 2].isWord("super"),
        calls(chain.member, at: index, in: file),
        let type = file.type(around: token.start).flatMap({ block in
          module.owner(of: block) ?? (module.extendsUIKit(block) ? block : nil)
        }),
        module.chains.isBelow(type, chain, in: module)
      else { continue }
      all[file.path]?.edits.replace(
        token.start, token.end, with: chain.name(above: type, in: module))
    }
  }

  /// Whether a call has no other labels than a method.
  private func calls(_ member: Declaration, at index: Int, in file: SourceFile) -> Bool {
    guard member.keyword == "func", file.tokens[index + 1].isSign("(") else { return true }
    var labels = member.parameters.map(\.label)[...]
    var next = index + 2
    let close = file.closing(index + 1)
    while next + 1 < close {
      if file.tokens[next].opensBracket { next = max(next, file.closing(next)) }
      let before = file.tokens[next - 1]
      if file.tokens[next + 1].isSign(":"), before.isSign("(") || before.isSign(",") {
        guard let place = labels.firstIndex(of: file.tokens[next].text.unquoted) else {
          return false
        }
        labels = labels[(place + 1)...]
      }
      next += 1
    }
    return true
  }
}
