import FleetTesting
import HeadlessSwiftData
import Synchronization
import Testing

/// What an object of a model is, and what its relationships keep.
@MainActor
@Suite("Models of SwiftData", .freshApplication)
struct ModelTests {
  private let context: ModelContext

  init() throws { context = ModelContext(try makeContainer()) }

  // MARK: Objects

  @Test func `behaviour 1300, 1305: properties are kept, and readers hear of them`() throws {
    let book = Book("Dune", year: 1965)
    book.genre = .poems
    book.size.width = 7
    context.insert(book)
    try context.save()

    let changes = Atomic(0)
    withObservationTracking {
      _ = book.title
    } onChange: {
      changes.add(1, ordering: .relaxed)
    }
    book.year = 1966
    #expect(changes.load(ordering: .relaxed) == 0)
    book.title = "Dune II"
    #expect(changes.load(ordering: .relaxed) == 1)

    let other = try ModelContext(context.container).only(Book.self)
    #expect(other?.title == "Dune")
    #expect(other?.year == 1965)
    #expect(other?.genre == .poems)
    #expect(other?.size == Size(width: 7, height: 2))
  }

  @Test func `behaviour 1302, 1304: an object has one identity in all contexts`() throws {
    let book = Book("Dune")
    #expect(book.modelContext == nil)
    #expect(book != Book("Dune"))
    context.insert(book)
    try context.save()
    #expect(book.modelContext === context)

    let other = try ModelContext(context.container).only(Book.self)
    #expect(other == book)
    #expect(other !== book)
    #expect(other?.id == book.persistentModelID)
  }

  @Test func `behaviour 1307: both sides of a relationship change together`() {
    let (ann, bob) = (Author(name: "Ann"), Author(name: "Bob"))
    let (one, two) = (Book("1"), Book("2"))
    for author in [ann, bob] { context.insert(author) }
    for book in [one, two] { context.insert(book) }

    one.author = ann
    bob.books = [two]
    #expect(ann.books == [one])
    #expect(two.author == bob)

    ann.books.append(two)
    #expect(bob.books.isEmpty)
    #expect(two.author == ann)

    ann.books.removeAll { $0 == one }
    #expect(one.author == nil)
    two.author = nil
    #expect(ann.books.isEmpty)
  }

  @Test func `behaviour 1309: what an object leads to is inserted with it`() {
    let author = Author(name: "Ann")
    author.books = [Book("1"), Book("2")]
    context.insert(author)
    #expect(context.insertedModelsArray.count == 3)

    author.books.append(Book("3"))
    let fourth = Book("4", by: author)
    #expect(context.insertedModelsArray.count == 5)
    #expect(author.books.last == fourth)
  }

  @Test func `behaviour 1310: a deleted object is led to no longer`() throws {
    let author = Author(name: "Ann")
    author.books = [Book("1"), Book("2")]
    context.insert(author)
    try context.save()

    context.delete(author.books[0])
    #expect(author.books.map(\.title) == ["2"])
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.only(Author.self)?.books.map(\.title) == ["2"])
  }

  @Test func `behaviour 1311: a rule deletes what an object leads to`() throws {
    let author = Author(name: "Ann")
    author.books = [Book("1"), Book("2")]
    context.insert(author)
    context.insert(Book("3"))
    try context.save()

    context.delete(author)
    #expect(try context.titles() == ["3"])
    #expect(context.deletedModelsArray.count == 3)
    context.rollback()
    #expect(try context.titles() == ["1", "2", "3"])
    #expect(author.books.count == 2)
  }

  @Test func `behaviour 1312: a rule keeps an object that leads to others`() throws {
    let (shelf, book) = (Shelf("A"), Book("1"))
    shelf.books = [book]
    context.insert(shelf)
    try context.save()

    context.delete(shelf)
    for balance in 1...2 { context.insert(Card(1, balance: balance)) }
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(shelf.isDeleted)
    #expect(context.insertedModelsArray.count == 2)
    context.delete(book)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Shelf>()) == 0)
  }
}
