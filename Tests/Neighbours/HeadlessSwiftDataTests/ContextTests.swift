import FleetTesting
import HeadlessSwiftData
import TestSupport
import Testing

/// What contexts keep, save, find and take back.
@MainActor
@Suite("Contexts of SwiftData", .freshApplication)
struct ContextTests {
  private let context: ModelContext

  init() throws { context = ModelContext(try makeContainer()) }

  private func add(_ titles: String...) throws {
    for title in titles { context.insert(Book(title, year: Int(title))) }
    try context.save()
  }

  // MARK: What is pending

  @Test func `behaviour 1315: a context tells what is not saved`() throws {
    try add("1", "2")
    let books = try context.fetch(FetchDescriptor<Book>())
    #expect(!context.hasChanges)

    books[0].title = "one"
    context.delete(books[1])
    context.insert(Book("3"))
    #expect(context.changedModelsArray.map { ($0 as? Book)?.title } == ["one"])
    #expect(context.deletedModelsArray.map { ($0 as? Book)?.title } == ["2"])
    #expect(context.insertedModelsArray.map { ($0 as? Book)?.title } == ["3"])
    #expect(context.hasChanges)
    #expect(books[0].hasChanges)
    #expect(books[1].isDeleted)

    try context.save()
    #expect(!context.hasChanges)
    #expect(!books[0].hasChanges)
    #expect(try context.titles() == ["one", "3"])
  }

  @Test func `behaviour 1316, 1317: others find what is saved, in the objects that they know`()
    throws
  {
    try add("1")
    let other = ModelContext(context.container)
    let known = try #require(try other.only(Book.self))
    #expect(try other.only(Book.self) === known)

    let book = try #require(try context.only(Book.self))
    book.title = "one"
    #expect(try other.titles() == ["1"])
    try context.save()
    #expect(known.title == "one")

    context.delete(book)
    try context.save()
    #expect(try other.titles().isEmpty)
  }

  @Test func `behaviour 1319: what is not saved is taken back`() throws {
    try add("1", "2")
    let books = try context.fetch(FetchDescriptor<Book>())
    books[0].title = "one"
    books[0].author = Author(name: "Ann")
    context.delete(books[1])
    context.insert(Book("3"))

    context.rollback()
    #expect(!context.hasChanges)
    #expect(books[0].title == "1")
    #expect(books[0].author == nil)
    #expect(!books[1].isDeleted)
    #expect(try context.titles() == ["1", "2"])
    #expect(try context.fetchCount(FetchDescriptor<Author>()) == 0)
  }

  @Test func `behaviour 1315: an object that is deleted and inserted again is saved as it is`()
    throws
  {
    let author = Author(name: "Ann")
    context.insert(author)
    context.insert(Book("1", by: author))
    try context.save()
    let book = try #require(try context.only(Book.self))
    book.title = "one"
    context.delete(book)
    context.insert(book)
    try context.save()
    #expect(!book.isDeleted)
    let found = try #require(try ModelContext(context.container).only(Book.self))
    #expect(found.title == "one")
    #expect(found.author == nil)
    #expect(book.author == nil)
  }

