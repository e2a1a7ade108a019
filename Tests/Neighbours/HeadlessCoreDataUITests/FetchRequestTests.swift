import Fleet
import FleetTesting
import HeadlessCoreData
import HeadlessCoreDataUI
import HeadlessSwiftUI
import TestSupport
import Testing

private struct BirdList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Bird.name, ascending: true)])
  private var birds: FetchedResults<Bird>

  var body: some View {
    VStack {
      ForEach(birds) { bird in
        HStack {
          Text(bird.name ?? "")
          Button("Delete \(bird.name ?? "")") { context.delete(bird) }
          Button("Rename \(bird.name ?? "")") { bird.name? += "!" }
        }
      }
      Button("Add") { Bird("Owl", "night", 4, in: context) }
      Button("Heavy") { birds.nsPredicate = NSPredicate(format: "weight > 1") }
      Button("By weight") {
        birds.nsSortDescriptors = [NSSortDescriptor(key: "weight", ascending: true)]
      }
    }
  }
}

/// A view whose request is another one with each value of the view.
private struct Filtered: View {
  @FetchRequest private var birds: FetchedResults<Bird>

  init(above limit: Int) {
    _birds = FetchRequest(
      sortDescriptors: [SortDescriptor(\.weight, order: .reverse)],
      predicate: NSPredicate(format: "weight > %d", limit), animation: .default)
  }

  var body: some View {
    VStack {
      Text(birds.map { $0.name ?? "" }.joined(separator: ", "))
      Button("Turn") { birds.sortDescriptors = [SortDescriptor(\.name)] }
      Button("All") { $birds.wrappedValue.nsPredicate = nil }
    }
  }
}

private struct Choice: View {
  @State private var limit = 0

  var body: some View {
    VStack {
      Filtered(above: limit)
      Button("More") { limit += 1 }
    }
  }
}

/// What forms there are besides: of an entity, of a request, and of no order.
private struct Forms: View {
  @FetchRequest(
    entity: Bird.entity(), sortDescriptors: [], predicate: NSPredicate(format: "name = 'Kea'"))
  private var kea: FetchedResults<Bird>
  @FetchRequest(fetchRequest: Self.heaviest, animation: .default)
  private var heaviest: FetchedResults<Bird>
  @FetchRequest(sortDescriptors: []) private var all: FetchedResults<Bird>

  private static var heaviest: NSFetchRequest<Bird> {
    let request = NSFetchRequest<Bird>(entityName: "Bird")
    request.sortDescriptors = [NSSortDescriptor(key: "weight", ascending: false)]
    request.fetchLimit = 2
    return request
  }

  var body: some View {
    Text(
      [kea.map(\.name), heaviest.map(\.name), [all.last?.name]].map { names in
        names.compactMap(\.self).joined(separator: " ")
      }.joined(separator: ", "))
  }
}

private struct Kinds: View {
  @SectionedFetchRequest(
    sectionIdentifier: \.kind, sortDescriptors: [SortDescriptor(\.kind), SortDescriptor(\.name)])
  private var kinds: SectionedFetchResults<String, Bird>

  var body: some View {
    List {
      ForEach(kinds) { kind in
        Section(kind.id) { ForEach(kind) { Text($0.name ?? "") } }
      }
      Button("By weight") {
        kinds.sectionIdentifier = \.weight.description
        kinds.nsSortDescriptors = [NSSortDescriptor(key: "weight", ascending: false)]
      }
    }
  }
}

private struct OneBird: View {
  @HeadlessSwiftUI.ObservedObject var bird: Bird

  var body: some View { Text(bird.name ?? "") }
}

@MainActor
@Suite("Core Data in SwiftUI's views", .freshApplication)
struct FetchRequestTests {
  private let container = Bird.container()
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    for (name, kind, weight) in [("Rob", "song", 0), ("Ann", "sea", 1), ("Kea", "song", 2)] {
      Bird(name, kind, Int64(weight), in: context)
    }
    try context.save()
  }

  private func show(_ view: some View) {
    setAsAppRootWindow(
      UIHostingController(rootView: view.environment(\.managedObjectContext, context)))
    Fleet.settle()
  }

  private var texts: [String] {
    let titles = Set(Fleet.screen.buttons.allElementsBoundByIndex.map(\.label))
    return Fleet.screen.staticTexts.allElementsBoundByIndex.map(\.label).filter {
      !titles.contains($0)
    }
  }

  private func tap(_ titles: String...) {
    for title in titles { Fleet.screen.buttons[title].tap() }
  }

  @Test func `behaviour 1234, 1235: a view shows what its context has`() throws {
    show(BirdList())
    #expect(texts == ["Ann", "Kea", "Rob"])

    tap("Add", "Delete Kea")
    #expect(texts == ["Ann", "Owl", "Rob"])
    #expect(context.hasChanges)

    let other = container.newBackgroundContext()
    Bird("Bee", "sea", 9, in: other)
    try other.save()
    Fleet.settle()
    #expect(texts == ["Ann", "Bee", "Owl", "Rob"])
  }

  @Test func `behaviour 1235: a value changes the text of an object, and its place`() {
    show(BirdList())
    tap("Rename Ann")
    #expect(texts == ["Ann!", "Kea", "Rob"])
    tap("By weight")
    #expect(texts == ["Rob", "Ann!", "Kea"])
  }

  @Test func `behaviour 1236: the results change what is looked for`() {
    show(BirdList())
    tap("Heavy")
    #expect(texts == ["Kea"])
    tap("Add")
    #expect(texts == ["Kea", "Owl"])
  }

  @Test func `behaviour 1236: another request of the view takes the place of what was changed`() {
    show(Choice())
    #expect(texts == ["Kea, Ann"])
    tap("Turn")
    #expect(texts == ["Ann, Kea"])
    tap("All")
    #expect(texts == ["Ann, Kea, Rob"])
    tap("More")
    #expect(texts == ["Kea"])
  }

  @Test func `behaviour 1234: requests have entities, limits and no order`() {
    show(Forms())
    #expect(texts == ["Kea, Kea Ann, Kea"])
  }

  @Test func `behaviour 1237: objects stand in sections of what they have in common`() {
    show(Kinds())
    #expect(texts == ["SEA", "Ann", "SONG", "Kea", "Rob"])
    tap("By weight")
    #expect(texts == ["2", "Kea", "1", "Ann", "0", "Rob"])
  }

  @Test func `behaviour 1238: a view that observes an object changes with it`() throws {
    let bird = try #require(
      try context.fetch(NSFetchRequest<Bird>(entityName: "Bird")).first { $0.name == "Rob" })
    show(OneBird(bird: bird))
    bird.name = "Tit"
    #expect(texts == ["Tit"])

    let other = container.newBackgroundContext()
    (other.object(with: bird.objectID) as? Bird)?.name = "Emu"
    other.mergePolicy = NSMergePolicy.overwrite
    try other.save()
    context.rollback()
    Fleet.settle()
    #expect(texts == ["Emu"])
  }

  @Test func `behaviour 1239: without a context there is nothing, which SwiftUI logs`() {
    let reasons = logged {
      setAsAppRootWindow(UIHostingController(rootView: BirdList()))
      Fleet.settle()
    }.notes.reasons
    #expect(reasons.count == 1)
    #expect(
      reasons.first?.hasPrefix(
        "Context in environment is not connected to a persistent store coordinator: "
          + "<NSManagedObjectContext: 0x") == true)
    #expect(texts.isEmpty)
  }
}
