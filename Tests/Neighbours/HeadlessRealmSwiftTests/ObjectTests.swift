import FleetTesting
import HeadlessRealmSwift
import TestSupport
import Testing

@MainActor
@Suite("Objects of Realm's", .freshApplication)
struct ObjectTests {
  private let realm: Realm

  init() throws { realm = try Realm() }

  @Test func `properties begin with their least values, and need no Realm`() {
    let dog = Dog()
    #expect(dog.name == "" && dog.age == 0 && dog.breed == .mixed && dog.nick == nil)
    #expect(dog._id != Dog()._id)
    #expect(dog.realm == nil && !dog.isInvalidated && dog.owners.isEmpty)
    dog.name = "Rex"
    #expect(dog["name"] as? String == "Rex")
    dog["nick"] = "R"
    #expect(dog.nick == "R")
    let names = ["_id", "name", "age", "breed", "nick", "collar"]
    #expect(dog.objectSchema.properties.map(\.name) == names)
    #expect(dog.objectSchema.primaryKeyProperty?.name == "_id")
    #expect(Dog.className() == "Dog")
  }

  @Test func `a dictionary, an array and another object give values`() {
    let person = Person(
      value: ["id": 1.0, "name": "Ada", "dogs": [["name": "Rex", "breed": "poodle"]], "x": 1])
    #expect(person.id == 1 && person.dogs.names == ["Rex"])
    #expect(person.dogs[0].breed == .poodle)
    let other = Person(value: person)
    #expect(other.name == "Ada" && other.dogs.first === person.dogs.first)
    #expect(Cat(value: ["Tom", 3, ["ball"]]).toys.first == "ball")
    let found = failures { _ = Dog(value: ["age": "old"]) }
    #expect(found.reasons == ["Invalid value 'old' for property 'Dog.age'"])
    let wrong = failures { _ = Person(value: ["best": Cat()]) }
    #expect(wrong.count == 1)
  }

  @Test func `what is added brings what it leads to`() throws {
    let (rex, ada) = (Dog("Rex"), Person(1, "Ada"))
    ada.dogs.append(rex)
    ada.best = rex
    try realm.write { realm.add(ada) }

    #expect(realm.objects(Dog.self).names == ["Rex"])
    #expect(rex.realm == realm && Array(rex.owners) == [ada])
    #expect(realm.object(ofType: Person.self, forPrimaryKey: 1) === ada)
    try realm.write { realm.delete(rex) }
    #expect(rex.isInvalidated && ada.best == nil && ada.dogs.isEmpty)
  }

  @Test func `an object outside of a transaction stays as it is`() throws {
    let rex = Dog("Rex")
    try realm.write { realm.add(rex) }
    let found = failures {
      rex.name = "Max"
      realm.add(Dog("Max"))
      realm.delete(rex)
    }
    #expect(rex.name == "Rex" && realm.objects(Dog.self).count == 1)
    let end = " - call beginWriteTransaction on an RLMRealm instance first."
    let changes =
      "Can only add, remove, or create objects in a Realm in a write transaction" + end
    #expect(
      found.reasons == [
        "Attempting to modify object outside of a write transaction" + end, changes, changes,
      ])
    #expect(found.first?.name.rawValue == "RLMException")
  }

  @Test func `one with the same primary key is updated, and both are one object`() throws {
    let (old, new) = (Person(1, "Ada", [Dog("Rex")]), Person(1, "Ada King"))
    try realm.write { realm.add(old) }
    let found = try failures { try realm.write { realm.add(Person(1, "Eve")) } }
    #expect(
      found.reasons == [
        "Attempting to create an object of type 'Person' with an existing primary key value '1'."
      ])
    try realm.write { realm.add(new, update: .modified) }
    #expect(old.name == "Ada King" && old.dogs.isEmpty && new == old)
    try realm.write { new.name = "A. King" }
    #expect(old.name == "A. King" && realm.objects(Person.self).count == 1)
    // What the dictionary does not say stays.
    try realm.write {
      realm.create(Person.self, value: ["id": 1, "tags": ["a"]], update: .modified)
    }
    #expect(old.name == "A. King" && Array(old.tags) == ["a"])
    // Two that lead to each other are updated together.
    let (one, two) = (Task(value: ["title": "1"]), Task(value: ["title": "2"]))
    (one.parent, two.parent) = (two, one)
    try realm.write { realm.add(one, update: .all) }
    let again = Task(value: ["title": "1", "parent": ["title": "2", "rank": 5]])
    again.parent?.parent = again
    try realm.write { realm.add(again, update: .all) }
    #expect(two.rank.value == 5 && two.parent === one && one.parent === two)
    let key = try failures { try realm.write { old.id = 2 } }
    #expect(key.reasons == ["Primary key can't be changed after an object is inserted."])
    let none = try failures { try realm.write { realm.add(Cat(), update: .all) } }
    #expect(none.reasons == ["'Cat' does not have a primary key and can not be updated"])
  }

  @Test func `embedded objects go with what they belong to`() throws {
    let rex = Dog("Rex")
    rex.collar = Collar()
    try realm.write { realm.add(rex) }
    let first = try #require(rex.collar)
    try realm.write { rex.collar = Collar(value: ["color": "blue"]) }
    #expect(first.isInvalidated)
    let second = try #require(rex.collar)
    try realm.write { realm.delete(rex) }
    #expect(second.isInvalidated)
  }

  @Test func `classes of older versions have all their kinds of properties`() throws {
    let (all, part) = (Task(), Task())
    (all.title, part.title) = ("All", "Part")
    all.rank.value = 3
    all.steps.append(part)
    part.parent = all
    try realm.write { realm.add(all, update: true) }
    #expect(realm.object(ofType: Task.self, forPrimaryKey: "Part")?.parents.first === all)
    #expect(realm.objects(Task.self).filter("rank > 2").first?.title == "All")
    #expect(realm.objects(Task.self).filter("parent.title == %@ AND due == nil", "All").count == 1)
    #expect(all.weight.value == nil)
    // An ignored property belongs to no transaction.
    all.draft = "!"
    #expect(all.objectSchema.properties.count == 6)
  }

  @Test func `objects are written and read as JSON`() throws {
    let cat = try JSONDecoder().decode(Cat.self, from: Data(#"{"name":"Tom","toys":["a"]}"#.utf8))
    #expect(cat.name == "Tom" && cat.age == nil && cat.toys.count == 1)
    let puppies = try JSONDecoder().decode([Puppy].self, from: JSONEncoder().encode([cat]))
    #expect(puppies == [Puppy(name: "Tom")])
  }

  @Test func `a frozen object stays, and a reference leads to the object`() throws {
    let rex = Dog("Rex")
    try realm.write { realm.add(rex) }
    let frozen = rex.freeze()
    let reference = ThreadSafeReference(to: rex)
    try realm.write { rex.name = "Max" }
    #expect(frozen.name == "Rex" && frozen.isFrozen && frozen.thaw() === rex)
    #expect(realm.resolve(reference)?.name == "Max")
    #expect(failures { frozen.name = "!" }.count == 1)
    try realm.write { realm.delete(rex) }
    #expect(realm.resolve(reference) == nil)
  }
}
