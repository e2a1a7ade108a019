/// A class lists the members that selectors and storyboards name by their texts.
///
/// The list stands on the line of the class's closing brace.
struct ListRule: Rule {
  let file: SourceFile
  let module: Module

  private var list: MemberList { MemberList(module: module) }

  func apply(to changes: inout Changes) {
    for type in file.all where type.keyword == "class" && type.body != nil {
      guard !type.members.contains(where: { $0.name == "objectiveCMembers" }) else { continue }
      addList(to: type, in: &changes)
    }
  }

  private func addList(to type: Declaration, in changes: inout Changes) {
    let blocks = module.blocks(of: type).filter { module.writes($0.file) }
    let own = blocks.filter { $0.file === file }.flatMap(\.members)
      .filter { list.lists($0, of: type) }
    let tables = blocks.filter { block in
      block.file !== file && block.members.contains { list.lists($0, of: type) }
    }
    guard !own.isEmpty || !tables.isEmpty else { return }
    let inherits = inheritsList(type)
    if !inherits {
      let conformance = type.inherited.isEmpty ? ": SelectorResponder" : ", SelectorResponder"
      changes.edits.insert(conformance, at: type.places.headEnd)
    }
    changes.add(
      text(
        of: own, tables: tables, to: type,
        among: blocks.flatMap(\.members), inherits: inherits),
      to: type)
    changes.needsModel = true
  }

  private func text(
    of own: [Declaration], tables: [Declaration], to type: Declaration,
    among members: [Declaration], inherits: Bool
  ) -> String {
    let name = type.name
    // One statement for each: a long array of generic calls takes the compiler too long to check.
    var lines = [
      "\(inherits ? "override " : "")\(type.memberAccess)class var objectiveCMembers: "
        + "[Selector.Method] {"
    ]
    lines.append("var list: [Selector.Method] = \(inherits ? "super.objectiveCMembers" : "[]")")
    let outer = file.conditions(of: type, within: nil)
    for block in tables {
      let conditions = block.file.conditions(of: block, within: nil)
      lines += statement(
        "list += \(name).\(ExtensionTableRule.name(of: block))",
        under: conditions.filter { !outer.contains($0) })
    }
    for member in own {
      lines += statement(
        "list.append(\(list.entry(for: member, of: name, among: members)))",
        under: file.conditions(of: member, within: type))
    }
    lines.append("return list }")
    guard !lines.contains("#endif") else { return lines.joined(separator: "\n") }
    return lines[0] + " "
      + lines.dropFirst().joined(separator: "; ")
      .replacing("\n", with: " ")
  }

  private func statement(_ text: String, under conditions: [String]) -> [String] {
    let conditions = conditions.map(module.ported)
    return conditions.map { "#if \($0)" } + [text] + conditions.map { _ in "#endif" }
  }

  /// Whether a superclass has a list already.
  private func inheritsList(_ type: Declaration) -> Bool {
    let lineage = module.lineage(of: type)
    if let root = lineage.root, root != "NSObject" {
      // A class that no source declares is taken for one of UIKit's subclasses.
      let isUnknown = module.kit.classes[root] == nil && !FoundationClasses.names.contains(root)
      if module.kit.hasList(root) || isUnknown { return true }
    }
    return lineage.classes.dropFirst().contains { ancestor in
      module.blocks(of: ancestor).contains { block in
        block.members.contains { list.lists($0, of: ancestor) || $0.name == "objectiveCMembers" }
      }
    }
  }
}
