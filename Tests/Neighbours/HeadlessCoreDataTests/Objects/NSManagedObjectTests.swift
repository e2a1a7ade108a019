import FailureReporting
import Foundation
import HeadlessCoreData
import Testing

@MainActor
@Suite("NSManagedObject")
struct NSManagedObjectTests {
  private let container = Studios.container()
  private var context: NSManagedObjectContext { container.viewContext }

  // MARK: Values

  @Test func `begins with the values of its entity`() {
    let series = Series(context: context)

    #expect(series.title == nil && series.year == 0 && !series.isSeen && series.parts == 1)
    #expect(series.cast == [] && series.scenes.count == 0 && series.studio == nil)
    #expect(series.entity.name == "Series" && series.calls == ["awakeFromInsert"])
  }

  @Test func `has values by the names of properties`() {
    let movie = Movie(context: context)
    movie.setValue("Up", forKey: "title")
    movie.setValue(2009, forKey: "year")
    movie.setValue(true, forKey: "isSeen")
    let studio = Studio(context: context)
    studio.name = "Pix"
    movie.setValue(studio, forKey: "studio")

    #expect(movie.title == "Up" && movie.year == 2009 && movie.isSeen)
    #expect(movie.value(forKey: "year") as? Int == 2009)
    #expect(movie.value(forKey: "year") as? NSNumber == 2009)
    #expect(movie.value(forKey: "isSeen") as? Bool == true)
    #expect(movie.value(forKeyPath: "studio.name") as? String == "Pix")
    #expect(studio.value(forKeyPath: "movies.@count") as? Int == 1)
    #expect((studio.value(forKeyPath: "movies.title") as? NSSet)?.anyObject() as? String == "Up")
    movie.setValue("Pax", forKeyPath: "studio.name")
    #expect(studio.name == "Pax")
    movie.setValue(nil, forKey: "title")
    #expect(movie.title == nil)
  }

