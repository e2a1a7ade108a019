import FleetTesting
import HeadlessNetworking
import Synchronization
import TestSupport
import Testing

/// A mock as tests write it: answers come from a handler that a test sets.
private class MockURLProtocol: URLProtocol {
  @TaskLocal static var handler: (@Sendable (URLRequest) throws -> (HTTPURLResponse, Data))?
  static let stopped = Mutex(0)

  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.host == "mock.example"
  }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let handler = Self.handler else { return }
    do {
      let (response, data) = try handler(request)
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: data)
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      client?.urlProtocol(self, didFailWithError: error)
    }
  }

  override func stopLoading() { Self.stopped.withLock { $0 += 1 } }
}

/// One that answers later, from another thread.
private final class SlowURLProtocol: MockURLProtocol {
  override func startLoading() {
    // Proof: a mock of the test's, which no other code uses.
    nonisolated(unsafe) let mock = self
    DispatchQueue.global().async {
      guard let url = mock.request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      else { return }
      mock.client?.urlProtocol(mock, didReceive: response, cacheStoragePolicy: .notAllowed)
      for part in ["Ro", "bin"] {
        mock.client?.urlProtocol(mock, didLoad: Data(part.utf8))
      }
      mock.client?.urlProtocolDidFinishLoading(mock)
    }
  }
}

@MainActor
@Suite("URLProtocol", .freshApplication)
struct URLProtocolTests {
  private let log = Calls()
  private let url = URL(string: "https://mock.example/list")

  private func session(_ type: AnyClass, _ delegate: Delegate? = nil) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [type] + (configuration.protocolClasses ?? [])
    return .uiKit(configuration: configuration, delegate: delegate, delegateQueue: nil)
  }

  private func answering(
    _ text: String, _ body: () throws -> Void
  ) rethrows {
    try MockURLProtocol.$handler.withValue({ request in
      let response = request.url.flatMap {
        HTTPURLResponse(url: $0, statusCode: 200, httpVersion: nil, headerFields: nil)
      }
      guard let response else { throw URLError(.badURL) }
      return (response, Data(text.utf8))
    }) { try body() }
  }

  @Test func `of a configuration answers before what a test answers`() throws {
    respond(to: "*", with: .text("never"))
    try answering("Robin") {
      session(MockURLProtocol.self).dataTask(with: try #require(url)) { [log] data, response, _ in
        log.note(
          data.map { String(decoding: $0, as: UTF8.self) },
          (response as? HTTPURLResponse).map { "\($0.statusCode)" })
      }.resume()
      #expect(log.all == [])
      settle()
    }

    #expect(log.all == ["Robin 200"])
    #expect(sentRequests.map(\.description) == ["GET https://mock.example/list"])
  }

  @Test func `tells a delegate of each piece, in order, from another thread`() async throws {
    session(SlowURLProtocol.self, Delegate(log)).dataTask(with: try #require(url)).resume()
    #expect(await eventually { log.all.last == "complete" })

    #expect(log.all == ["response 200", "data Ro", "data bin", "complete"])
  }

  @Test func `is waited for while it loads`() async throws {
    session(SlowURLProtocol.self).dataTask(with: try #require(url)) { [log] data, _, _ in
      log.note(data.map { String(decoding: $0, as: UTF8.self) })
    }.resume()
    await settle()

    #expect(log.all == ["Robin"])
    #expect(pendingWork == [])
  }

  @Test func `that is registered answers the shared session alone`() throws {
    _ = URLProtocol.registerClass(MockURLProtocol.self)
    respond(to: "*", with: .text("Wren"))
    try answering("Robin") {
      for session in [URLSession.shared, .uiKit(configuration: .default)] {
        session.dataTask(with: try #require(url)) { [log] data, _, _ in
          log.note(data.map { String(decoding: $0, as: UTF8.self) })
        }.resume()
      }
      settle()
      URLProtocol.unregisterClass(MockURLProtocol.self)
      URLSession.shared.dataTask(with: try #require(url)) { [log] data, _, _ in
        log.note(data.map { String(decoding: $0, as: UTF8.self) })
      }.resume()
      settle()
    }

    #expect(log.all == ["Robin", "Wren", "Wren"])
  }

  @Test func `may fail, and leaves other hosts alone`() throws {
    respond(to: "https://birds.example/list", with: .text("Wren"))
    let session = session(MockURLProtocol.self)
    try MockURLProtocol.$handler.withValue({ _ in throw URLError(.badServerResponse) }) {
      for url in [url, URL(string: "https://birds.example/list")] {
        session.dataTask(with: try #require(url)) { [log] data, _, error in
          log.note(
            data.map { String(decoding: $0, as: UTF8.self) },
            (error as? URLError).map { "\($0.code == .badServerResponse)" })
        }.resume()
      }
      settle()
    }

    #expect(log.all == ["true", "Wren"])
  }

  @Test func `gets what is sent as a stream, as on a device`() throws {
    var request = URLRequest(url: try #require(url))
    request.httpMethod = "POST"
    request.httpBody = Data("Wren".utf8)
    let log = log
    MockURLProtocol.$handler.withValue({ request in
      log.note("\(request.httpBody == nil)", "\(request.httpBodyStream != nil)")
      throw URLError(.unknown)
    }) {
      session(MockURLProtocol.self).dataTask(with: request) { _, _, _ in }.resume()
      settle()
    }

    #expect(log.all == ["true true"])
  }

  @Test func `and other mocks may make responses that say nothing`() {
    #expect(URLResponse.uiKit().mimeType == nil)
    #expect(HTTPURLResponse.uiKitHTTP().statusCode == 200)
  }

  @Test func `that never answers is stopped with its task`() throws {
    let task = session(MockURLProtocol.self).dataTask(with: try #require(url)) {
      [log] _, _, error in log.note(error?.localizedDescription)
    }
    task.resume()
    settle()
    #expect(pendingWork.first?.hasPrefix("URLSession GET /list, ") == true)
    let stopped = MockURLProtocol.stopped.withLock { $0 }
    task.cancel()
    settle()

    #expect(log.all == ["cancelled"])
    #expect(MockURLProtocol.stopped.withLock { $0 } > stopped)
    #expect(pendingWork == [])
  }
}
