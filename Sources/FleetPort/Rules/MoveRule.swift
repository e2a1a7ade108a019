/// Members of extensions that override, or are overridden, are moved into the class.
///
/// Objective-C lets them be anywhere; Swift wants them in the class itself. The text keeps the file
/// and the line that it comes from.
struct MoveRule {
  let module: Module

  /// Moves what must be moved into the classes of a file; the changes are those of all files.
  func apply(to file: SourceFile, in all: inout [String: Changes]) {
    for block in file.all where block.keyword == "extension" { noteOverridden(in: block, &all) }
    for type in file.all where type.keyword == "class" && type.body != nil {
      for block in module.blocks(of: type).dropFirst() where module.writes(block.file) {
        for member in block.members where module.overrides.mustMove(member, of: type) {
          move(member, from: block, to: type, in: &all)
        }
      }
    }
  }

  private func move(
    _ member: Declaration, from block: Declaration, to type: Declaration,
    in all: inout [String: Changes]
  ) {
    let source = block.file
    if let reason = obstacle(to: member, in: block, of: type) {
      all[source.path]?.warn(
        .overrides, member.start,
        "'\(member.name)' overrides, or is overridden, in an extension, which takes the "
          + "Objective-C runtime: move it into the class. \(reason)")
      return
    }
    guard let text = all[source.path]?.edits.applied(from: member.start, to: member.end) else {
      return
    }
    let conditions = source.conditions(of: member, within: nil).map(ConditionRule.ported)
    let outer = type.file.conditions(of: type, within: nil).map(ConditionRule.ported)
    let own = conditions.filter { !outer.contains($0) }
    let column = String(repeating: " ", count: source.column(of: member.start))
    let lines =
      own.map { "#if \($0)" } + [source.location(of: member.start)]
      + [column + prefix(for: member, in: block) + String(decoding: text, as: UTF8.self)]
      + own.map { _ in "#endif" }
    all[type.file.path]?.add(lines.joined(separator: "\n") + "\n", to: type)
    all[source.path]?.count("override in an extension")
    let next = source.tokens[source.index(ofTokenAt: member.end)]
    all[source.path]?.edits.remove(member.start, next.isSign(";") ? next.end : member.end)
  }

  /// What the extension says for all its members.
  private func prefix(for member: Declaration, in block: Declaration) -> String {
    var words = block.attributes.filter { $0.text == "@MainActor" || $0.text == "@available" }
      .filter { !member.has($0.text) }
      .map { block.file.text($0.start, $0.end) }
    let access = ["open", "public", "package", "internal", "fileprivate", "private"]
    if block.modifier("public") != nil, !access.contains(where: { member.modifier($0) != nil }) {
      words.append("public")
    }
    return words.map { $0 + " " }.joined()
  }

  /// Whether only the file sees a declaration; an override has the access of what it overrides.
  private func isHidden(_ declaration: Declaration) -> Bool {
    guard !declaration.isOverride else { return false }
    return declaration.isHidden
      || declaration.keyword != "case" && declaration.parent?.isHidden == true
  }

  /// Why a member must stay where it is.
  private func obstacle(
    to member: Declaration, in block: Declaration, of type: Declaration
  ) -> String? {
    if block.isGeneric { return "The extension has conditions." }
    guard block.file !== type.file else { return nil }
    if block.isHidden || member.isHidden { return "It is private to its file." }
    let hidden = Set(block.file.all.filter(isHidden).map(\.name.unquoted))
    var index = block.file.index(ofTokenAt: member.start)
    while block.file.tokens[index].start < member.end, block.file.tokens[index].kind != .end {
      let token = block.file.tokens[index]
      if token.kind == .word, hidden.contains(token.text.unquoted) {
        return "It uses '\(token.text)', which is private to its file."
      }
      index += 1
    }
    return nil
  }

  /// Tells of members of extensions of UIKit's classes that subclasses override.
  private func noteOverridden(in block: Declaration, _ all: inout [String: Changes]) {
    guard module.owner(of: block) == nil, module.kit.classes[block.name.unquoted] != nil else {
      return
    }
    for member in block.members where member.isOverride {
      all[block.file.path]?.warn(
        .overrides, member.start,
        "'\(member.name)' is overridden in an extension of \(block.name), which takes the "
          + "Objective-C runtime: override it in a class of your own.")
    }
    for member in block.members where !member.isStatic {
      guard
        let overrider = module.overrides.overrider(
          of: member, inExtensionOf: block.name.unquoted)
      else { continue }
      all[block.file.path]?.warn(
        .overrides, member.start,
        "'\(member.name)' is in an extension of \(block.name), and '\(overrider.name)' overrides it, "
          + "which takes the Objective-C runtime: declare it in a class of your own.")
    }
  }
}
