import FleetTesting
import HeadlessSwiftData
import Testing

/// What becomes of a store whose classes are others.
@MainActor
@Suite("Migrations of SwiftData", .freshApplication)
struct MigrationTests {
  init() throws {
    let context = ModelContext(try ModelContainer(for: First.Trip.self))
    let trip = First.Trip("Rome", nights: 2)
    trip.kind = .sea
    context.insert(trip)
    context.insert(First.Trip("Home", nights: 0))
    try context.save()
  }

  private func trips(of container: ModelContainer) throws -> [String] {
    try ModelContext(container).fetch(FetchDescriptor<Second.Trip>()).map {
      "\($0.title) \($0.kind) \($0.stars)"
    }
  }

  @Test func `behaviour 1338: names decide what is taken over`() throws {
    let container = try ModelContainer(for: Second.Trip.self)
    #expect(try trips(of: container) == ["Rome sea 3", "Home air 3"])
  }

  @Test func `behaviour 1340: the stages of a plan do more`() throws {
    let container = try ModelContainer(for: Second.Trip.self, migrationPlan: Plan.self)
    #expect(try trips(of: container) == ["Rome sea 5"])
    let again = try ModelContainer(for: Second.Trip.self, migrationPlan: Plan.self)
    #expect(try trips(of: again) == ["Rome sea 5"])
  }
}
