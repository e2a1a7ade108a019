import Fleet
import FleetTesting
import HeadlessSwiftData
import Testing

/// What SwiftData does where no source says it.
@MainActor
@Suite("Choices without a source for SwiftData", .freshApplication)
struct ChoiceTests {
  private let context: ModelContext

  init() throws { context = ModelContext(try makeContainer()) }

  @Test func `behaviour 1303: the identifier of an object stays`() throws {
    let book = Book("1")
    let identifier = book.persistentModelID
    context.insert(book)
    #expect(book.persistentModelID.storeIdentifier == nil)
    try context.save()
    #expect(book.persistentModelID == identifier)
    #expect(book.persistentModelID.storeIdentifier != nil)
  }

  @Test func `behaviour 1304: an object that has gone has no context`() throws {
    let (one, two) = (Book("1"), Book("2"))
    context.insert(one)
    try context.save()
    context.insert(two)
    context.delete(one)
    #expect(one.isDeleted)
    #expect(one.modelContext === context)
    try context.save()
    #expect(!one.isDeleted)
    #expect(one.modelContext == nil)

    context.delete(two)
    let three = Book("3")
    context.insert(three)
    context.rollback()
    #expect(three.modelContext == nil)
    #expect(two.modelContext === context)
  }

  @Test func `behaviour 1308: the only side that there can be is the other side`() {
    let (shelf, book) = (Shelf("A"), Book("1"))
    context.insert(shelf)
    context.insert(book)
    shelf.books.append(book)
    #expect(book.shelves == [shelf])
    book.shelves = nil
    #expect(shelf.books.isEmpty)
  }

  @Test func `behaviour 1313: a relationship has its limits`() throws {
    let wallet = Wallet(owner: "Ann", place: "bag")
    wallet.cards = (1...3).map { Card($0, balance: 0) }
    context.insert(wallet)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    wallet.cards.removeLast()
    try context.save()
    #expect(!context.hasChanges)
  }

  @Test func `behaviour 1314: a deleted object leaves relationships that it knows nothing of`()
    throws
  {
    let wallet = Wallet(
      owner: "Ann", place: "bag", cards: [Card(1, balance: 0), Card(2, balance: 0)])
    context.insert(wallet)
    try context.save()
    context.delete(wallet.cards[0])
    #expect(wallet.cards.map(\.number) == [2])
    try context.save()
    let other = ModelContext(context.container)
    #expect(try other.only(Wallet.self)?.cards.map(\.number) == [2])
  }

  @Test func `behaviour 1318: the last save has the properties that it set`() throws {
    context.insert(Book("1", year: 1))
    try context.save()
    let other = ModelContext(context.container)
    let (one, two) = (try #require(try context.only(Book.self)), try other.only(Book.self))
    one.title = "one"
    two?.title = "two"
    two?.year = 2
    try other.save()
    try context.save()
    #expect(one.title == "one")
    #expect(one.year == 2)
  }

  @Test func `behaviour 1321: objects come in the order of their insertion`() throws {
    let (one, two, three) = (Book("1"), Book("2"), Book("3"))
    context.insert(two)
    context.insert(three)
    try context.save()
    context.insert(one)
    #expect(try context.titles() == ["2", "3", "1"])
  }

  @Test func `behaviour 1326: a transaction that throws leaves what it did`() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try context.transaction {
        context.insert(Book("1"))
        throw Refusal()
      }
    }
    #expect(context.insertedModelsArray.count == 1)
  }

  @Test func `behaviour 1328: the main context saves on the next turn`() throws {
    let main = context.container.mainContext
    main.insert(Book("1"))
    #expect(main.hasChanges)
    Fleet.settle()
    #expect(!main.hasChanges)
    #expect(try context.titles() == ["1"])

    context.insert(Book("2"))
    Fleet.settle()
    #expect(context.hasChanges)
    context.autosaveEnabled = true
    Fleet.settle()
    #expect(!context.hasChanges)
  }

  @Test func `behaviour 1330: what leads to a new object leads to the one in its place`() throws {
    let card = Card(1, balance: 1)
    context.insert(card)
    try context.save()
    let again = Card(1, balance: 2)
    let wallet = Wallet(owner: "Ann", place: "bag", cards: [again])
    context.insert(wallet)
    try context.save()
    #expect(wallet.cards == [card])
    #expect(card.balance == 2)
    #expect(again.modelContext == nil)
  }

  @Test func `behaviour 1331: nil is not the same as nil`() throws {
    for _ in 0..<2 { context.insert(Wallet(owner: nil, place: "bag")) }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Wallet>()) == 2)
  }
}
