import Fleet
import FleetTesting
import HeadlessRealmSwift
import TestSupport
import Testing

@MainActor
@Suite("Observing Realms", .freshApplication)
struct ObservingTests {
  private final class Heard {
    var lines: [String] = []
  }

  private let realm: Realm
  private let heard = Heard()

  init() throws { realm = try Realm() }

  private func observe<Elements: RealmCollection>(
    _ elements: Elements, keyPaths: [String]? = nil
  ) -> NotificationToken {
    elements.observe(keyPaths: keyPaths) { [heard] change in
      switch change {
      case .initial(let all): heard.lines.append("all \(all.count)")
      case .update(_, let deletions, let insertions, let modifications):
        heard.lines.append("-\(deletions) +\(insertions) ~\(modifications)")
      case .error: heard.lines.append("error")
      }
    }
  }

  private func hear() -> [String] {
    Fleet.settle()
    defer { heard.lines = [] }
    return heard.lines
  }

  @Test func `results tell how they have changed, on a later turn`() throws {
    try realm.write { realm.add([Dog("Rex", 3), Dog("Max", 1), Dog("Bo", 5)]) }
    let dogs = realm.objects(Dog.self).sorted(byKeyPath: "age")
    let token = observe(dogs)
    #expect(heard.lines == [])
    #expect(hear() == ["all 3"])

    try realm.write { realm.add(Dog("New", 2)) }
    #expect(heard.lines == [])
    #expect(hear() == ["-[] +[1] ~[]"])
    // Max, New, Rex, Bo: the first one becomes the last one.
    try realm.write { dogs[0].age = 9 }
    #expect(hear() == ["-[0] +[3] ~[]"])
    try realm.write { dogs[1].name = "Rex II" }
    #expect(hear() == ["-[] +[] ~[1]"])
    try realm.write {
      realm.delete(dogs[0])
      dogs[0].name = "R"
      dogs[1].nick = "B"
    }
    #expect(hear() == ["-[0] +[] ~[1, 2]"])
    // What is not in them is not told, nor what is taken back.
    try realm.write { realm.add(Cat()) }
    realm.beginWrite()
    realm.add(Dog())
    realm.cancelWrite()
    #expect(hear() == [])
    token.invalidate()
    try realm.write { realm.deleteAll() }
    #expect(hear() == [])
  }

  @Test func `lists tell of their objects, and of what these lead to`() throws {
    let (ada, rex) = (Person(1, "Ada"), Dog("Rex"))
    ada.dogs.append(rex)
    try realm.write { realm.add(ada) }
    let people = realm.objects(Person.self)
    var tokens = [observe(people), observe(ada.dogs), observe(people, keyPaths: ["name"])]
    #expect(hear() == ["all 1", "all 1", "all 1"])
    try realm.write { rex.age = 1 }
    #expect(hear() == ["-[] +[] ~[0]", "-[] +[] ~[0]"])
    try realm.write { ada.name = "A" }
    #expect(hear() == ["-[] +[] ~[0]", "-[] +[] ~[0]"])
    try realm.write(withoutNotifying: [tokens[0], tokens[1]]) { ada.dogs.append(Dog()) }
    #expect(hear() == [])
    // A token that is let go of ends it.
    tokens.removeAll()
    try realm.write { ada.name = "B" }
    #expect(hear() == [])
  }

  @Test func `objects tell what was changed`() throws {
    let rex = Dog("Rex")
    let early = failures { _ = rex.observe { (_: ObjectChange<Dog>) in } }
    #expect(
      early.reasons == [
        "Only objects which are managed by a Realm support change notifications"
      ])
    try realm.write { realm.add(rex) }
    let token = rex.observe { [heard] (change: ObjectChange<Dog>) in
      switch change {
      case .change(_, let properties):
        let words = properties.map { "\($0.name) \($0.oldValue ?? "-") \($0.newValue ?? "-")" }
        heard.lines.append(words.joined(separator: ", "))
      case .deleted: heard.lines.append("deleted")
      case .error: heard.lines.append("error")
      }
    }
    #expect(hear() == [])
    try realm.write { (rex.age, rex.nick) = (4, "R") }
    #expect(hear() == ["age 0 4, nick - R"])
    try realm.write { realm.delete(rex) }
    #expect(hear() == ["deleted"])
    token.invalidate()
  }

  @Test func `a Realm tells of each transaction`() throws {
    let token = realm.observe { [heard] notification, _ in
      heard.lines.append(notification.rawValue)
    }
    #expect(hear() == [])
    try realm.write { realm.add(Dog()) }
    #expect(hear() == ["RLMRealmDidChangeNotification"])
    token.invalidate()
  }

  @Test func `a thousand objects that are replaced by others are told at once`() throws {
    let dogs = realm.objects(Dog.self)
    try realm.write { for index in 0..<1000 { realm.add(Dog("\(index)", index)) } }
    let token = observe(dogs)
    #expect(hear() == ["all 1000"])
    try realm.write {
      realm.delete(dogs)
      for index in 0..<1000 { realm.add(Dog("new", index)) }
    }
    let all = Array(0..<1000)
    #expect(hear() == ["-\(all) +\(all) ~[]"])
    token.invalidate()
  }
}
