import FailureReporting
import Foundation
import HeadlessCoreData
import HeadlessUIKit
import Testing

@MainActor
@Suite("NSManagedObjectContext.save()")
struct ContextSaveTests {
  private let container = Studios.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func studio(_ name: String?, in context: NSManagedObjectContext) -> Studio {
    let studio = Studio(context: context)
    studio.setValue(name, forKey: "name")
    return studio
  }

  private func error(_ body: () throws -> Void) -> NSError? {
    do {
      try body()
      return nil
    } catch { return error as NSError }
  }

  private func made<Entity: NSManagedObject>(_ type: Entity.Type) -> Entity {
    uiKitObject(type, context: context)
  }

  @Test func `an object of a class that a type parameter names is made and inserted`() throws {
    let movie: Movie = made(Movie.self)
    movie.title = "Heat"

    #expect(context.insertedObjects == [movie])
    #expect(movie.entity.name == "Movie")
  }

  @Test func `gives objects identifiers for ever, and keeps them for the old ones`() throws {
    let movie = Movie(context: context)
    let temporary = movie.objectID
    #expect(temporary.isTemporaryID)
    #expect(temporary.uriRepresentation().absoluteString.hasPrefix("x-coredata:///Movie/t"))

    try context.save()

    let store = try #require(container.persistentStoreCoordinator.persistentStores.first)
    #expect(
      movie.objectID.uriRepresentation().absoluteString
        == "x-coredata://\(store.identifier ?? "")/Movie/p1")
    #expect(context.object(with: temporary) === movie)
    #expect(
      container.persistentStoreCoordinator.managedObjectID(
        forURIRepresentation: movie.objectID.uriRepresentation()) == movie.objectID)
    let (one, two) = (Movie(context: context), Series(context: context))
    try context.obtainPermanentIDs(for: [one, two])
    #expect(
      !one.objectID.isTemporaryID && one.isInserted
        && two.objectID.uriRepresentation().path == "/Series/p3")
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Movie>(entityName: "Movie")) == 3)
  }

  @Test func `calls objects and posts notifications in order`() throws {
    var log: [String] = []
    let center = NotificationCenter.default
    let names: [(Notification.Name, String)] = [
      (.NSManagedObjectContextWillSave, "willSave"), (.NSManagedObjectContextDidSave, "didSave"),
      (.NSManagedObjectContextObjectsDidChange, "didChange"),
    ]
    let tokens = names.map { name, text in
      center.addObserver(forName: name, object: context, queue: nil) { note in
        let info = note.userInfo ?? [:]
        let keys = info.keys.compactMap { $0 as? String }.sorted().map { key in
          "\(key) \((info[key] as? Set<NSManagedObject>)?.count ?? 0)"
        }
        let line = ([text] + keys).joined(separator: " ")
        MainActor.assumeIsolated { log.append(line) }
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    let movie = Movie(context: context)
    let other = Movie(context: context)
    movie.title = "Up"
    try context.save()
    #expect(movie.calls == ["awakeFromInsert", "willSave", "didSave"])
    #expect(log == ["didChange inserted 2", "willSave", "didSave inserted 2"])
    log = []

    movie.title = "Down"
    context.delete(other)
    context.processPendingChanges()
    try context.save()
    try context.save()

    #expect(
      log == ["didChange deleted 1 updated 1", "willSave", "didSave deleted 1 updated 1"])
    #expect(other.managedObjectContext == nil && other.calls.contains("prepareForDeletion"))
  }

  @Test func `tells of changes one turn later`() throws {
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }

    _ = Movie(context: context)
    _ = Movie(context: context)

    #expect(count == 0)
    UIApplication.shared.mainLoop.settle()
    #expect(count == 1)
  }

  // MARK: Validation

  @Test func `throws what is missing, with the words of Core Data`() throws {
    let one = studio(nil, in: context)
    let missing = try #require(error { try context.save() })

    #expect(missing.domain == NSCocoaErrorDomain && missing.code == 1570)
    #expect(missing.localizedDescription == "name is a required value.")
    #expect(missing.userInfo[NSValidationKeyErrorKey] as? String == "name")
    #expect(missing.userInfo[NSValidationObjectErrorKey] as? Studio === one)
    _ = studio(nil, in: context)
    let several = try #require(error { try context.save() })
    #expect(several.code == 1560)
    #expect(several.localizedDescription == "Multiple validation errors occurred.")
    #expect((several.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code) == [1570, 1570])
    #expect(context.hasChanges && one.objectID.isTemporaryID)
  }

  @Test func `throws what is over the limits of a model's file`() throws {
    let model = try #require(NSManagedObjectModel(contentsOf: NSManagedObjectModelTests.folder))
    let container = NSPersistentContainer(name: "Birds", managedObjectModel: model)
    container.persistentStoreDescriptions = [NSPersistentStoreDescription()]
    container.loadPersistentStores { _, _ in }
    let context = container.viewContext
    let rows: [([String: Any], [Int], String)] = [
      (["name": ""], [1670, 1680], "name is too short."),
      (["name": "abcdefghijklmnopqrstuvw"], [1660], "name is too long."),
      (["name": "R2"], [1680], "name is not valid."),
      (["name": "Rob", "grams": 0], [1620], "grams is too small."),
      (["name": "Rob"], [], ""),
    ]
    for (values, codes, words) in rows {
      let bird = NSEntityDescription.insertNewObject(forEntityName: "Bird", into: context)
      bird.setValuesForKeys(values)
      let thrown = error { try context.save() }
      let all = thrown?.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [thrown].compactMap { $0 }
      #expect(all.map(\.code) == codes)
      if let first = all.first { #expect(first.localizedDescription == words) }
      context.delete(bird)
      try context.save()
    }
  }

  @Test func `without a store is an error`() throws {
    let container = NSPersistentContainer(name: "S", managedObjectModel: Studios.model())
    _ = Movie(context: container.viewContext)

    let thrown = try #require(error { try container.viewContext.save() })

    #expect(thrown.code == 134_060)
  }

  // MARK: Delete rules

  @Test func `follows delete rules`() throws {
    let (pix, movie) = (studio("Pix", in: context), Movie(context: context))
    let (actor, scene) = (Actor(context: context), Scene(context: context))
    actor.name = "Ed"
    movie.studio = pix
    movie.cast = [actor]
    movie.scenes = NSOrderedSet(array: [scene])
    try context.save()

    context.delete(pix)
    let denied = try #require(error { try context.save() })
    #expect(denied.code == 1600)
    #expect(denied.localizedDescription == "Items cannot be deleted from movies.")
    context.rollback()
    #expect(!pix.isDeleted && pix.movies == [movie])

    context.delete(movie)
    #expect(movie.isDeleted && !scene.isDeleted)
    try context.save()
    #expect(scene.managedObjectContext == nil && actor.movies?.count == 0)
    #expect(pix.movies == [] && !actor.hasChanges)
    context.delete(pix)
    try context.save()
    #expect(try context.count(for: NSFetchRequest<Studio>(entityName: "Studio")) == 0)
  }

  @Test func `forgets what was inserted and deleted before it was saved`() throws {
    let movie = Movie(context: context)
    context.delete(movie)

    #expect(!context.hasChanges)
    try context.save()
    #expect(movie.managedObjectContext == nil && context.registeredObjects.isEmpty)
  }

  // MARK: Conflicts

  @Test func `of what was changed elsewhere is an error, or what the policy makes of it`() throws {
    let rows: [(AnyObject, String?, Int64, Int?)] = [
      (NSErrorMergePolicy, "there", 3, 133_020),
      (NSMergeByPropertyObjectTrumpMergePolicy, "here", 3, nil),
      (NSMergeByPropertyStoreTrumpMergePolicy, "there", 3, nil),
      (NSOverwriteMergePolicy, "here", 1, nil), (NSRollbackMergePolicy, "there", 3, nil),
    ]
    for (policy, title, year, code) in rows {
      let context = container.newBackgroundContext()
      let movie = Movie(context: context)
      (movie.title, movie.year) = ("first", 1)
      try context.save()
      let other = container.newBackgroundContext()
      let twin = try #require(other.object(with: movie.objectID) as? Movie)
      (twin.title, twin.year) = ("there", 3)
      try other.save()
      movie.title = "here"
      context.mergePolicy = policy

      let thrown = error { try context.save() }

      #expect(thrown?.code == code)
      if let thrown {
        #expect(thrown.localizedDescription == "Could not merge changes.")
        let conflict = (thrown.userInfo["conflictList"] as? [NSMergeConflict])?.first
        #expect(conflict?.sourceObject === movie)
        #expect(conflict?.oldVersionNumber == 1 && conflict?.newVersionNumber == 2)
        #expect(conflict?.objectSnapshot?["title"] as? String == "first")
      }
      other.refreshAllObjects()
      #expect(twin.title == title && twin.year == year)
      if code == nil { #expect(movie.title == title && movie.year == year && !movie.hasChanges) }
    }
  }

  @Test func `of values that must be unique is an error, or what the policy makes of it`() throws {
    _ = studio("Pix", in: context)
    try context.save()
    let other = container.newBackgroundContext()
    let second = studio("Pix", in: other)
    let movie = Movie(context: other)
    movie.studio = second

    let thrown = try #require(error { try other.save() })

    #expect(thrown.code == 133_021)
    let conflict = (thrown.userInfo["conflictList"] as? [NSConstraintConflict])?.first
    #expect(conflict?.constraint == ["name"] && conflict?.conflictingObjects == [second])
    #expect(conflict?.constraintValues["name"] as? String == "Pix")
    other.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try other.save()
    let studios = try context.fetch(NSFetchRequest<Studio>(entityName: "Studio"))
    context.refreshAllObjects()
    #expect(studios.count == 1 && studios.first?.movies.count == 1)
    #expect(second.objectID == studios.first?.objectID && movie.studio === second)
  }
}