  @Test func `reports keys and values that its entity does not have`() {
    let movie = Movie(context: context)
    let log = FailureLog()

    withFailureReporter(log) {
      _ = movie.value(forKey: "titel")
      movie.setValue("x", forKey: "titel")
      movie.setValue("soon", forKey: "year")
      movie.setValue(Actor(context: context), forKey: "studio")
    }

    let noKey = "the entity Movie is not key value coding-compliant for the key \"titel\"."
    let reasons = log.failures.map(\.reason)
    let noType =
      "Unacceptable type of value for attribute: property = \"year\"; desired type = NSNumber; given "
      + "type = String; value = soon."
    #expect(reasons[0] == "[<Movie> valueForUndefinedKey:]: \(noKey)")
    #expect(reasons[1] == "[<Movie> setValue:forUndefinedKey:]: \(noKey)")
    #expect(reasons[2] == noType)
    #expect(log.failures.count == 4)
    #expect(
      log.failures.map(\.name.rawValue).prefix(3) == [
        "NSUnknownKeyException", "NSUnknownKeyException", "NSInvalidArgumentException",
      ])
    #expect(movie.year == 0 && movie.studio == nil)
  }

  @Test func `tells what has changed`() throws {
    let movie = Movie(context: context)
    movie.title = "Up"
    #expect(movie.isInserted && !movie.isUpdated && movie.hasChanges)
    #expect(movie.changedValues().keys.sorted() == ["title"])
    try context.save()
    #expect(!movie.hasChanges && movie.changedValues().isEmpty)

    movie.title = "Down"

    #expect(movie.isUpdated && !movie.isInserted)
    #expect(movie.changedValues()["title"] as? String == "Down")
    #expect(movie.committedValues(forKeys: ["title"])["title"] as? String == "Up")
    movie.title = "Up"
    #expect(movie.hasChanges && !movie.hasPersistentChangedValues)
  }

  // MARK: Relationships

  @Test func `keeps both ends of relationships`() throws {
    let (pix, dis) = (Studio(context: context), Studio(context: context))
    let (up, cars) = (Movie(context: context), Movie(context: context))
    up.studio = pix
    dis.movies = [up, cars]

    #expect(pix.movies == [] && up.studio === dis && cars.studio === dis)
    cars.studio = nil
    #expect(dis.movies == [up])
    let actor = Actor(context: context)
    up.cast = [actor]
    #expect(actor.movies == NSSet(array: [up]))
    actor.changeManaged(.add, "movies", NSSet(array: [cars]))
    #expect(cars.cast == [actor])
    actor.changeManaged(.remove, "movies", up)
    #expect(up.cast == [] && actor.movies == NSSet(array: [cars]))
  }

  @Test func `keeps the order of ordered relationships`() throws {
    let movie = Movie(context: context)
    let scenes = (0..<4).map { number in
      let scene = Scene(context: context)
      scene.text = "\(number)"
      return scene
    }
    scenes[0].movie = movie
    movie.changeManaged(.add, "scenes", NSOrderedSet(array: [scenes[1], scenes[2]]))
    movie.changeManaged(.add, "scenes", scenes[3], at: 0)
    func texts() -> [String] { movie.scenes.compactMap { ($0 as? Scene)?.text } }
    #expect(texts() == ["3", "0", "1", "2"])

    movie.changeManaged(.remove, "scenes", at: 1)
    movie.changeManaged(.replace, "scenes", [scenes[0]], at: NSIndexSet(index: 2))

    #expect(texts() == ["3", "1", "0"])
    #expect(scenes[2].movie == nil && scenes[0].movie === movie)
    try context.save()
    context.refreshAllObjects()
    #expect(movie.isFault && texts() == ["3", "1", "0"])
  }

  @Test func `reports relationships between contexts`() {
    let movie = Movie(context: context)
    let studio = Studio(context: container.newBackgroundContext())
    let log = FailureLog()

    withFailureReporter(log) { movie.studio = studio }

    #expect(
      log.failures.first?.reason.hasPrefix(
        "Illegal attempt to establish a relationship 'studio' between objects in different contexts"
      )
        == true)
    #expect(movie.studio == nil && studio.movies == [])
  }

  // MARK: Faults

  @Test func `reads values when they are needed, and again after a refresh`() throws {
    let movie = Movie(context: context)
    movie.title = "Up"
    try context.save()
    let other = container.newBackgroundContext()
    let twin = try #require(try other.existingObject(with: movie.objectID) as? Movie)
    twin.title = "Down"
    try other.save()
    #expect(!movie.isFault && movie.title == "Up")

    context.refresh(movie, mergeChanges: false)

    #expect(movie.isFault && movie.title == "Down" && !movie.isFault)
    movie.year = 1
    twin.title = "Over"
    twin.year = 2
    try other.save()
    context.refresh(movie, mergeChanges: true)
    #expect(movie.title == "Over" && movie.year == 1 && movie.hasChanges)
  }

  @Test func `reports a fault whose row has gone`() throws {
    let movie = Movie(context: context)
    try context.save()
    context.refresh(movie, mergeChanges: false)
    context.shouldDeleteInaccessibleFaults = false
    let other = container.newBackgroundContext()
    other.delete(other.object(with: movie.objectID))
    try other.save()
    let log = FailureLog()

    withFailureReporter(log) { #expect(movie.title == nil) }

    #expect(
      log.failures.map(\.reason) == [
        "CoreData could not fulfill a fault for '\(movie.objectID)'"
      ])
    #expect(log.failures.first?.name == "NSObjectInaccessibleException")
  }

  @Test func `a property without a value that is declared without an optional is an empty one`() {
    let studio = Studio(context: context)

    #expect(studio.name == "")
  }

  @Test func `has a class for each entity, also of rows that were saved`() throws {
    _ = Series(context: context)
    try context.save()
    context.reset()

    let fetched = try context.fetch(NSFetchRequest<Movie>(entityName: "Movie"))

    #expect(fetched.count == 1 && fetched.first is Series)
    #expect(fetched.first?.calls == [])
    #expect(Movie.entity().name == "Movie" && Movie.fetchRequest().resultType == [])
  }

  @Test func `made without an entity it has no properties, and Core Data logs that it is wrong`() {
    let log = FailureLog()

    withFailureReporter(log) {
      let movie = Movie()
      #expect(movie.managedObjectContext == nil && movie.calls == [])
      #expect(
        log.notes.map(\.reason) == [
          "Failed to call designated initializer on NSManagedObject class 'Movie'"
        ])
      #expect(log.failures.isEmpty && movie.title == nil)
    }

    #expect(log.failures.map(\.name) == ["NSUnknownKeyException"])
  }
}
