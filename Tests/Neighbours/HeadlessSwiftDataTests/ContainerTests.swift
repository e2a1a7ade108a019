import Fleet
import FleetTesting
import HeadlessSwiftData
import HeadlessUIKit
import TestSupport
import Testing

/// What containers keep, and for how long.
@MainActor
@Suite("Containers of SwiftData", .freshApplication)
struct ContainerTests {
  private static let shared = try? ModelContainer(for: Author.self)
  private static let context = try? ModelContainer(for: Author.self, Wallet.self).mainContext

  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var titles: [String]?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow()
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      let context = try? ModelContainer(for: Book.self).mainContext
      titles = try? context?.titles()
      context?.insert(Book("of a launch"))
      return true
    }
  }

  private let file = ModelConfiguration(url: URL(fileURLWithPath: "/tmp/library.store"))

  @Test func `behaviour 1332: a schema has what its classes lead to`() {
    let schema = Schema([Author.self], version: Schema.Version(1, 2, 0))
    #expect(schema.entities.map(\.name) == ["Author", "Book", "Shelf"])
    let books = schema.entity(for: Author.self)?.relationshipsByName["books"]
    #expect(books?.deleteRule == .cascade)
    #expect(books?.inverseName == "author")
    #expect(books?.destination == "Book")
    #expect(books?.isToOneRelationship == false)
    #expect(Schema([Card.self]).entities[0].attributesByName["number"]?.isUnique == true)
    #expect(
      Schema([Wallet.self]).entitiesByName["Wallet"]?.uniquenessConstraints == [["owner", "place"]])
    #expect("\(schema.version)" == "1.2.0")
  }

  @Test func `behaviour 1333: a store in a file is found again, one in memory is not`() throws {
    for (configuration, titles) in [
      (file, ["1"]), (ModelConfiguration(isStoredInMemoryOnly: true), []),
    ] {
      let context = ModelContext(try ModelContainer(for: Book.self, configurations: configuration))
      context.insert(Book("1"))
      try context.save()
      let other = ModelContext(try ModelContainer(for: Book.self, configurations: configuration))
      #expect(try other.titles() == titles)
    }
    #expect(try ModelContext(ModelContainer(for: Book.self)).titles().isEmpty)
  }

  @Test(arguments: 1...2)
  func `behaviour 1334: a store belongs to one application`(_: Int) throws {
    let shared = try #require(Self.shared)
    #expect(try shared.mainContext.titles().isEmpty)
    shared.mainContext.insert(Book("of a test"))
    try shared.mainContext.save()
    #expect(try ModelContext(shared).titles() == ["of a test"])
  }

  @Test(arguments: 1...2)
  func `behaviour 1334: a context that is kept for good begins anew`(run: Int) throws {
    let context = try #require(Self.context)
    #expect(context.container.mainContext === context)
    #expect(!context.hasChanges)
    #expect(try context.titles().isEmpty)
    let book = Book("of a test")
    context.insert(book)
    try context.save()
    #expect(try ModelContext(context.container).titles() == ["of a test"])

    book.title = "changed"
    try withFreshApplication { () throws in
      #expect(context.debugDescription == "ModelContext: 0 inserted, 0 changed, 0 deleted")
      #expect(!context.hasChanges)
      #expect(book.modelContext == nil)
      book.title = "of an old test"
      context.delete(book)
      #expect(!context.hasChanges)
      context.insert(Card(run, balance: 0))
      Fleet.settle()
      #expect(!context.hasChanges)
      #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Card>()) == 1)
    }
    // What was awaited in the application before is done in none.
    context.insert(Book("of the next"))
    Fleet.settle()
    #expect(!context.hasChanges)
  }

  @Test func `behaviour 1334: a store is there after the next launch`() {
    let (first, second) = (AppDelegate(), AppDelegate())
    launchApp(first)
    relaunchApp(second)
    #expect(first.titles == [])
    #expect(second.titles == ["of a launch"])
  }

  @Test func `behaviour 1335: a store is emptied`() throws {
    let container = try ModelContainer(for: Book.self, configurations: file)
    for isErased in [true, false] {
      let context = ModelContext(container)
      context.insert(Book("1"))
      try context.save()
      let book = try #require(try context.only(Book.self))
      if isErased { try container.erase() } else { container.deleteAllData() }
      #expect(try context.titles().isEmpty)
      #expect(book.modelContext == nil)
    }
  }

  @Test func `behaviour 1336: configurations have to fit`() throws {
    let context = ModelContext(
      try ModelContainer(
        for: Book.self, configurations: ModelConfiguration("a", allowsSave: false)))
    context.insert(Book("1"))
    #expect(throws: CocoaError.self) { try context.save() }
    #expect(context.hasChanges)

    #expect(throws: SwiftDataError.configurationSchemaNotFoundInContainerSchema) {
      try ModelContainer(for: Card.self, configurations: ModelConfiguration(for: Book.self))
    }
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      try ModelContainer(for: Schema([Card.self]), configurations: [file, file])
    }
    let named = ModelConfiguration(
      "cloud", groupContainer: .identifier("group.a"), cloudKitDatabase: .private("iCloud.a"))
    #expect(named.url.lastPathComponent == "cloud.store")
    #expect(named.groupAppContainerIdentifier == "group.a")
    #expect(named.cloudKitContainerIdentifier == "iCloud.a")
  }

  @Test func `behaviour 1337: what the schema lacks is not there`() throws {
    let context = ModelContext(try ModelContainer(for: Card.self, configurations: file))
    let reasons = failures { context.insert(Book("1")) }.reasons
    #expect(reasons == ["Failed to find a currently active container for Book."])
    #expect(try context.titles().isEmpty)
  }
}
