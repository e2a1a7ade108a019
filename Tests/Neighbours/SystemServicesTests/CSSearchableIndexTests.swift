import FleetTesting
import HeadlessCoreSpotlight
import TestSupport
import Testing

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  let trace = Trace()
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    let identifier = userActivity.userInfo?[CSSearchableItemActivityIdentifier] as? String
    trace.add("\(userActivity.activityType) \(identifier ?? "nil")")
    return true
  }
}

@MainActor @Suite("CSSearchableIndex", .freshApplication)
struct CSSearchableIndexTests {
  private let index = CSSearchableIndex.default()
  private let trace = Trace()

  private func item(_ identifier: String, _ domain: String? = nil) -> CSSearchableItem {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "Bird \(identifier)"
    return CSSearchableItem(
      uniqueIdentifier: identifier, domainIdentifier: domain, attributeSet: attributes)
  }

  private var identifiers: [String] { SimulatedSpotlight.items.map(\.uniqueIdentifier) }

  @Test func `keeps items on a later turn, each once`() {
    index.indexSearchableItems([item("7"), item("8")]) { [trace] error in
      trace.add("kept \(error == nil)")
    }
    #expect(identifiers.isEmpty)
    settle()
    let other = item("7")
    other.attributeSet.title = "Wren"
    index.indexSearchableItems([other])
    settle()

    #expect(trace.lines == ["kept true"])
    #expect(SimulatedSpotlight.items.map(\.attributeSet.title) == ["Wren", "Bird 8"])
    withFreshApplication { #expect(SimulatedSpotlight.items.isEmpty) }
  }

  @Test func `drops what is meant`() async throws {
    try await index.indexSearchableItems([
      item("1", "birds"), item("2", "birds.wrens"), item("3", "birdsong"), item("4"), item("5"),
    ])
    try await index.deleteSearchableItems(withDomainIdentifiers: ["birds"])
    #expect(identifiers == ["3", "4", "5"])
    try await index.deleteSearchableItems(withIdentifiers: ["4"])
    #expect(identifiers == ["3", "5"])
    index.deleteAllSearchableItems { [trace] _ in trace.add("dropped") }
    await settle()

    #expect(identifiers.isEmpty)
    #expect(trace.lines == ["dropped"])
  }

  @Test func `opens the app with what was found`() {
    let delegate = AppDelegate()
    launchApp(delegate)
    index.indexSearchableItems([item("7")])
    settle()
    SimulatedSpotlight.open(withIdentifier: "7")
    let received = failures { SimulatedSpotlight.open(withIdentifier: "77") }

    #expect(delegate.trace.lines == ["com.apple.corespotlightitem 7"])
    #expect(
      received.reasons == [
        "Cannot open '77': The app lets nothing of this identifier be found."
      ])
    #expect(received.first?.details == "Did you mean '7'? The searchable items are '7'.")
  }

  @Test func `activities have attributes, too`() {
    let activity = NSUserActivity(activityType: "reading")
    activity.contentAttributeSet = item("7").attributeSet

    #expect(activity.contentAttributeSet?.title == "Bird 7")
    activity.contentAttributeSet = nil
    #expect(activity.contentAttributeSet == nil)
  }
}
