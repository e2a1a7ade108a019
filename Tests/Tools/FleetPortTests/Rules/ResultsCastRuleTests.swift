import FleetPort
import Testing

@MainActor
@Suite("Casts to a kind of results of Core Data")
struct ResultsCastRuleTests {
  @Test func `become operators that no kind stops`() {
    let rows: [(String, String)] = [
      (
        "let a = Bird.fetchRequest() as! NSFetchRequest<Bird>",
        "let a = Bird.fetchRequest() ~~! NSFetchRequest<Bird>.self"
      ),
      (
        "guard let a = T.fetchRequest() as? NSFetchRequest<T> else { return }",
        "guard let a = T.fetchRequest() ~~? NSFetchRequest<T>.self else { return }"
      ),
      (
        "return frc as! NSFetchedResultsController<any NSFetchRequestResult>",
        "return frc ~~! NSFetchedResultsController<any NSFetchRequestResult>.self"
      ),
      (
        "(a as? NSFetchRequest<Set<Bird>>)?.fetchLimit = 1",
        "(a ~~? NSFetchRequest<Set<Bird>>.self)?.fetchLimit = 1"
      ),
      // Nothing else is a cast that may fail.
      ("let a = b as NSFetchRequest<Bird>", "let a = b as NSFetchRequest<Bird>"),
      ("let a: NSFetchRequest<Bird> = b", "let a: NSFetchRequest<Bird> = b"),
      ("a as! NSFetchRequest", "a as! NSFetchRequest"),
    ]
    let traits = Module.Traits(dependencies: ["HeadlessCoreData"])
    for (source, expected) in rows { #expect(Ported(source, traits: traits).body() == expected) }
    #expect(Ported(rows[0].0).body() == rows[0].0)
  }
}
