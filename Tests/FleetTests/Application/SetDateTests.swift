import Fleet
import FleetTesting
import Foundation
import Testing

@MainActor
@Suite("The present date", .freshApplication)
struct SetDateTests {
  @Test func `goes on from what is set with UIKit time, in this application alone`() {
    let noon = Date(timeIntervalSinceReferenceDate: 12 * 3_600)
    setDate(noon)
    advance(by: .seconds(60))
    #expect(Date.uiKitNow() == noon + 60 && NSDate.now == noon + 60)

    withFreshApplication { #expect(abs(Date.uiKitNow().timeIntervalSinceNow) < 60) }
    setDate(nil)
    #expect(abs(Date.uiKitNow().timeIntervalSinceNow) < 60)
  }
}
