import FleetTesting
import HeadlessWidgetKit
import Testing

@MainActor @Suite("Live activities", .freshApplication)
struct LiveActivityTests {
  private struct Flight: ActivityAttributes {
    struct ContentState: Codable, Hashable { var height: Int }
    let bird: String
  }

  private func begin() throws -> Activity<Flight> {
    try Activity.request(
      attributes: Flight(bird: "swift"),
      content: ActivityContent(state: .init(height: 1), staleDate: nil))
  }

  @Test func `begin where the user allows it`() throws {
    #expect(ActivityAuthorizationInfo().areActivitiesEnabled)
    SimulatedActivities.areEnabled = false

    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.denied) { try begin() }
    #expect(Activity<Flight>.activities.isEmpty)
  }

  @Test func `change until they end`() async throws {
    let flight = try begin()
    await flight.update(ActivityContent(state: .init(height: 2), staleDate: nil))
    #expect(flight.content.state.height == 2)
    #expect(flight.attributes.bird == "swift")

    await flight.end(ActivityContent(state: .init(height: 0), staleDate: nil))
    #expect(flight.activityState == .ended)
    await flight.update(ActivityContent(state: .init(height: 3), staleDate: nil))
    #expect(flight.content.state.height == 0)
    #expect(Activity<Flight>.activities.map(\.id) == [flight.id])

    await flight.end(nil, dismissalPolicy: .immediate)
    #expect(Activity<Flight>.activities.isEmpty)
  }

  @Test func `tell how far they have come`() async throws {
    let flight = try begin()
    let updates = flight.activityStateUpdates
    await flight.end(nil)
    SimulatedActivities.dismiss(flight)

    var states: [ActivityState] = []
    for await state in updates { states.append(state) }
    #expect(states == [.ended, .dismissed])
    for await _ in flight.activityStateUpdates { Issue.record("Nothing more is told.") }
  }

  @Test func `tell when the user changes what is allowed`() async throws {
    var updates = ActivityAuthorizationInfo().activityEnablementUpdates.makeAsyncIterator()
    for isEnabled in [true, false, false, true] { SimulatedActivities.areEnabled = isEnabled }
    #expect([await updates.next(), await updates.next()] == [false, true])
  }
}
