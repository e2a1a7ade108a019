import FleetTesting
import HeadlessAppIntents
import TestSupport
import Testing

private enum Color: String, AppEnum {
  case brown, blue

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [Color: DisplayRepresentation] = [
    .brown: "Brown", .blue: DisplayRepresentation(title: "Blue", image: .init(systemName: "drop")),
  ]
}

private struct Bird: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Bird")
  static let defaultQuery = BirdQuery()

  let id: Int
  @Property(title: "Name") var name: String

  init(_ id: Int, _ name: String) {
    self.id = id
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

private struct BirdQuery: EnumerableEntityQuery, EntityStringQuery {
  @Dependency var book: Book

  func allEntities() async throws -> [Bird] { book.birds }

  func entities(matching string: String) async throws -> [Bird] {
    book.birds.filter { $0.name.contains(string) }
  }
}

private final class Book: Sendable {
  let birds = [Bird(1, "Wren"), Bird(2, "Robin")]
}

private struct CountBirds: AppIntent {
  static let title: LocalizedStringResource = "Count Birds"
  static let description: IntentDescription? = "Counts the birds of a color."
  static let openAppWhenRun = true

  @Parameter(title: "Place", description: "Where they are", inputOptions: .init(multiline: true))
  var place: String
  @Parameter(title: "Color", default: .blue) var color: Color
  @Parameter(title: "Most", inclusiveRange: (1, 9)) var most: Int?
  @Parameter(title: "Bird") var bird: Bird?

  static var parameterSummary: some ParameterSummary {
    When(\.$color, .equalTo, .blue) {
      Summary("Count blue birds in \(\.$place)") { \.$most }
    } otherwise: {
      Summary("Count birds in \(\.$place)")
    }
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard place != "nowhere" else { throw $place.needsValueError("Where?") }
    let bird = try await $bird.requestDisambiguation(among: [Bird(1, "Wren")], dialog: "Which?")
    return .result(value: most ?? 3, dialog: "There are \(most ?? 3) like \(bird.name).")
  }
}

private struct OpenBird: OpenIntent {
  static let title: LocalizedStringResource = "Open Bird"

  @Parameter(title: "Bird") var target: Bird

  func perform() async throws -> some IntentResult { .result() }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CountBirds(),
      phrases: ["Count birds in \(.applicationName)", "Birds of \(\.$color)"],
      shortTitle: "Count", systemImageName: "bird")
    AppShortcut(intent: OpenBird(), phrases: ["Open \(.applicationName)"])
  }
}

@MainActor @Suite("AppIntents", .freshApplication)
struct AppIntentTests {
  @Test func `an intent is performed with the answers of a test`() async throws {
    let intent = CountBirds()
    intent.place = "the garden"
    SimulatedIntents.answer(Bird(2, "Robin"))
    let result = try await intent.perform()

    #expect(result.value == 3)
    #expect(SimulatedIntents.dialog(of: result) == "There are 3 like Robin.")
    #expect(SimulatedIntents.questions == ["Which?"])
    #expect(intent.bird?.name == "Robin")
    #expect(intent.color == .blue)
    await #expect(throws: CancellationError.self) { try await intent.perform() }
    intent.place = "nowhere"
    await #expect(throws: AppIntentError.self) { try await intent.perform() }
  }

  @Test func `a parameter without a value that is needed is a failure`() {
    let (intent, open) = (CountBirds(), OpenBird())
    let failures = failures {
      #expect(intent.place.isEmpty)
      #expect(intent.most == nil)
    }

    #expect(failures.map(\.reason) == ["The parameter 'Place' of the intent has no value."])
    open.target = Bird(1, "Wren")
    #expect(open.target.id == 1)
  }

  @Test func `things of the app are found`() async throws {
    AppDependencyManager.shared.add(dependency: Book())

    #expect(try await Bird.defaultQuery.entities(for: [2]).map(\.name) == ["Robin"])
    #expect(try await Bird.defaultQuery.suggestedEntities().count == 2)
    #expect(try await Bird.defaultQuery.entities(matching: "W").map(\.id) == [1])
    #expect(String(localized: Bird(1, "Wren").displayRepresentation.title) == "Wren")
    #expect(String(localized: Color.blue.localizedStringResource) == "Blue")
  }

  @Test func `what is said of intents can be read`() async throws {
    #expect(CountBirds.openAppWhenRun)
    #expect(CountBirds.supportedModes == .foreground)
    #expect(OpenBird.isDiscoverable)
    #expect(Shortcuts.shortcutTileColor == .blue)
    #expect(
      SimulatedIntents.phrases(of: Shortcuts.self)
        == [
          "Count birds in ${applicationName}", "Birds of ${parameter}", "Open ${applicationName}",
        ])
    Shortcuts.updateAppShortcutParameters()
    IntentDonationManager.shared.donate(intent: OpenBird())
    try await CountBirds().donate()
    #expect(SimulatedIntents.shortcutUpdates == 1)
    #expect(SimulatedIntents.donations.count == 2)
    #expect(SimulatedIntents.donations.first is OpenBird)
    try await IntentDonationManager.shared.deleteAllDonations()

    #expect(SimulatedIntents.donations.isEmpty)
  }

  @Test func `an intent opens an address`() async throws {
    let url = try #require(URL(string: "https://birds.example"))
    _ = try await OpenURLIntent(url).perform()

    #expect(Fleet.openedURLs == [url])
  }

  @Test func `a file has its name and its contents`() {
    let file = IntentFile(data: Data("wren".utf8), filename: "wren.txt", type: .plainText)

    #expect(file.data.count == 4)
    #expect(file.fileURL == nil)
  }
}
