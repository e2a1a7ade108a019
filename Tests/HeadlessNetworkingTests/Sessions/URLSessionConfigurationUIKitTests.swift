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

    #expect(configuration.identifier == "birds")
    #expect(configuration.waitsForConnectivity)
    #expect(!configuration.allowsExpensiveNetworkAccess)
    #expect(!configuration.allowsConstrainedNetworkAccess)
    #expect(!configuration.sessionSendsLaunchEvents)
    #expect(!URLSessionConfiguration.default.waitsForConnectivity)
    #expect(URLSessionConfiguration.default.allowsExpensiveNetworkAccess)
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
}
