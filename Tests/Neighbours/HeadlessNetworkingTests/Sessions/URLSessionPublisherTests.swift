import FleetTesting
import HeadlessCombine
import HeadlessNetworking
import Testing

@MainActor
@Suite("URLSession.dataTaskPublisher", .freshApplication)
struct URLSessionPublisherTests {
  @Test func `sends what a test answers, without await`() throws {
    respond(to: "/list", with: .json(["Robin"]), .offline)
    let url = try #require(URL(string: "https://birds.example/list"))
    var names: [[String]] = []
    var tokens: Set<AnyCancellable> = []
    for _ in 0..<2 {
      URLSession.shared.dataTaskPublisher(for: url)
        .map(\.data)
        .decode(type: [String].self, decoder: JSONDecoder())
        .replaceError(with: ["none"])
        .receive(on: DispatchQueue.main)
        .sink { names.append($0) }
        .store(in: &tokens)
      settle()
    }

    #expect(names == [["Robin"], ["none"]])
  }
}
