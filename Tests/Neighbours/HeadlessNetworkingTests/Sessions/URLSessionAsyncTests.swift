import FleetTesting
import HeadlessNetworking
import Testing

@MainActor
@Suite("URLSession, awaited", .freshApplication)
struct URLSessionAsyncTests {
  private let url = URL(string: "https://birds.example/list")

  /// The requests of apps to a session, to have another one in tests.
  protocol Loading {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
  }

  @Test func `returns data, files and bytes`() async throws {
    let url = try #require(url)
    respond(to: "/list", with: .text("Robin\nWren\n"))
    let (data, response) = try await URLSession.shared.data(from: url)
    let (file, _) = try await URLSession.shared.download(from: url)
    let (bytes, _) = try await URLSession.shared.bytes(from: url)
    let (answer, _) = try await URLSession.shared.upload(
      for: URLRequest(url: url), from: Data("Wren".utf8))
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    var count = 0
    for try await _ in bytes { count += 1 }

    #expect(String(decoding: data, as: UTF8.self) == "Robin\nWren\n")
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(try String(contentsOf: file, encoding: .utf8) == "Robin\nWren\n")
    #expect(lines == ["Robin", "Wren"])
    #expect(count == 11)
    #expect(answer == data)
    #expect(sentRequests.last?.bodyText == "Wren")
    try FileManager.default.removeItem(at: file)
  }

  @Test func `throws the error that a device throws`() async throws {
    respond(to: "/list", with: .error(.cannotFindHost))
    let url = try #require(url)
    let error = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }

    #expect(error?.code == .cannotFindHost)
    #expect(error?.failingURL == url)
    #expect(
      error?.localizedDescription == "A server with the specified hostname could not be found.")
  }

  @Test func `is cancelled with its task`() async throws {
    respond(to: "/list", with: .text("late", after: .seconds(50)))
    let url = try #require(url)
    let task = Task { try await URLSession.shared.data(from: url) }
    await settle()
    #expect(pendingWork == ["URLSession GET /list, in 50.00 s"])
    task.cancel()
    await settle()

    let error = await #expect(throws: URLError.self) { try await task.value }
    #expect(error?.code == .cancelled)
    #expect(pendingWork == [])
  }

  @Test func `is what a protocol of the app's asks for`() async throws {
    respond(to: "/list", with: .text("Robin"))
    let session: any Loading = URLSession.shared
    let url = try #require(url)

    #expect(try await session.data(from: url).0 == Data("Robin".utf8))
    #expect(try await session.data(for: URLRequest(url: url)).0 == Data("Robin".utf8))
  }

  @Test func `goes by way of a session of the app's own`() async throws {
    final class Mock: URLSession, @unchecked Sendable {
      override func dataTask(
        with request: URLRequest,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
      ) -> URLSessionDataTask {
        final class Task: URLSessionDataTask, @unchecked Sendable {
          var finish: () -> Void = {}
          override func resume() { finish() }
        }
        let task = Task()
        let response = URLResponse(
          url: request.url ?? URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: 1,
          textEncodingName: nil)
        task.finish = { completionHandler(Data([7]), response, nil) }
        return task
      }
    }
    let url = try #require(url)
    let mock = Mock(configuration: .default, delegate: nil, delegateQueue: nil)

    #expect(try await mock.data(from: url).0 == Data([7]))
  }
}

extension URLSession: URLSessionAsyncTests.Loading {}
