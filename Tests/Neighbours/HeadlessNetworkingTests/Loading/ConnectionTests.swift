import FleetTesting
import HeadlessNetworking
import Testing

@MainActor @Suite("The device's connection", .freshApplication)
struct ConnectionTests {
  @Test func `without a network requests end as on a device, whoever would answer them`() throws {
    let log = Calls()
    let url = try #require(URL(string: "https://birds.example/list"))
    respond(to: "/list", with: .status(200))
    Fleet.networkConnection = .none
    for connection in [nil, NetworkConnection.cellular] {
      if let connection { Fleet.networkConnection = connection }
      URLSession.shared.dataTask(with: url) { _, response, error in
        let status = (response as? HTTPURLResponse)?.statusCode ?? 0
        log.note(error?.localizedDescription ?? "\(status)")
      }.resume()
      settle()
    }

    #expect(log.all == ["The Internet connection appears to be offline.", "200"])
    #expect(Fleet.sentRequests.count == 2)
  }
}
