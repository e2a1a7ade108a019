import FleetTesting
import Testing

@testable import Birds

@MainActor @Suite(.freshApplication)
struct BirdClientTests {
  let client = BirdClient()

  @Test func `what a test answers comes on a later turn`() {
    Fleet.respond(to: "https://birds.example/names", with: .status(503), .json(#"["Robin"]"#))
    var names: [String] = []
    var failures = 0
    for _ in 0..<2 {
      client.loadNames { result in
        names += (try? result.get()) ?? []
        failures += (try? result.get()) == nil ? 1 : 0
      }
      #expect(names.isEmpty)
      Fleet.settle()
    }

    #expect(names == ["Robin"])
    #expect(failures == 1)
    #expect(client.progress == ["answered", "answered"])
  }

  @Test func `awaited requests and delegates are answered, too`() async throws {
    Fleet.respond(to: "/songs/*") { .text("la " + $0.url.lastPathComponent) }
    Fleet.respond(to: "/names", method: "POST", with: .status(201, after: .seconds(1)))
    Fleet.respond(to: "/names", method: "GET", with: .json(#"["Wren"]"#))
    #expect(try await client.song(of: "robin") == "la robin")

    async let status = client.send("Wren")
    // It begins on a thread of its own, which may come late.
    for _ in 0..<1_000 where Fleet.pendingWork.isEmpty { await Fleet.settle() }
    #expect(Fleet.pendingWork == ["URLSession POST /names, in 1.00 s"])
    await Fleet.advance(by: .seconds(1))
    #expect(try await status == 201)
    #expect(Fleet.sentRequests.last?.decodedBody(as: [String].self) == ["Wren"])

    client.loadInPieces()
    await Fleet.settle()
    #expect(client.progress == ["8 bytes", "done"])
  }

  @Test func `a request that nobody answers is a failure that names it`() {
    Fleet.respond(to: "https://birds.example/name", with: .json("[]"))
    let caught = Fleet.swallowAnyErrors {
      client.loadNames { _ in }
      Fleet.settle()
    }

    #expect(caught.map(\.reason) == ["Nobody answers GET https://birds.example/names."])
    #expect(caught.first?.details.hasPrefix("Did you mean 'https://birds.example/name'?") == true)
  }
}
