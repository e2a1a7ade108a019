/// What extensions in other files add to a class's list: private methods can be named there only.
///
/// The tables of extensions of UIKit's classes are gathered in a class that the model finds by its
/// name.
struct ExtensionTableRule: Rule {
  let file: SourceFile
  let module: Module

  private var list: MemberList { MemberList(module: module) }

  func apply(to changes: inout Changes) {
    for block in file.all where block.keyword == "extension" && !block.isLocal {
      let owner = module.owner(of: block)
      let listed = block.members.filter { list.lists($0, of: owner) }
      guard !listed.isEmpty, block.body != nil else { continue }
      if let owner, module.writes(owner.file) {
        if owner.file !== file { addTable(of: listed, to: block, of: owner, in: &changes) }
      } else if module.foreignExtensions.contains(block) {
        addTable(of: listed, to: block, of: nil, in: &changes)
      } else {
        note(listed, in: block, &changes)
      }
    }
    for name in gathered() { gather(name, in: &changes) }
  }

  private func addTable(
    of listed: [Declaration], to block: Declaration, of owner: Declaration?,
    in changes: inout Changes
  ) {
    let blocks =
      owner.map(module.blocks(of:)) ?? module.declared.extensions[block.name.unquoted] ?? []
    let members = blocks.flatMap(\.members)
    var lines = [
      "@MainActor static var \(Self.name(of: block)): [Selector.Method] {",
      "var list: [Selector.Method] = []",
    ]
    for member in listed {
      let conditions = file.conditions(of: member, within: block).map(module.ported)
      lines += conditions.map { "#if \($0)" }
      lines.append("list.append(\(list.entry(for: member, of: block.name, among: members)))")
      lines += conditions.map { _ in "#endif" }
    }
    lines.append("return list }")
    let isConditional = lines.contains { $0.hasPrefix("#if") }
    let text =
      isConditional
      ? lines.joined(separator: "\n")
      : lines[0] + " " + lines.dropFirst().joined(separator: "; ").replacing("\n", with: " ")
    changes.needsModel = true
    // What stands in a private extension could not be named in the class.
    guard block.isHidden || block.modifier("public") != nil else {
      return changes.add(text, to: block)
    }
    changes.append("extension \(block.name) {\n\(text)\n}", for: block)
  }

  /// The name of an extension's table: the same as long as the file's other extensions stay.
  static func name(of block: Declaration) -> String {
    let base = block.file.baseName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return "objectiveCMembers_\(String(base))_\(block.places.ordinal)"
  }

  private func note(_ listed: [Declaration], in block: Declaration, _ changes: inout Changes) {
    for member in listed {
      let place =
        "'\(member.name)' is in an extension of \(block.name), a class of another module: "
      if member.has("@IBInspectable") || member.has("@IBOutlet") {
        changes.warn(.foreignMembers, member.start, place + "storyboards cannot set it.")
      } else if member.has("@IBAction") || member.has("@IBSegueAction") {
        changes.warn(
          .foreignMembers, member.start, place + "storyboards do not find it. '#selector' does.")
      }
    }
  }

  // MARK: Extensions of UIKit's classes

  /// The first file that extends a class gathers the tables of all of them.
  private func gathered() -> [String] {
    let names = Set(file.all.filter { $0.keyword == "extension" }.map(\.name.unquoted))
    return names.sorted().filter { module.foreignExtensions.blocks[$0]?.first?.file === file }
  }

  private func gather(_ name: String, in changes: inout Changes) {
    let blocks = module.foreignExtensions.blocks[name] ?? []
    guard let first = blocks.first else { return }
    var lines = [
      "final class ObjectiveCMembersOf\(name.replacing(".", with: "_")): SelectorResponder {",
      "class var objectiveCMembers: [Selector.Method] {", "var list: [Selector.Method] = []",
    ]
    for block in blocks {
      let conditions = block.file.conditions(of: block, within: nil).map(module.ported)
      lines += conditions.map { "#if \($0)" }
      lines.append("list += \(name).\(Self.name(of: block))")
      lines += conditions.map { _ in "#endif" }
    }
    lines += ["return list", "}", "}"]
    changes.append(lines.joined(separator: "\n"), for: first)
  }
}
