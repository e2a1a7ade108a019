import FleetTesting
import HeadlessAdSupport
import TestSupport
import Testing

@MainActor @Suite("AdSupport and AppTrackingTransparency", .freshApplication)
struct AdvertisingTests {
  private let trace = Trace()

  @Test func `the identifier is zero until the user lets the app track`() {
    let (zeros, identifier) = (ASIdentifierManager.shared().advertisingIdentifier, UUID())
    SimulatedAdvertising.identifier = identifier
    #expect(zeros.uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(ASIdentifierManager.shared().advertisingIdentifier == zeros)
    ATTrackingManager.requestTrackingAuthorization { [trace] in trace.add("\($0)") }
    settle()
    #expect(Fleet.screen.buttons["Ask App Not to Track"].exists)
    answerPermission(.allow)

    #expect(trace.lines == ["authorized"])
    #expect(ATTrackingManager.trackingAuthorizationStatus == .authorized)
    #expect(ASIdentifierManager.shared().advertisingIdentifier == identifier)
    #expect(ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
  }

  @Test func `a decision of before is the answer`() async {
    Fleet.permissions[.tracking] = .denied

    #expect(await ATTrackingManager.requestTrackingAuthorization() == .denied)
    #expect(!ASIdentifierManager.shared().isAdvertisingTrackingEnabled)
  }

  @Test func `no advertisement leads to the app, unless a test says so`() throws {
    #expect(throws: AAAttributionError(.platformNotSupported)) {
      try AAAttribution.attributionToken()
    }
    SimulatedAdvertising.attributionToken = "bird"
    #expect(try AAAttribution.attributionToken() == "bird")
    ADClient.shared().requestAttributionDetails { [trace] details, error in
      trace.add("\(details == nil) \(error == nil)")
    }
    settle()

    #expect(trace.lines == ["true false"])
  }
}
