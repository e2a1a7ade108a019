import FleetTesting
import HeadlessNetworking
import Testing

@MainActor
@Suite("URLSessionConfiguration", .freshApplication)
struct URLSessionConfigurationUIKitTests {
  @Test func `keeps what Linux lacks`() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "birds")
    configuration.waitsForConnectivity = true
    configuration.allowsExpensiveNetworkAccess = false
    configuration.allowsConstrainedNetworkAccess = false
    configuration.sessionSendsLaunchEvents = false
    configuration.multipathServiceType = .handover
    configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
    configuration.tlsMaximumSupportedProtocolVersion = .TLSv13
    configuration.requiresDNSSECValidation = true
    configuration.sharedContainerIdentifier = "group.birds"
    configuration.usesClassicLoadingMode = false

    #expect(configuration.identifier == "birds")
    #expect(configuration.waitsForConnectivity)
    #expect(!configuration.allowsExpensiveNetworkAccess)
    #expect(!configuration.allowsConstrainedNetworkAccess)
    #expect(!configuration.sessionSendsLaunchEvents)
    #expect(configuration.multipathServiceType == .handover)
    #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv13)
    #expect(configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
    #expect(configuration.requiresDNSSECValidation)
    #expect(configuration.sharedContainerIdentifier == "group.birds")
    #expect(!configuration.usesClassicLoadingMode)
    #expect(!URLSessionConfiguration.default.waitsForConnectivity)
    #expect(URLSessionConfiguration.default.allowsExpensiveNetworkAccess)
  }

  @Test func `has its own in each session that is made with it`() {
    let configuration = URLSessionConfiguration.default
    configuration.waitsForConnectivity = true
    let session = URLSession.uiKit(configuration: configuration)
    configuration.multipathServiceType = .interactive

    #expect(session.configuration.waitsForConnectivity)
    #expect(session.configuration.multipathServiceType == .none)
  }

  @Test func `of a session in the background asks as any other`() throws {
    respond(to: "/list", with: .text("Robin"))
    let log = Calls()
    let session = URLSession.uiKit(
      configuration: .background(withIdentifier: "birds"), delegate: Delegate(log),
      delegateQueue: nil)
    session.downloadTask(with: try #require(URL(string: "https://birds.example/list"))).resume()
    settle()

    #expect(log.all == ["written 5 of 5", "file Robin", "complete"])
  }

  @Test func `goes with caches and requests as Apple's systems make them`() {
    let cache = URLCache(memoryCapacity: 1_000, diskCapacity: 2_000)
    #expect(cache.memoryCapacity == 1_000 && cache.diskCapacity == 2_000)
    var request = URLRequest(url: URL(fileURLWithPath: "/"))
    request.assumesHTTP3Capable = true
    request.allowsConstrainedNetworkAccess = false
    request.allowsExpensiveNetworkAccess = false
    // The network here knows nothing of that, and a request stays what it was.
    #expect(!request.assumesHTTP3Capable && request.allowsConstrainedNetworkAccess)
    #expect(request.allowsExpensiveNetworkAccess && !request.requiresDNSSECValidation)
  }
}
