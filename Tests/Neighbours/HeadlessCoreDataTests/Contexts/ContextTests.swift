import FailureReporting
import Foundation
import HeadlessCoreData
import HeadlessUIKit
import Testing

@MainActor
@Suite("NSManagedObjectContext")
struct ContextTests {
  private let container = Studios.container()
  private var context: NSManagedObjectContext { container.viewContext }

  private func settle() { UIApplication.shared.mainLoop.settle() }

  // MARK: Queues

  @Test func `performs in a later turn, and at once when asked to wait`() throws {
    var log: [String] = []
    container.performBackgroundTask { context in
      log.append("background")
      _ = Movie(context: context)
      try? context.save()
    }
    context.perform { log.append("perform") }
    context.performAndWait {
      log.append("wait")
      context.performAndWait { log.append("within") }
    }
    #expect(context.performAndWait { 3 } == 3)
    #expect(log == ["wait", "within"])

    settle()

    #expect(log == ["wait", "within", "background", "perform"])
    #expect(try context.count(for: NSFetchRequest<Movie>(entityName: "Movie")) == 1)
  }

  @Test func `performs for asynchronous code, which gets results and errors`() async throws {
    struct Failure: Error {}
    let context = context
    let title = await context.perform {
      let movie = Movie(context: context)
      movie.title = "Up"
      return movie.title
    }
    #expect(title == "Up" && context.insertedObjects.count == 1)
    await #expect(throws: Failure.self) { try await context.perform { throw Failure() } }
    let count = try await container.performBackgroundTask { context in
      _ = Movie(context: context)
      try context.save()
      return try context.count(for: NSFetchRequest<Movie>(entityName: "Movie"))
    }
    #expect(count == 1)
  }

  // MARK: Contexts within contexts

  @Test func `a child hears why its parent cannot fetch`() {
    let child = container.newBackgroundContext()
    child.parent = NSManagedObjectContext(.mainQueue)

    #expect(throws: (any Error).self) { try child.fetch(Scene.fetchRequest()) }
  }

  @Test func `hands changes to its parent, one level up only`() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let pix = Studio(context: context)
    pix.name = "Pix"
    try context.save()
    let twin = try #require(child.object(with: pix.objectID) as? Studio)
    let movie = Movie(context: child)
    (movie.title, movie.studio) = ("Up", twin)
    twin.name = "Pax"
    #expect(!context.hasChanges)

    try child.save()

    #expect(!child.hasChanges && context.hasChanges && movie.objectID.isTemporaryID)
    #expect(pix.name == "Pax" && pix.movies.map(\.title) == ["Up"])
    #expect(pix.movies.first !== movie && pix.movies.first?.objectID == movie.objectID)
    let other = container.newBackgroundContext()
    #expect((other.object(with: pix.objectID) as? Studio)?.name == "Pix")
    try context.save()
    other.refreshAllObjects()
    #expect((other.object(with: pix.objectID) as? Studio)?.name == "Pax")

