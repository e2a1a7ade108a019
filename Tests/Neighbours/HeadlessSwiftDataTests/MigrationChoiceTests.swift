import FleetTesting
import HeadlessSwiftData
import Testing

/// What SwiftData does with a store that cannot be taken over, where no source says it.
@MainActor
@Suite("Choices without a source for SwiftData's migrations", .freshApplication)
struct MigrationChoiceTests {
  init() throws {
    let context = ModelContext(try ModelContainer(for: First.Trip.self))
    context.insert(First.Trip("Rome", nights: 2))
    try context.save()
  }

  @Test func `behaviour 1339: a new property needs a value`() {
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try ModelContainer(for: Third.Trip.self)
    }
  }

  @Test func `behaviour 1341: a plan has to have the version of the store`() throws {
    #expect(throws: SwiftDataError.unknownSchema) {
      try ModelContainer(for: Third.Trip.self, migrationPlan: OtherPlan.self)
    }
    _ = try ModelContainer(
      for: Schema(versionedSchema: Third.self), configurations: ModelConfiguration("x"))
    #expect(throws: SwiftDataError.backwardMigration) {
      try ModelContainer(
        for: Second.Trip.self, migrationPlan: Plan.self, configurations: ModelConfiguration("x"))
    }
  }
}
