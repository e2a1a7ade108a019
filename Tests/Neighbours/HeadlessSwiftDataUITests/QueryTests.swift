import Fleet
import FleetTesting
import HeadlessSwiftData
import HeadlessSwiftDataUI
import HeadlessSwiftUI
import TestSupport
import Testing

private struct BirdList: View {
  @Environment(\.modelContext) private var context
  @Query(sort: \Bird.name) private var birds: [Bird]

  var body: some View {
    VStack {
      ForEach(birds) { bird in
        HStack {
          Text(bird.name)
          Button("Delete \(bird.name)") { context.delete(bird) }
          Button("Rename \(bird.name)") { bird.name += "!" }
        }
      }
      Button("Add") { context.insert(Bird("Owl")) }
    }
  }
}

private struct Filtered: View {
  @Query<Bird, [Bird]> private var birds: [Bird]

  init(above limit: Int) {
    _birds = Query(
      filter: #Predicate { ($0.weight ?? 0) > limit }, sort: \Bird.weight, order: .reverse)
  }

  var body: some View { Text(birds.map(\.name).joined(separator: ", ")) }
}

private struct Choice: View {
  @State private var limit = 1

  var body: some View {
    VStack {
      Filtered(above: limit)
      Button("More") { limit += 1 }
    }
  }
}

private struct OneBird: View {
  let bird: Bird

  var body: some View { Text(bird.name) }
}

/// A list of the newest two, and what went wrong.
private struct Newest: View {
  private static var descriptor: FetchDescriptor<Bird> {
    var descriptor = FetchDescriptor<Bird>(sortBy: [SortDescriptor(\.weight)])
    descriptor.fetchLimit = 2
    return descriptor
  }
  @Query(descriptor, animation: .default) private var birds: [Bird]
  @Query<Bird, [Bird]>() private var all: [Bird]

  var body: some View { Text("\(birds.map(\.name).joined(separator: ", ")) of \(all.count)") }
}

@MainActor
@Suite("SwiftData in SwiftUI's views", .freshApplication)
struct QueryTests {
  private let context: ModelContext

  init() throws {
    context = try ModelContainer(
      for: Bird.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)
    ).mainContext
    for (index, name) in ["Rob", "Ann", "Kea"].enumerated() {
      context.insert(Bird(name, weight: index))
    }
    try context.save()
  }

  private func show(_ view: some View) {
    setAsAppRootWindow(UIHostingController(rootView: view))
    Fleet.settle()
  }

  private var texts: [String] {
    let titles = Set(Fleet.screen.buttons.allElementsBoundByIndex.map(\.label))
    return Fleet.screen.staticTexts.allElementsBoundByIndex.map(\.label).filter {
      !titles.contains($0)
    }
  }

  private func tap(_ title: String) { Fleet.screen.buttons[title].tap() }

  @Test func `behaviour 1343, 1344: a query shows what the context has`() throws {
    show(BirdList().modelContainer(context.container))
    #expect(texts == ["Ann", "Kea", "Rob"])

    tap("Add")
    tap("Delete Kea")
    #expect(texts == ["Ann", "Owl", "Rob"])
    #expect(!context.hasChanges)

    let other = ModelContext(context.container)
    other.insert(Bird("Bee"))
    try other.save()
    #expect(texts == ["Ann", "Bee", "Owl", "Rob"])
  }

  @Test func `behaviour 1344, 1345: a view changes with an object, and its place in the order`()
    throws
  {
    show(BirdList().modelContext(context))
    tap("Rename Ann")
    #expect(texts == ["Ann!", "Kea", "Rob"])
    try context.fetch(FetchDescriptor<Bird>()).first { $0.name == "Rob" }?.name = "Aas"
    #expect(texts == ["Aas", "Ann!", "Kea"])
  }

  @Test func `behaviour 1345: a view without a query changes with its object`() throws {
    let bird = try #require(try context.fetch(FetchDescriptor<Bird>()).first)
    show(OneBird(bird: bird))
    bird.name = "Tit"
    #expect(texts == ["Tit"])
  }

  @Test func `behaviour 1346: a view has what its latest query finds`() {
    show(Choice().modelContainer(context.container))
    #expect(texts == ["Kea"])
    context.insert(Bird("Emu", weight: 9))
    #expect(texts == ["Emu, Kea"])
    tap("More")
    #expect(texts == ["Emu"])
  }

  @Test func `behaviour 1344: a query has what a description says`() {
    show(Newest().modelContainer(context.container))
    #expect(texts == ["Rob, Ann of 3"])
    context.insert(Bird("Emu", weight: -1))
    #expect(texts == ["Emu, Rob of 4"])
  }

  @Test func `behaviour 1343: without a container there is nothing`() {
    show(BirdList())
    #expect(texts.isEmpty)
    let reasons = failures { tap("Add") }.reasons
    #expect(reasons == ["Failed to find a currently active container for Bird."])
    #expect(texts.isEmpty)
  }

  @Test func `behaviour 1347: a container is made once for a view`() throws {
    var made: [ModelContainer] = []
    show(
      BirdList().modelContainer(for: Bird.self, inMemory: true) { result in
        if let container = try? result.get() { made.append(container) }
      })
    tap("Add")
    #expect(texts == ["Owl"])
    #expect(made.count == 1)
    #expect(made.first?.configurations.first?.isStoredInMemoryOnly == true)
    #expect(try made.first?.mainContext.fetchCount(FetchDescriptor<Bird>()) == 1)
  }
}
