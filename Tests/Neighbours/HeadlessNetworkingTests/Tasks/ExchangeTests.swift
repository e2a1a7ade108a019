import FleetTesting
import HeadlessNetworking
import Testing

@MainActor
@Suite("The delegate of a session", .freshApplication)
struct ExchangeTests {
  private let log = Calls()

  private func session(_ disposition: URLSession.ResponseDisposition = .allow) -> URLSession {
    .uiKit(configuration: .default, delegate: Delegate(log, disposition), delegateQueue: .main)
  }

  private func url(_ path: String) throws -> URL {
    try #require(URL(string: "https://birds.example\(path)"))
  }

  @Test func `hears of a response, its data and the end, each on a turn of its own`() throws {
    respond(to: "/list", with: .text("Robin"))
    session().dataTask(with: try url("/list")).resume()
    #expect(log.all == [])
    settle()

    #expect(log.all == ["response 200", "data Robin", "complete"])
  }

  @Test func `may refuse a response`() throws {
    respond(to: "/list", with: .text("Robin"))
    session(.cancel).dataTask(with: try url("/list")).resume()
    settle()

    #expect(log.all == ["response 200", "complete cancelled"])
  }

  @Test func `hears of an error`() throws {
    respond(to: "/list", with: .error(.networkConnectionLost))
    session().dataTask(with: try url("/list")).resume()
    settle()

    #expect(log.all == ["complete The network connection was lost."])
  }

  @Test func `hears of what was sent`() throws {
    respond(to: "/list", with: .status(201))
    var request = URLRequest(url: try url("/list"))
    request.httpMethod = "PUT"
    session().uploadTask(with: request, from: Data("Wren".utf8)).resume()
    settle()

    #expect(log.all == ["sent 4 of 4", "response 201", "complete"])
    #expect(sentRequests.map(\.bodyText) == ["Wren"])
  }

  @Test func `hears of a file, which is there while it is called`() throws {
    respond(to: "/list", with: .text("Robin"))
    session().downloadTask(with: try url("/list")).resume()
    settle()

    #expect(log.all == ["written 5 of 5", "file Robin", "complete"])
  }

  @Test(arguments: [
    (
      URLSession.ResponseDisposition.allow,
      ["redirection /list", "response 200", "data Robin", "complete"]
    ),
    (.cancel, ["redirection /list", "response 302", "complete cancelled"]),
  ])
  func `may refuse a redirection`(
    disposition: URLSession.ResponseDisposition, calls: [String]
  ) throws {
    respond(to: "/old", with: .status(302, headers: ["Location": "/list"]))
    respond(to: "/list", with: .text("Robin"))
    session(disposition).dataTask(with: try url("/old")).resume()
    settle()

    #expect(log.all == calls)
  }

  @Test func `is let go after the session has ended`() throws {
    respond(to: "/list", with: .text("Robin"))
    weak var released: Delegate?
    let session = {
      let delegate = Delegate(log)
      released = delegate
      return URLSession.uiKit(configuration: .default, delegate: delegate, delegateQueue: nil)
    }()
    session.dataTask(with: try url("/list")).resume()
    settle()
    #expect(released != nil)
    session.finishTasksAndInvalidate()
    settle()

    #expect(released == nil)
  }

  /// Holds that it is called on the queue of its session, as Alamofire's delegate does.
  private final class QueueDelegate: NSObject, URLSessionDataDelegate {
    let (queue, log): (DispatchQueue, Calls)

    init(_ queue: DispatchQueue, _ log: Calls) { (self.queue, self.log) = (queue, log) }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
      dispatchPrecondition(condition: .onQueue(queue))
      DispatchQueue.main.uiKitSync { log.note("on the main queue") }
      queue.uiKitAsync { [log] in log.note("later on its own") }
    }

    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) {
      dispatchPrecondition(condition: .onQueue(queue))
      log.note("complete")
    }
  }

  @Test(arguments: [false, true])
  func `is called on the queue below that of its session`(isConcurrent: Bool) async throws {
    respond(to: "/list", with: .text("Robin"))
    let queue = DispatchQueue(label: "birds", attributes: isConcurrent ? .concurrent : [])
    let operations = OperationQueue()
    operations.underlyingQueue = queue
    let session = URLSession.uiKit(
      configuration: .default, delegate: QueueDelegate(queue, log), delegateQueue: operations)
    session.dataTask(with: try url("/list")).resume()
    await settle()
    queue.sync(flags: .barrier) {}
    #expect(log.all.first == "on the main queue")
    #expect(log.all.sorted() == ["complete", "later on its own", "on the main queue"])

    session.dataTask(with: try url("/list")) { _, _, _ in
      dispatchPrecondition(condition: .onQueue(queue))
    }.resume()
    await settle()
    session.invalidateAndCancel()
  }

  @Test func `of a task hears before that of the session`() async throws {
    respond(to: "/old", with: .status(302, headers: ["Location": "/list"]))
    respond(to: "/list", with: .text("Robin"))
    let own = Calls()
    let delegate = Delegate(own)
    let (data, _) = try await session().data(from: try url("/old"), delegate: delegate)

    #expect(String(decoding: data, as: UTF8.self) == "Robin")
    #expect(own.all == ["redirection /list"])
    #expect(log.all == [])
  }
}
