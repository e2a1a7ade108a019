import Fleet
import FleetTesting
import HeadlessRealmSwift
import HeadlessUIKit
import TestSupport
import Testing

@MainActor
@Suite("Realms", .freshApplication)
struct RealmTests {
  private struct Full: Error {}

  @Test func `what is written is there for another Realm of the same place`() throws {
    try Realm().write { try Realm().add(Dog("Rex")) }
    let memory = Realm.Configuration(inMemoryIdentifier: "other")
    #expect(try Realm().objects(Dog.self).names == ["Rex"])
    #expect(try Realm(configuration: memory).objects(Dog.self).isEmpty)
    #expect(Realm.fileExists(for: memory))
    #expect(try Realm.deleteFiles(for: .defaultConfiguration))
    #expect(try Realm().isEmpty)
  }

  @Test func `a transaction that is cancelled, or that throws, has done nothing`() throws {
    let realm = try Realm()
    let (ada, rex) = (Person(1, "Ada"), Dog("Rex"))
    ada.dogs.append(rex)
    try realm.write { realm.add(ada) }
    let new = Dog("New")
    realm.beginWrite()
    #expect(realm.isInWriteTransaction)
    ada.name = "A"
    ada.name = "B"
    ada.dogs.append(new)
    ada.marks["a"] = 1
    realm.delete(rex)
    #expect(ada.dogs.names == ["New"])
    realm.cancelWrite()
    #expect(ada.name == "Ada" && ada.dogs.names == ["Rex"] && ada.marks.isEmpty)
    #expect(new.isInvalidated && !rex.isInvalidated && realm.objects(Dog.self).count == 1)

    #expect(throws: Full.self) {
      try realm.write {
        realm.deleteAll()
        throw Full()
      }
    }
    #expect(realm.objects(Person.self).count == 1)
    let found = try failures {
      realm.cancelWrite()
      try realm.commitWrite()
      try realm.write { realm.beginWrite() }
    }
    #expect(
      found.reasons == [
        "Can't cancel a non-existing write transaction",
        "Can't commit a non-existing write transaction",
        "The Realm is already in a write transaction",
      ])
  }

  @Test func `an object of another Realm, or a deleted one, is not added`() throws {
    let realm = try Realm()
    let other = try Realm(configuration: .init(inMemoryIdentifier: "other"))
    let rex = Dog("Rex")
    try realm.write { realm.add(rex) }
    let found = try failures {
      try other.write {
        other.add(rex)
        other.delete(rex)
      }
      try realm.write {
        realm.delete(rex)
        realm.add(rex)
      }
    }
    #expect(
      found.reasons == [
        "Object is already managed by another Realm. Use create instead to copy it into this Realm.",
        "Can only delete an object from the Realm it belongs to.",
        "Adding a deleted or invalidated object to a Realm is not permitted",
      ])
    #expect(other.objects(Dog.self).isEmpty)
  }

  @Test func `a migration sees what an earlier version has left`() throws {
    let people: [[String: Any]] = [
      ["id": 1, "first": "Ada", "last": "King", "dogs": [["name": "Bo"]]],
      ["id": 2, "first": "Eve", "last": ""],
    ]
    SimulatedRealm.leave(["Person": people, "Fish": [[:]]], schemaVersion: 1)
    #expect(throws: Realm.Error.self) { try Realm() }
    var versions: [UInt64] = []
    Realm.Configuration.defaultConfiguration = .init(
      schemaVersion: 2,
      migrationBlock: { migration, old in
        versions.append(old)
        migration.enumerateObjects(ofType: Person.className()) { old, new in
          new?["name"] = "\(old?["first"] ?? "") \(old?["last"] ?? "")"
          if let dogs = new?["dogs"] as? List<DynamicObject> {
            #expect(dogs.first?["name"] as? String == "Bo")
            dogs.append(migration.create("Dog", value: ["name": "Rex"]))
          }
          if old?["id"] as? Int == 2, let new { migration.delete(new) }
        }
        #expect(migration.deleteData(forType: "Fish"))
      })
    let realm = try Realm()
    #expect(realm.objects(Person.self).map(\.name) == ["Ada King"])
    #expect(realm.objects(Person.self).first?.dogs.names == ["Bo", "Rex"])
    #expect(realm.objects(Dog.self).names.sorted() == ["Bo", "Rex"])
    // The next version sees objects.
    Realm.Configuration.defaultConfiguration = .init(
      schemaVersion: 3,
      migrationBlock: { migration, old in
        versions.append(old)
        migration.enumerateObjects(ofType: "Dog") { old, new in
          new?["name"] = "\(old?["name"] ?? "")!"
        }
      })
    #expect(try Realm().objects(Dog.self).names.sorted() == ["Bo!", "Rex!"])
    #expect(versions == [1, 2])
    _ = try Realm()
    #expect(versions == [1, 2])
  }

  @Test func `a Realm that does not open says so once`() throws {
    SimulatedRealm.nextError = Realm.Error(.fileAccess, "No space left")
    do {
      _ = try Realm()
      Issue.record("It opened.")
    } catch Realm.Error.fileAccess {
      #expect(try Realm().isEmpty)
    }
  }

  @Test func `opening and writing later come on turns of the main loop`() async throws {
    var found: [String] = []
    Realm.asyncOpen { result in
      guard let realm = try? result.get() else { return }
      realm.writeAsync {
        realm.add(Dog("Rex"))
      } onComplete: { _ in
        found = realm.objects(Dog.self).names
      }
    }
    let task = Realm.asyncOpen { _ in found.append("!") }
    task.cancel()
    #expect(found.isEmpty)
    await Fleet.settle()
    #expect(found == ["Rex"])
    let realm = try await Realm(actor: MainActor.shared)
    try await realm.asyncWrite { realm.add(Dog("Max")) }
    #expect(realm.objects(Dog.self).count == 2)
  }

  @Test func `a table shows what a Realm has, as it changes`() throws {
    let screen = DogsViewController()
    setAsAppRootWindow(screen)
    let realm = try Realm()
    try realm.write { realm.add([Dog("Rex"), Dog("Bo")]) }
    Fleet.settle()
    #expect(Fleet.screen.staticTexts["Bo"].exists)
    try realm.write { realm.delete(realm.objects(Dog.self).where { $0.name == "Bo" }) }
    Fleet.settle()
    #expect(!Fleet.screen.staticTexts["Bo"].exists)
    #expect(Fleet.screen.staticTexts["Rex"].exists)
  }
}

/// A screen as Realm's documentation writes it.
private final class DogsViewController: UITableViewController {
  private var token: NotificationToken?
  private var dogs: Results<Dog>?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "dog")
    dogs = try? Realm().objects(Dog.self).sorted(byKeyPath: "name")
    token = dogs?.observe { [weak self] changes in
      guard let tableView = self?.tableView else { return }
      switch changes {
      case .initial: tableView.reloadData()
      case .update(_, let deletions, let insertions, let modifications):
        tableView.performBatchUpdates {
          tableView.deleteRows(
            at: deletions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
          tableView.insertRows(
            at: insertions.map { IndexPath(row: $0, section: 0) }, with: .automatic)
          tableView.reloadRows(
            at: modifications.map { IndexPath(row: $0, section: 0) }, with: .automatic)
        }
      case .error(let error): Issue.record(error)
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dogs?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "dog", for: indexPath)
    cell.textLabel?.text = dogs?[indexPath.row].name
    return cell
  }
}
