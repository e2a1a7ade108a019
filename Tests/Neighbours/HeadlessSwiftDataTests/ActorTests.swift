import FleetTesting
import HeadlessSwiftData
import HeadlessUIKit
import Testing

// An actor as `fleet-port` writes it.
private actor Importer: ModelActor {
  func add(_ title: String) throws -> PersistentIdentifier {
    #expect(MainQueue.isCurrent)
    let book = Book(title)
    modelContext.insert(book)
    try modelContext.save()
    return book.persistentModelID
  }

  func rename(_ identifier: PersistentIdentifier) throws -> String? {
    self[identifier, as: Book.self]?.title += "!"
    try modelContext.save()
    return self[identifier, as: Book.self]?.title
  }

  nonisolated let modelExecutor: any ModelExecutor
  nonisolated let modelContainer: ModelContainer
  init(modelContainer: ModelContainer) {
    self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
    self.modelContainer = modelContainer
  }
}

@MainActor
@Suite("Actors of SwiftData", .freshApplication)
struct ActorTests {
  @Test func `behaviour 1342: an actor has a context of its own`() async throws {
    let container = try makeContainer()
    let importer = Importer(modelContainer: container)
    let identifier = try await importer.add("1")
    let book = try #require(try container.mainContext.only(Book.self))
    #expect(book.persistentModelID == identifier)
    #expect(book.title == "1")

    #expect(try await importer.rename(identifier) == "1!")
    #expect(book.title == "1!")
  }
}