    let request = NSFetchRequest<Movie>(entityName: "Movie")
    request.predicate = NSPredicate(format: "title == 'Up'")
    let fetched = try #require(try child.fetch(request).first)
    child.delete(fetched)
    #expect(try child.count(for: request) == 0 && context.count(for: request) == 1)
    try child.save()
    #expect(try context.count(for: request) == 0 && pix.movies.isEmpty)
    try context.save()
    #expect(try other.count(for: request) == 0)
  }

  @Test func `a parent's changes are seen before it saves`() throws {
    let child = NSManagedObjectContext(.mainQueue)
    child.parent = context
    let movie = Movie(context: context)
    movie.title = "Up"
    let request = NSFetchRequest<Movie>(entityName: "Movie")
    request.predicate = NSPredicate(format: "title BEGINSWITH 'U'")

    let twin = try #require(try child.fetch(request).first)

    #expect(twin.title == "Up" && twin !== movie)
    twin.title = "Down"
    #expect(try child.count(for: request) == 0 && context.count(for: request) == 1)
    child.rollback()
    #expect(twin.title == "Up")
  }

  // MARK: Taking over what others have saved

  @Test func `takes over by itself what others have saved, one turn later`() throws {
    context.automaticallyMergesChangesFromParent = true
    let (one, two) = (Movie(context: context), Movie(context: context))
    (one.title, two.title) = ("one", "two")
    try context.save()
    let notes = PostedNotes(.NSManagedObjectContextObjectsDidChange, of: context)
    let other = container.newBackgroundContext()
    (other.object(with: one.objectID) as? Movie)?.title = "uno"
    other.delete(other.object(with: two.objectID))
    let three = Movie(context: other)
    three.title = "three"
    try other.save()
    #expect(one.title == "one" && notes.all.isEmpty)

    settle()

    #expect(one.title == "uno" && two.managedObjectContext == nil && !context.hasChanges)
    #expect(notes.all.count == 1)
    let info = try #require(notes.all.first?.userInfo)
    #expect(info[NSRefreshedObjectsKey] as? Set<NSManagedObject> == [one])
    #expect(info[NSDeletedObjectsKey] as? Set<NSManagedObject> == [two])
    let inserted = info[NSInsertedObjectsKey] as? Set<NSManagedObject>
    #expect(inserted?.map(\.objectID) == [three.objectID])
  }

  @Test func `takes over what a notification tells, and keeps its own changes`() throws {
    let movie = Movie(context: context)
    movie.title = "Up"
    try context.save()
    let other = container.newBackgroundContext()
    let twin = try #require(other.object(with: movie.objectID) as? Movie)
    movie.year = 5
    let saved = PostedNotes(.NSManagedObjectContextDidSave, of: other)
    (twin.title, twin.year) = ("Down", 7)
    try other.save()

    context.mergeChanges(fromContextDidSave: try #require(saved.all.first))

    #expect(movie.title == "Down" && movie.year == 5 && movie.isUpdated)
    try context.save()
    other.refreshAllObjects()
    #expect(twin.year == 5)
  }

  // MARK: Going back

  @Test func `gives up changes`() throws {
    let (movie, pix) = (Movie(context: context), Studio(context: context))
    (movie.title, pix.name) = ("Up", "Pix")
    try context.save()
    movie.title = "Down"
    movie.studio = pix
    context.delete(pix)
    let new = Movie(context: context)

    context.rollback()

    #expect(!context.hasChanges && movie.title == "Up" && movie.studio == nil)
    #expect(!pix.isDeleted && pix.movies.isEmpty && new.managedObjectContext == nil)
    context.reset()
    #expect(context.registeredObjects.isEmpty && movie.managedObjectContext == nil)
  }

  @Test func `undoes and makes changes again`() throws {
    let movie = Movie(context: context)
    movie.title = "Up"
    try context.save()
    context.undoManager = UndoManager()
    movie.title = "Down"
    settle()
    let new = Movie(context: context)
    settle()

    context.undo()
    #expect(!new.isInserted && movie.title == "Down")
    context.undo()
    #expect(movie.title == "Up" && !context.hasChanges)
    context.redo()
    #expect(movie.title == "Down" && context.hasChanges)
  }

  // MARK: Identity

  @Test func `has one object for each identifier, as long as somebody holds it`() throws {
    var movie: Movie? = Movie(context: context)
    movie?.title = "Up"
    weak let held = movie
    let id = try #require(movie?.objectID)
    movie = nil
    #expect(held != nil && context.registeredObject(for: id) === held)

    try context.save()

    #expect(held == nil && context.registeredObjects.isEmpty)
    #expect((context.object(with: id) as? Movie)?.title == "Up")
    #expect(throws: NSError.self) {
      try context.existingObject(with: Movie(context: container.newBackgroundContext()).objectID)
    }
  }

  @Test func `inserts objects that were made without it, with what they refer to`() throws {
    let model = container.managedObjectModel
    let entity = try #require(model.entitiesByName["Movie"])
    let studios = try #require(model.entitiesByName["Studio"])
    let movie = Movie(entity: entity, insertInto: nil)
    let pix = Studio(entity: studios, insertInto: nil)
    (movie.title, pix.name) = ("Up", "Pix")
    movie.studio = pix
    #expect(movie.managedObjectContext == nil && pix.movies == [movie])

    context.insert(movie)

    #expect(pix.managedObjectContext === context && pix.movies == [movie])
    try context.save()
    #expect(movie.studio === pix)
  }
}
