import XCTest

@testable import Birds

private final class BirdProtocol: URLProtocol {
  static var answers: [String: String] = [:]

  override class func canInit(with request: URLRequest) -> Bool {
    answers[request.url?.path ?? ""] != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let response = HTTPURLResponse(
      url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(Self.answers[request.url!.path]!.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

final class BirdClientXCTests: XCTestCase {
  private var client: BirdClient!

  override func setUp() {
    super.setUp()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [BirdProtocol.self]
    BirdProtocol.answers = ["/names": "[\"Robin\"]", "/songs/robin": "la"]
    client = BirdClient(session: URLSession(configuration: configuration))
    URLProtocol.registerClass(BirdProtocol.self)
  }

  override func tearDown() {
    URLProtocol.unregisterClass(BirdProtocol.self)
    super.tearDown()
  }

  func testAMockAnswers() throws {
    let answered = expectation(description: "answered")
    var names: [String] = []
    client.loadNames { result in
      names = (try? result.get()) ?? []
      answered.fulfill()
    }
    XCTAssertEqual(names, [])
    wait(for: [answered], timeout: 5)

    XCTAssertEqual(names, ["Robin"])
  }

  func testARegisteredMockAnswersTheSharedSession() async throws {
    let song = try await client.song(of: "robin")

    XCTAssertEqual(song, "la")
  }
}
