import FleetTesting
import Foundation
import Testing

@MainActor
@Suite(".exploring")
struct ExploringTraitTests {
  @Test(.exploring(steps: 60, oracles: .usual.without(.traps)))
  func `takes a test as what opens the app`() async {
    #expect(UIApplication.shared.windows.isEmpty)
    setAsAppRootWindow(Page("Birds") { $0.label("Robin") })
    await Task.yield()
  }

  @Test(.exploring(steps: 40)) func `takes it into other processes`() {
    #expect(ProcessInfo.processInfo.environment["FLEET_EXPLORING"] != nil)
    setAsAppRootWindow(Page("Birds") { $0.label("Robin") })
  }
}