  @Test func `behaviour 1327: saves are told of`() throws {
    try add("1", "2")
    let books = try context.fetch(FetchDescriptor<Book>())
    var told: [String] = []
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(forName: ModelContext.willSave, object: context, queue: nil) { _ in
        MainActor.assumeIsolated { told.append("will \(context.hasChanges)") }
      },
      center.addObserver(forName: ModelContext.didSave, object: context, queue: nil) { note in
        let counts = [.insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers].map {
          (key: ModelContext.NotificationKey) in
          (note.userInfo?[key.rawValue] as? [PersistentIdentifier])?.count
        }
        MainActor.assumeIsolated { told.append("did \(counts.map { $0 ?? -1 })") }
      },
    ]
    defer { tokens.forEach(center.removeObserver) }
    books[0].title = "one"
    context.delete(books[1])
    context.insert(Book("3"))
    context.insert(Book("4"))
    try context.save()
    #expect(told == ["will true", "did [2, 1, 1]"])
  }

  @Test func `behaviour 1326: a transaction saves`() throws {
    try context.transaction { context.insert(Book("1")) }
    #expect(!context.hasChanges)
    #expect(try ModelContext(context.container).titles() == ["1"])
  }

  @Test func `behaviour 1329: an object belongs to one context`() throws {
    let (book, other) = (Book("1"), ModelContext(context.container))
    context.insert(book)
    let reasons = failures { other.insert(book) }.reasons
    #expect(reasons == ["Illegal attempt to insert a model in to a different model context."])
    #expect(book.modelContext === context)
  }

  // MARK: Fetching

  @Test func `behaviour 1320: a fetch has what is pending, unless it does not want it`() throws {
    try add("1", "2")
    context.delete(try context.fetch(FetchDescriptor<Book>())[0])
    context.insert(Book("3"))
    #expect(try context.titles() == ["2", "3"])
    var descriptor = FetchDescriptor<Book>()
    descriptor.includePendingChanges = false
    #expect(try context.fetch(descriptor).map(\.title) == ["1", "2"])
  }

  @Test func `behaviour 1321, 1323: a description decides what is found`() throws {
    try add("10", "9", "11", "a")
    let limit = 9
    let predicate = #Predicate<Book> { book in book.year.flatMap { $0 > limit } == true }
    #expect(try context.titles(predicate) == ["10", "11"])
    #expect(
      try context.titles(predicate, sortBy: [SortDescriptor(\.year, order: .reverse)]) == [
        "11", "10",
      ])

    var descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.year)])
    descriptor.fetchOffset = 1
    descriptor.fetchLimit = 2
    #expect(try context.fetch(descriptor).map(\.title) == ["9", "10"])
    for (offset, limit, count) in [(-1, 2, 2), (0, -1, 0), (9, 1, 0)] {
      var odd = descriptor
      (odd.fetchOffset, odd.fetchLimit) = (offset, limit)
      #expect(try context.fetchCount(odd) == count)
    }
    #expect(try context.fetch(descriptor, batchSize: 1).map(\.title) == ["9", "10"])
    #expect(try context.fetchCount(descriptor) == 2)
    #expect(try context.fetchIdentifiers(descriptor) == context.fetch(descriptor).map(\.id))
    #expect(
      try Array(context.fetchIdentifiers(descriptor, batchSize: 1))
        == context.fetchIdentifiers(descriptor))
    var seen: [String] = []
    try context.enumerate(descriptor) { seen.append($0.title) }
    #expect(seen == ["9", "10"])
  }

  @Test func `behaviour 1322: texts are sorted as users expect`() throws {
    try add("b10", "B9", "a", "C")
    #expect(try context.titles(sortBy: [SortDescriptor(\.title)]) == ["a", "B9", "b10", "C"])
    #expect(
      try context.titles(sortBy: [SortDescriptor(\.title, order: .reverse)])
        == ["C", "b10", "B9", "a"])
    for (owner, place) in [("Bob", "a"), (nil, "b"), ("ann", "c"), ("Ann", "b")] {
      context.insert(Wallet(owner: owner, place: place))
    }
    let orders = [SortDescriptor(\Wallet.owner), SortDescriptor(\Wallet.place, order: .reverse)]
    let wallets = try context.fetch(FetchDescriptor<Wallet>(sortBy: orders))
    #expect(wallets.map(\.place) == ["b", "c", "b", "a"])
  }

  @Test func `behaviour 1324: an identifier leads to its object`() throws {
    try add("1")
    let book = try #require(try context.only(Book.self))
    let other = ModelContext(context.container)
    let before: Book? = other.registeredModel(for: book.persistentModelID)
    #expect(before == nil)
    #expect((other.model(for: book.persistentModelID) as? Book)?.title == "1")
    let after: Book? = other.registeredModel(for: book.persistentModelID)
    #expect(after?.title == "1")
  }

  @Test func `behaviour 1325: objects are deleted for which a predicate holds`() throws {
    try add("1", "2", "3")
    try context.delete(model: Book.self, where: #Predicate { $0.title != "2" })
    #expect(try context.titles() == ["2"])
    #expect(try ModelContext(context.container).titles() == ["1", "2", "3"])
    try context.delete(model: Book.self)
    try context.save()
    #expect(try ModelContext(context.container).titles().isEmpty)
  }

  // MARK: Unique values

  @Test func `behaviour 1330: a new object gives its values to the one with the same number`()
    throws
  {
    let card = Card(1, balance: 1)
    context.insert(card)
    try context.save()
    context.insert(Card(1, balance: 2))
    context.insert(Card(1, balance: 3))
    context.insert(Card(2, balance: 4))
    try context.save()
    #expect(card.balance == 3)
    let cards = try ModelContext(context.container).fetch(FetchDescriptor<Card>())
    #expect(cards.map(\.balance) == [3, 4])
  }

  @Test func `behaviour 1331: several properties are unique together`() throws {
    for (owner, place) in [("Ann", "bag"), ("Ann", "desk"), ("Bob", "bag"), ("Ann", "bag")] {
      context.insert(Wallet(owner: owner, place: place))
    }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Wallet>()) == 3)
  }
}
