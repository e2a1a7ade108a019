import FleetTesting
import HeadlessRealmSwift
import TestSupport
import Testing

@MainActor
@Suite("Collections of Realm's", .freshApplication)
struct CollectionTests {
  private let realm: Realm
  private let dogs: Results<Dog>

  init() throws {
    realm = try Realm()
    dogs = realm.objects(Dog.self)
    try realm.write {
      for (name, age) in [("Rex", 3), ("ash", 9), ("Max", 1), ("Bo", 3)] {
        realm.add(Dog(name, age))
      }
      dogs[1].breed = .poodle
      dogs[2].nick = "Maxi"
      realm.add(Person(1, "Ada", [dogs[0], dogs[1]]))
      realm.add(Person(2, "Eve", [dogs[2]]))
    }
  }

  @Test(arguments: [
    ("age > 2", "Rex ash Bo"), ("age >= 3 AND name BEGINSWITH 'B'", "Bo"),
    ("name CONTAINS[c] 'A'", "ash Max"), ("breed == 'poodle'", "ash"),
    ("nick == nil", "Rex ash Bo"),
    ("nick LIKE 'M*'", "Max"), ("age IN {1, 9}", "ash Max"), ("age BETWEEN {2, 5}", "Rex Bo"),
    ("NOT (age == 3)", "ash Max"), ("ANY owners.name == 'Ada'", "Rex ash"),
    ("owners.@count == 0", "Bo"),
  ])
  func `predicates find objects`(format: String, names: String) {
    #expect(dogs.filter(format).names.joined(separator: " ") == names)
  }

  @Test func `an unknown name is Realm's exception`() {
    let found = failures { #expect(dogs.filter("agee > 2").isEmpty) }
    #expect(found.first?.reason == "Property 'agee' not found in object of type 'Dog'")
    #expect(found.first?.name.rawValue == "Invalid property name")
  }

  @Test func `closures find objects`() {
    func names(_ condition: (Query<Dog>) -> Query<Bool>) -> String {
      dogs.where(condition).names.joined(separator: " ")
    }
    #expect(names { $0.age > 2 && $0.breed == .mixed } == "Rex Bo")
    #expect(names { !($0.name.contains("a", options: .caseInsensitive)) } == "Rex Bo")
    #expect(names { $0.nick == nil || $0.nick.starts(with: "X") } == "Rex ash Bo")
    #expect(names { $0.age.contains(2...5) } == "Rex Bo")
    #expect(names { $0.name.in(["Bo", "ash"]) } == "ash Bo")
    #expect(names { $0.owners.name == "Ada" } == "Rex ash")
    #expect(names { $0.owners.count == 0 } == "Bo")
    #expect(names { $0.name.like("?a*") } == "Max")

    let people = realm.objects(Person.self)
    #expect(people.where { $0.dogs.age > 5 }.map(\.name) == ["Ada"])
    #expect(people.where { ($0.dogs.age > 2 && $0.dogs.breed == .mixed).count == 1 }.count == 1)
    #expect(people.where { $0.dogs.age.avg > 5 }.first?.name == "Ada")
    #expect(people.where { $0.best.age == 3 }.isEmpty)
  }

  @Test func `results are sorted, distinct, added up, and as of now`() throws {
    let sorted = dogs.sorted(byKeyPath: "age", ascending: false)
    #expect(sorted.names == ["ash", "Rex", "Bo", "Max"])
    let both = [SortDescriptor(keyPath: "age"), SortDescriptor(keyPath: "name")]
    #expect(dogs.sorted(by: both).names == ["Max", "Bo", "Rex", "ash"])
    #expect(dogs.sorted(by: \.name).names.first == "Bo")
    #expect(dogs.distinct(by: ["age"]).names == ["Rex", "ash", "Max"])
    #expect(dogs.max(ofProperty: "age") == 9 && dogs.min(of: \.age) == 1)
    #expect(dogs.sum(of: \.age) == 16 && dogs.average(ofProperty: "age") == 4.0)
    #expect(dogs.filter("age > 20").max(ofProperty: "age") as Int? == nil)
    #expect(dogs.value(forKey: "age") as? [Int64] == [3, 9, 1, 3])
    #expect(dogs.index(of: dogs[2]) == 2 && dogs.index(matching: "age == 1") == 2)

    let old = sorted.freeze()
    try realm.write { dogs[2].age = 20 }
    #expect(sorted.names == ["Max", "ash", "Rex", "Bo"])
    #expect(old.names == ["ash", "Rex", "Bo", "Max"])
    #expect(dogs.sorted(by: \.name).where { $0.age > 5 }.names == ["Max", "ash"])
  }

  @Test func `lists have an order, which is changed in transactions`() throws {
    let list = realm.objects(Person.self)[0].dogs
    try realm.write {
      list.append(Dog("New"))
      list.insert(dogs[3], at: 0)
      list.move(from: 3, to: 1)
      list.swapAt(0, 1)
    }
    #expect(list.names == ["New", "Bo", "Rex", "ash"])
    #expect(dogs.count == 5)
    try realm.write {
      list.remove(at: 0)
      list.removeLast()
      list.replace(index: 0, object: dogs[2])
    }
    #expect(list.names == ["Max", "Rex"] && dogs.count == 5)
    #expect(list.filter("age > 2").names == ["Rex"])
    let found = try failures { try realm.write { list.remove(at: 2) } }
    #expect(found.reasons == ["Index 2 is out of bounds (must be less than 2)."])
    try realm.write { realm.delete(list) }
    #expect(list.isEmpty && dogs.names == ["ash", "Bo", "New"])

    let free = List<Int>()
    free.append(objectsIn: [3, 1, 2])
    #expect(free.sorted(ascending: true).map { $0 } == [1, 2, 3])
    #expect(free.max() == 3 && free.sum() == 6)
    free.removeSubrange(1...)
    #expect(free.map { $0 } == [3])
  }

  @Test func `sets and maps keep what is different`() throws {
    let ada = realm.objects(Person.self)[0]
    try realm.write {
      ada.tags.insert(objectsIn: ["a", "b", "a"])
      ada.marks["math"] = 1
      ada.marks["art"] = 2
      ada.marks["math"] = 3
    }
    #expect(Array(ada.tags) == ["a", "b"] && ada.tags.contains("b"))
    #expect(ada.marks.count == 2 && ada.marks["math"] == 3)
    let found = failures { ada.tags.remove("a") }
    #expect(found.count == 1 && ada.tags.count == 2)
  }
}
