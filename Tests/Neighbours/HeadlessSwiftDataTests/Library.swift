import HeadlessSwiftData

// Models as `fleet-port` writes them.

enum Genre: String, Codable { case novel, poems }

struct Size: Codable, Hashable { var width = 1, height = 2 }

final class Author: PersistentModel {
  @_Persisted var name: String
  @_Persisted var books: [Book] = []
  var note = ""

  init(name: String) { self.name = name }

  var _swiftDataState = _ModelState()
  required init(_swiftDataState: _ModelState) {
    self._swiftDataState = _swiftDataState
    _name = .init(_inStore: ())
  }
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      ._persisted("name", \Author.name),
      ._persisted(
        "books", \Author.books, hasDefault: true,
        Schema.Relationship(deleteRule: .cascade, inverse: \Book.author)),
    ]
  }
}

final class Book: PersistentModel {
  @_Persisted var title: String
  @_Persisted var year: Int?
  @_Persisted var genre: Genre = .novel
  @_Persisted var size = Size()
  @_Persisted var author: Author?
  @_Persisted var shelves: [Shelf]? = []

  init(_ title: String, year: Int? = nil, by author: Author? = nil) {
    self.title = title
    self.year = year
    self.author = author
  }

  var _swiftDataState = _ModelState()
  required init(_swiftDataState: _ModelState) {
    self._swiftDataState = _swiftDataState
    _title = .init(_inStore: ())
    _year = .init(_inStore: ())
    _author = .init(_inStore: ())
  }
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      ._persisted("title", \Book.title), ._persisted("year", \Book.year),
      ._persisted("genre", \Book.genre, hasDefault: true),
      ._persisted("size", \Book.size, hasDefault: true),
      ._persisted("author", \Book.author),
      ._persisted("shelves", \Book.shelves, hasDefault: true),
    ]
  }
}

/// Its books are found by themselves to be the other side of a book's shelves.
final class Shelf: PersistentModel {
  @_Persisted var name: String
  @_Persisted var books: [Book] = []

  init(_ name: String) { self.name = name }

  var _swiftDataState = _ModelState()
  required init(_swiftDataState: _ModelState) {
    self._swiftDataState = _swiftDataState
    _name = .init(_inStore: ())
  }
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      ._persisted("name", \Shelf.name),
      ._persisted("books", \Shelf.books, hasDefault: true, Schema.Relationship(deleteRule: .deny)),
    ]
  }
}

/// A card of which there is one for each number, and which its wallet's cards do not know of.
final class Card: PersistentModel {
  @_Persisted var number: Int
  @_Persisted var balance: Int

  init(_ number: Int, balance: Int) {
    self.number = number
    self.balance = balance
  }

  var _swiftDataState = _ModelState()
  required init(_swiftDataState: _ModelState) {
    self._swiftDataState = _swiftDataState
    _number = .init(_inStore: ())
    _balance = .init(_inStore: ())
  }
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      ._persisted("number", \Card.number, Schema.Attribute(.unique)),
      ._persisted("balance", \Card.balance),
    ]
  }
}

final class Wallet: PersistentModel {
  @_Persisted var owner: String?
  @_Persisted var place: String
  @_Persisted var cards: [Card] = []

  init(owner: String?, place: String, cards: [Card] = []) {
    self.owner = owner
    self.place = place
    self.cards = cards
  }

  var _swiftDataState = _ModelState()
  required init(_swiftDataState: _ModelState) {
    self._swiftDataState = _swiftDataState
    _owner = .init(_inStore: ())
    _place = .init(_inStore: ())
  }
  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      ._persisted("owner", \Wallet.owner), ._persisted("place", \Wallet.place),
      ._persisted(
        "cards", \Wallet.cards, hasDefault: true, Schema.Relationship(maximumModelCount: 2)),
      ._unique(Wallet.self, [\.owner, \.place]),
    ]
  }
}

/// A container in memory for all of them.
func makeContainer() throws -> ModelContainer {
  try ModelContainer(
    for: Author.self, Wallet.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

extension ModelContext {
  /// The titles of all books, in their order.
  func titles(
    _ predicate: Predicate<Book>? = nil, sortBy: [SortDescriptor<Book>] = []
  ) throws -> [String] {
    try fetch(FetchDescriptor(predicate: predicate, sortBy: sortBy)).map(\.title)
  }

  /// The only object of a class.
  func only<T: PersistentModel>(_ type: T.Type) throws -> T? {
    let all = try fetch(FetchDescriptor<T>())
    return all.count == 1 ? all[0] : nil
  }
}
