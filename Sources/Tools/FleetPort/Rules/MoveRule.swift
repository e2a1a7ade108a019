/// Members of extensions that override, or are overridden, are moved into the class.
///
/// Objective-C lets them be anywhere; Swift wants them in the class itself. The text keeps the file
/// and the line that it comes from.
struct MoveRule: ModuleRule {
  let module: Module

  func apply(in all: inout [String: Changes]) {
    for file in module.files { apply(to: file, in: &all) }
  }

  /// Moves what must be moved into the classes of a file.
  private func apply(to file: SourceFile, in all: inout [String: Changes]) {
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
    let hidden = block.file === type.file ? [] : hiddenNames(in: member, of: source)
    for declaration in hidden.flatMap({ declarations(of: $0, in: source) }) {
      open(declaration, in: &all)
    }
    guard let text = all[source.path]?.edits.applied(from: member.start, to: member.end) else {
      return
    }
    let conditions = source.conditions(of: member, within: nil).map(module.ported)
    let outer = type.file.conditions(of: type, within: nil).map(module.ported)
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

  /// Returns the extension's modifiers for a member.
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

  /// The names within a declaration that only its file sees.
  private func hiddenNames(in declaration: Declaration, of file: SourceFile) -> [String] {
    let hidden = Set(file.all.filter(isHidden).map(\.name.unquoted))
    var found: [String] = []
    var index = file.index(ofTokenAt: declaration.start)
    while file.tokens[index].start < declaration.end, file.tokens[index].kind != .end {
      let token = file.tokens[index]
      let name = token.text.unquoted
      if token.kind == .word, hidden.contains(name), !found.contains(name) { found.append(name) }
      index += 1
    }
    return found
  }

  private func declarations(of name: String, in file: SourceFile) -> [Declaration] {
    file.all.filter { $0.name.unquoted == name && isHidden($0) }
  }

  /// Whether a private declaration may become internal, because no other file uses its name.
  private func canOpen(_ name: String, in file: SourceFile) -> Bool {
    let isAlone = module.files.allSatisfy { $0 === file || $0.indices(of: name).isEmpty }
    return isAlone
      && declarations(of: name, in: file).allSatisfy { declaration in
        guard declaration.isHidden, declaration.parent?.isHidden != true,
          declaration.keyword == "func" || declaration.isVariable
        else { return false }
        // What it is declared with must be seen, too.
        let head = declaration.body?.lowerBound ?? declaration.places.accessors?.lowerBound
        let words = file.tokens[file.index(ofTokenAt: declaration.start)...].prefix {
          $0.start < head ?? declaration.end
        }
        return !words.contains { word in
          word.text.unquoted != name && !declarations(of: word.text.unquoted, in: file).isEmpty
        }
      }
  }

  /// Lets the module see what only its file does.
  private func open(_ declaration: Declaration, in all: inout [String: Changes]) {
    for word in ["private", "fileprivate"] {
      guard let mark = declaration.modifier(word) else { continue }
      all[declaration.file.path]?.edits.blank(mark.start, mark.end)
    }
  }

  /// Returns the reason why a member must stay where it is.
  func obstacle(to member: Declaration, in block: Declaration, of type: Declaration) -> String? {
    if block.isGeneric { return "The extension has conditions." }
    guard block.file !== type.file else { return nil }
    if block.isHidden || member.isHidden { return "It is private to its file." }
    return hiddenNames(in: member, of: block.file).first { !canOpen($0, in: block.file) }.map {
      "It uses '\($0)', which is private to its file."
    }
  }

  /// Tells of overrides of what UIKit's classes have themselves, in extensions of them.
  private func noteOverridden(in block: Declaration, _ all: inout [String: Changes]) {
    guard module.extendsUIKit(block) else { return }
    for member in block.members where member.isOverride && !module.chains.calls(member) {
      all[block.file.path]?.warn(
        .overrides, member.start,
        "'\(member.name)' is overridden in an extension of \(block.name), which takes the "
          + "Objective-C runtime: override it in a class of your own.")
    }
  }
}
