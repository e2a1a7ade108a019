/// `open` members of final classes become `public`: without the Objective-C runtime nothing overrides
/// them, and Swift says so.
struct FinalClassRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    for member in file.all where !member.isType {
      guard let open = member.modifier("open"), let block = member.parent,
        module.owner(of: block)?.modifier("final") != nil
      else { continue }
      changes.edits.replace(open.start, open.end, with: "public")
      changes.count("open in a final class")
    }
  }
}
