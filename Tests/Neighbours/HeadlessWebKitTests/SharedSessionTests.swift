import HeadlessNetworking
import HeadlessUIKit
import HeadlessWebKit
import Testing

@MainActor
@Suite("WebKit and the network in one file")
struct SharedSessionTests {
  @Test func `know one shared session`() {
    let session: URLSession = .shared

    #expect(URLSession.shared === session)
  }
}
