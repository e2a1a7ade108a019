import FailureReporting
import Foundation
import HeadlessCoreData
import Testing

@MainActor
@Suite("NSManagedObjectContext.fetch(_:)")
struct FetchTests {
  private let container = Studios.container()
  private var context: NSManagedObjectContext { container.viewContext }

  /// Five films of two studios, of which one is a series; the last two are not saved.
  init() throws {
    let context = container.viewContext
    let (pix, dis) = (Studio(context: context), Studio(context: context))
    (pix.name, dis.name) = ("Pix", "Dis")
    for (index, title) in ["Up", "cars", "Brave"].enumerated() {
      let movie = index == 1 ? Series(context: context) : Movie(context: context)
      (movie.title, movie.year, movie.studio) = (title, Int64(2000 + index), index == 2 ? dis : pix)
    }
    try context.save()
    for (index, title) in [nil, "Up"].enumerated() {
      let movie = Movie(context: context)
      (movie.title, movie.year, movie.studio) = (title, Int64(2010 + index), dis)
    }
  }

  private func titles(_ request: NSFetchRequest<Movie>) throws -> [String?] {
    try context.fetch(request).map(\.title)
  }

  private func request(
    _ format: String? = nil, _ arguments: [Any] = [], by keys: String...
  ) -> NSFetchRequest<Movie> {
    let request = NSFetchRequest<Movie>(entityName: "Movie")
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    request.sortDescriptors = keys.map { key in
      let isDescending = key.hasPrefix("-")
      return NSSortDescriptor(
        key: isDescending ? String(key.dropFirst()) : key, ascending: !isDescending)
    }
    return request
  }

