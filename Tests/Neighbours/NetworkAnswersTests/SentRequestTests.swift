import Foundation
import NetworkAnswers
import Testing

@Suite("SentRequest")
struct SentRequestTests {
  @Test func `says what was asked, and with what`() throws {
    let url = try #require(URL(string: "https://birds.example/list?page=2&page=3&empty"))
    let request = SentRequest(
      method: "POST", url: url, headers: ["Accept": "text/plain"], body: Data("[7]".utf8))

    #expect(request.description == "POST https://birds.example/list?page=2&page=3&empty")
    #expect(request.query == ["page": "2", "empty": ""])
    #expect(request.bodyText == "[7]")
    #expect(request.decodedBody(as: [Int].self) == [7])
    #expect(request.decodedBody(as: String.self) == nil)
  }
}
