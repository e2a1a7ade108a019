/// Casts such as `as! NSFetchRequest<Bird>` and `as? NSFetchedResultsController<Bird>` become operators.
///
/// The runtime of Objective-C knows no kind of results, and so each such cast succeeds there. Swift's own
/// compares kinds; the model's operators do not.
struct ResultsCastRule: Rule {
  let file: SourceFile
  let module: Module

  func apply(to changes: inout Changes) {
    guard module.traits.hasCoreData else { return }
    for name in file.indices(of: ["NSFetchRequest", "NSFetchedResultsController"]) where name > 1 {
      let (cast, mark) = (file.tokens[name - 2], file.tokens[name - 1])
      let end = file.endOfGenerics(name)
      guard cast.isWord("as"), mark.isSign("!") || mark.isSign("?"), end > name else { continue }
      changes.edits.replace(cast.start, mark.end, with: "~~\(mark.text)")
      changes.edits.insert(".self", at: file.tokens[end].end)
      changes.count("cast to \(file.tokens[name].text)")
    }
  }
}