  @Test func `finds what fulfils a predicate, saved or not`() throws {
    let rows: [(String?, [Any], [String?])] = [
      (nil, [], ["Up", "cars", "Brave", nil, "Up"]),
      ("title == %@", ["Up"], ["Up", "Up"]), ("title == nil", [], [nil]),
      ("title IN %@", [["cars", "Brave"]], ["cars", "Brave"]),
      ("title BEGINSWITH[c] 'C' OR year > 2010", [], ["cars", "Up"]),
      ("studio.name == 'Dis' AND year < 2011", [], ["Brave", nil]),
      ("year == 2001", [], ["cars"]), ("isSeen == YES", [], []),
      ("title == 'none'", [], []), ("NOT title == 'Up'", [], ["cars", "Brave", nil]),
    ]
    for (format, arguments, titles) in rows {
      #expect(try self.titles(request(format, arguments, by: "year")) == titles, "\(format ?? "")")
    }
    let studio = try #require(try context.fetch(request("title == 'Brave'")).first?.studio)
    #expect(try titles(request("studio == %@", [studio], by: "year")) == ["Brave", nil, "Up"])
    #expect(
      try titles(request("studio == %@", [studio.objectID], by: "year")) == ["Brave", nil, "Up"])
    let studios = NSFetchRequest<Studio>(entityName: "Studio")
    studios.predicate = NSPredicate(format: "ANY movies.year == 2001")
    #expect(try context.fetch(studios).map(\.name) == ["Pix"])
    studios.predicate = NSPredicate(format: "SUBQUERY(movies, $m, $m.year > 2009).@count == 0")
    #expect(try context.fetch(studios).map(\.name) == ["Pix"])
  }

  @Test func `a request of a class's own needs no written type`() throws {
    let scene = Scene(context: context)
    let request = Scene.fetchRequest()
    #expect(try context.fetch(request).first === scene)
  }

  @Test func `sorts, and keeps to limits`() throws {
    #expect(try titles(request(by: "title", "-year")) == [nil, "Brave", "Up", "Up", "cars"])
    #expect(try context.fetch(request(by: "title", "-year")).map(\.year)[2...3] == [2011, 2000])
    let request = request(by: "-studio.name", "year")
    request.fetchLimit = 2
    request.fetchOffset = 1
    #expect(try titles(request) == ["cars", "Brave"])
    #expect(try context.count(for: request) == 2)
    request.fetchOffset = 9
    #expect(try titles(request) == [])
    let byPath = NSFetchRequest<Movie>(entityName: "Movie")
    byPath.sortDescriptors = [
      NSSortDescriptor(keyPath: \Movie.title, ascending: false),
      NSSortDescriptor(keyPath: \Movie.year, ascending: true),
    ]
    #expect(try titles(byPath) == ["cars", "Up", "Up", "Brave", nil])
    #expect(try context.fetch(byPath)[1].year == 2000)
    byPath.sortDescriptors = [
      NSSortDescriptor(key: "year", ascending: true) { one, other in
        "\(other)".compare("\(one)")
      }
    ]
    #expect(try context.fetch(byPath).map(\.year).first == 2011)
  }

  @Test func `leaves out entities that inherit, and what is not saved`() throws {
    let request = request(by: "year")
    request.includesSubentities = false
    #expect(try titles(request) == ["Up", "Brave", nil, "Up"])
    request.includesPendingChanges = false
    #expect(try titles(request) == ["Up", "Brave"])
    #expect(
      try context.fetch(NSFetchRequest<Series>(entityName: "Series")).map(\.title) == ["cars"])
  }

  @Test func `asks closures, also with formats`() throws {
    let request = request(by: "year")
    let closure = NSPredicate { movie, _ in ((movie as? Movie)?.year ?? 0) > 2001 }
    request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      closure, NSPredicate(format: "title == 'Up'"),
    ])

    #expect(try context.fetch(request).map(\.year) == [2011])
    request.predicate = NSPredicate(value: false)
    #expect(try context.count(for: request) == 0)
  }

  @Test func `answers with identifiers, numbers and values`() throws {
    try context.save()
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Movie")
    ids.resultType = .managedObjectIDResultType
    ids.predicate = NSPredicate(format: "title == 'Brave'")
    let id = try #require(try context.fetch(ids).first)
    #expect((context.object(with: id) as? Movie)?.title == "Brave")
    let count = NSFetchRequest<NSNumber>(entityName: "Movie")
    count.resultType = .countResultType
    count.sortDescriptors = [NSSortDescriptor(key: "noProperty", ascending: true)]
    #expect(try context.fetch(count) == [5])
    let values = NSFetchRequest<NSDictionary>(entityName: "Movie")
    values.resultType = .dictionaryResultType
    values.propertiesToFetch = ["title", "studio.name"]
    values.sortDescriptors = [NSSortDescriptor(key: "year", ascending: true)]
    let first = try #require(try context.fetch(values).first)
    #expect(first["title"] as? String == "Up" && first["studio.name"] as? String == "Pix")
    values.propertiesToFetch = ["title"]
    values.returnsDistinctResults = true
    #expect(
      try context.fetch(values).map { $0["title"] as? String } == ["Up", "cars", "Brave", nil])
    values.propertiesToFetch = ["studio.name"]
    values.propertiesToGroupBy = ["studio.name"]
    #expect(try context.fetch(values).map { $0["studio.name"] as? String } == ["Pix", "Dis"])
  }

  @Test func `keeps the objects that are known, and their values`() throws {
    try context.save()
    let movie = try #require(try context.fetch(request("title == 'Brave'")).first)
    #expect(!movie.isInserted && movie.title == "Brave")
    let other = container.newBackgroundContext()
    (other.object(with: movie.objectID) as? Movie)?.title = "Bold"
    try other.save()

    let request = request("title == 'Bold'")

    #expect(try context.fetch(request) == [movie])
    #expect(movie.title == "Brave")
    request.shouldRefreshRefetchedObjects = true
    #expect(try context.fetch(request) == [movie] && movie.title == "Bold")
    context.reset()
    request.returnsObjectsAsFaults = false
    #expect(try context.fetch(request).first?.isFault == false)
  }

  @Test func `throws for entities and keys that there are not`() throws {
    let rows: [(NSFetchRequest<Movie>, String)] = [
      (
        NSFetchRequest(entityName: "Film"),
        "NSFetchRequest could not locate an NSEntityDescription for entity name 'Film'"
      ),
      (request("titel == 'Up'"), "keypath titel not found in entity Movie"),
      (request("studio.nam == 'Up'"), "keypath studio.nam not found in entity Movie"),
      (request(by: "titel"), "keypath titel not found in entity Movie"),
    ]
    for (request, reason) in rows {
      let log = FailureLog()
      let error = withFailureReporter(log) {
        #expect(throws: (any Error).self) { try context.fetch(request) }
      }
      #expect(error != nil)
      #expect(log.failures.map(\.reason) == [reason])
    }
  }

  // MARK: Batches

  @Test func `batches change stores, and tell no context`() throws {
    try context.save()
    let known = try context.fetch(request(by: "year"))
    known.forEach { _ = $0.title }
    let update = NSBatchUpdateRequest(entityName: "Movie")
    update.predicate = NSPredicate(format: "title == 'Up'")
    update.propertiesToUpdate = ["isSeen": true]
    update.resultType = .updatedObjectsCountResultType
    let updated = try context.execute(update) as? NSBatchUpdateResult
    #expect(updated?.result as? Int == 2)
    #expect(!known[0].isSeen)
    context.refreshAllObjects()
    #expect(known[0].isSeen)

    let fetch: NSFetchRequest<any NSFetchRequestResult> = Movie.fetchRequest()
    fetch.predicate = NSPredicate(format: "isSeen == YES")
    let delete = NSBatchDeleteRequest(fetchRequest: fetch)
    delete.resultType = .resultTypeObjectIDs
    let ids = (try context.execute(delete) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID]
    #expect(ids == [known[0].objectID, known[4].objectID])
    #expect(try context.count(for: request()) == 3 && context.registeredObjects.contains(known[0]))
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids ?? []], into: [context])
    #expect(!context.registeredObjects.contains(known[0]))

    let insert = NSBatchInsertRequest(
      entityName: "Movie", objects: [["title": "A", "year": 1], ["title": "B"]])
    insert.resultType = .count
    #expect((try context.execute(insert) as? NSBatchInsertResult)?.result as? Int == 2)
    #expect(try titles(request("title IN {'A', 'B'}", by: "title")) == ["A", "B"])
  }
}
