import HeadlessRealmSwift

enum Breed: String, PersistableEnum { case mixed, poodle, terrier }

class Dog: Object {
  @Persisted(primaryKey: true) var _id: ObjectId
  @Persisted var name: String
  @Persisted var age = 0
  @Persisted var breed: Breed
  @Persisted var nick: String?
  @Persisted var collar: Collar?
  @Persisted(originProperty: "dogs") var owners: LinkingObjects<Person>

  convenience init(_ name: String, _ age: Int = 0) {
    self.init()
    (self.name, self.age) = (name, age)
  }
}

class Collar: EmbeddedObject {
  @Persisted var color: String = "red"
}

class Person: Object {
  @Persisted(primaryKey: true) var id = 0
  @Persisted var name: String
  @Persisted var dogs: List<Dog>
  @Persisted var best: Dog?
  @Persisted var tags: MutableSet<String>
  @Persisted var marks: Map<String, Int>
  var note = "is not kept"

  convenience init(_ id: Int, _ name: String, _ dogs: [Dog] = []) {
    self.init()
    (self.id, self.name) = (id, name)
    self.dogs.append(objectsIn: dogs)
  }
}

// A class of older versions, as `fleet-port` writes it.
class Task: Object {
  @HeadlessRealmSwift.Persisted var title = ""
  @HeadlessRealmSwift.Persisted var due: Date? = nil
  @HeadlessRealmSwift.Persisted var parent: Task?
  let rank = RealmOptional<Int>()
  let weight = RealmProperty<Double?>()
  let steps = List<Task>()
  let parents = LinkingObjects(fromType: Task.self, property: "steps")
  @HeadlessRealmSwift.Persisted var draft = "is not kept"

  override static func primaryKey() -> String? { "title" }
  override static func ignoredProperties() -> [String] { ["draft"] }
}

struct Puppy: Codable, Equatable {
  var name: String
}

class Cat: Object, Codable {
  @Persisted var name: String
  @Persisted var age: Int?
  @Persisted var toys: List<String>
}

extension RealmCollection where Element == Dog {
  var names: [String] { Array(map(\.name)) }
}
