/// Extensions of classes that are not rewritten, UIKit's above all, with members that storyboards
/// may name.
struct ForeignExtensions {
  /// The extensions by the name of the class, in the order of the files.
  let blocks: [String: [Declaration]]

  init(in module: Module) {
    let list = MemberList(module: module)
    var blocks: [String: [Declaration]] = [:]
    for block in module.files.flatMap(\.all) where block.keyword == "extension" {
      let owner = module.owner(of: block)
      guard owner.map({ module.writes($0.file) }) != true, Self.isKnown(block, owner, in: module),
        block.members.contains(where: { list.lists($0, of: owner) })
      else { continue }
      blocks[block.name.unquoted, default: []].append(block)
    }
    self.blocks = blocks
  }

  private static func isKnown(
    _ block: Declaration, _ owner: Declaration?, in module: Module
  ) -> Bool {
    !block.isGeneric && !block.isLocal && block.body != nil
      && (owner != nil || module.kit.classes[block.name.unquoted] != nil)
  }

  func contains(_ block: Declaration) -> Bool {
    blocks[block.name.unquoted]?.contains { $0 === block } == true
  }
}
