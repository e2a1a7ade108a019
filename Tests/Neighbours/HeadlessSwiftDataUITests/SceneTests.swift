import Fleet
import FleetTesting
import HeadlessSwiftData
import HeadlessSwiftDataUI
import HeadlessSwiftUI
import Testing

private struct BirdCount: View {
  @Environment(\.modelContext) private var context
  @Query<Bird, [Bird]>() private var birds: [Bird]

  var body: some View { Button("\(birds.count) birds") { context.insert(Bird("Owl")) } }
}

private struct Birds: App {
  var body: some Scene { WindowGroup { BirdCount() }.modelContainer(for: Bird.self) }
}

private struct LentBirds: App {
  private static let container = try? ModelContainer(for: Bird.self)

  var body: some Scene {
    WindowGroup { BirdCount() }.modelContext(Self.container?.mainContext ?? .withoutContainer)
  }
}

@MainActor
@Suite("SwiftData in SwiftUI's apps", .freshApplication)
struct SceneTests {
  @Test func `behaviour 1343, 1347: a scene has a container, whose store lasts`() {
    launchApp(Birds.self)
    Fleet.screen.buttons["0 birds"].tap()
    #expect(Fleet.screen.buttons["1 birds"].exists)

    relaunchApp(Birds.self)
    #expect(Fleet.screen.buttons["1 birds"].exists)
  }

  @Test(arguments: 1...2)
  func `behaviour 1334, 1343: a container that an app keeps is empty in the next test`(_: Int) {
    launchApp(LentBirds.self)
    Fleet.screen.buttons["0 birds"].tap()
    #expect(Fleet.screen.buttons["1 birds"].exists)
  }
}
