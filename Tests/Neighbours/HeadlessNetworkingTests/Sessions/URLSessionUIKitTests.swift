import FleetTesting
import HeadlessNetworking
import Testing

@MainActor
@Suite("URLSession", .freshApplication)
struct URLSessionUIKitTests {
  private let list = URL(string: "https://birds.example/list")
  private let log = Calls()

  private func ask(_ session: URLSession = .shared, _ path: String = "/list") throws
    -> URLSessionDataTask
  {
    let url = try #require(URL(string: "https://birds.example\(path)"))
    let task = session.dataTask(with: url) { [log] data, response, error in
      log.note(
        data.map { String(decoding: $0, as: UTF8.self) },
        (response as? HTTPURLResponse).map { "\($0.statusCode)" }, error?.localizedDescription)
    }
    task.resume()
    return task
  }

  @Test func `answers on a later turn, never within the call`() throws {
    respond(to: "https://birds.example/list", with: .json(#"["Robin"]"#))
    let task = try ask()
    #expect(log.all == [])
    #expect(task.state == .running)
    settle()

    #expect(log.all == [#"["Robin"] 200"#])
    #expect(task.state == .completed)
    #expect(
      (task.response as? HTTPURLResponse)?.value(forHTTPHeaderField: "content-type")
        == "application/json")
    #expect(task.countOfBytesReceived == 9)
    #expect(task.progress.fractionCompleted == 1)
  }

  @Test func `tells who observes its progress`() throws {
    respond(to: "https://birds.example/list", with: .text("Robin"))
    let task = try ask()
    var heard: [Double?] = []
    let token = task.progress.observe(\.fractionCompleted, options: .new) { _, change in
      heard.append(change.newValue)
    }
    settle()

    #expect(heard == [1])
    withExtendedLifetime(token) {}
  }

  @Test func `answers after a delay in UIKit time`() throws {
    respond(to: "/list", with: .text("late", after: .seconds(2)))
    _ = try ask()
    advance(by: .milliseconds(1_999))
    #expect(log.all == [])
    #expect(pendingWork == ["URLSession GET /list, in 0.00 s"])

    advance(by: .milliseconds(1))
    #expect(log.all == ["late 200"])
    #expect(pendingWork == [])
  }

  @Test func `answers one after the other, and then as the last time`() throws {
    respond(to: "/list", with: .status(503), .offline, .text("Robin"))
    for _ in 0..<4 {
      _ = try ask()
      settle()
    }

    #expect(
      log.all == [
        " 503", "The Internet connection appears to be offline.", "Robin 200", "Robin 200",
      ])
  }

  @Test func `answers by the method, and by what was added last`() throws {
    respond(to: "/list", with: .text("any"))
    respond(to: "/list", method: "post", with: .text("added"))
    var request = URLRequest(url: try #require(list))
    request.httpMethod = "POST"
    request.httpBody = Data("Wren".utf8)
    URLSession.shared.dataTask(with: request) { [log] data, _, _ in
      log.note(data.map { String(decoding: $0, as: UTF8.self) })
    }.resume()
    _ = try ask()
    settle()

    #expect(log.all == ["added", "any 200"])
    #expect(sentRequests.map(\.description) == ["POST \(request)", "GET \(request)"])
    #expect(sentRequests.first?.bodyText == "Wren")
  }

  @Test func `answers by what the request says`() throws {
    respond(to: "/birds/*") { request in .text(request.url.lastPathComponent) }
    _ = try ask(.shared, "/birds/7?full=1")
    settle()

    #expect(log.all == ["7 200"])
    #expect(sentRequests.first?.query == ["full": "1"])
  }

  @Test func `ends when it has waited for as long as it can`() throws {
    respond(to: "/list", with: .timeout)
    respond(to: "/slow", with: .text("late", after: .seconds(31)))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    _ = try ask()
    _ = try ask(.uiKit(configuration: configuration), "/slow")
    advance(by: .seconds(30))
    #expect(log.all == ["The request timed out."])

    advance(by: .seconds(30))
    #expect(log.all == ["The request timed out.", "The request timed out."])
  }

  @Test func `cancels a task, once, on a later turn`() throws {
    respond(to: "/list", with: .text("late", after: .seconds(2)))
    let task = try ask()
    settle()
    task.cancel()
    task.cancel()
    #expect(task.state == .canceling)
    #expect(log.all == [])

    advance(by: .seconds(5))
    #expect(log.all == ["cancelled"])
    #expect(task.state == .completed)
    #expect((task.error as? URLError)?.code == .cancelled)
    #expect(pendingWork == [])
  }

  @Test func `suspends a task, whose answer waits`() throws {
    respond(to: "/list", with: .text("Robin"))
    let task = try ask()
    task.suspend()
    settle()
    #expect(log.all == [])
    #expect(task.state == .suspended)

    task.resume()
    settle()
    #expect(log.all == ["Robin 200"])
  }

  @Test func `adds the header fields of its configuration`() throws {
    respond(to: "/list", with: .status(204))
    let configuration = URLSessionConfiguration.default
    configuration.httpAdditionalHeaders = ["Authorization": "Bearer 7", "Accept": "text/plain"]
    var request = URLRequest(url: try #require(list))
    request.setValue("text/html", forHTTPHeaderField: "Accept")
    URLSession.uiKit(configuration: configuration).dataTask(with: request) { _, _, _ in }.resume()
    settle()

    #expect(sentRequests.first?.headers == ["Authorization": "Bearer 7", "Accept": "text/html"])
  }

  @Test func `follows a redirection, without what was sent`() throws {
    respond(to: "/old", with: .status(302, headers: ["Location": "/list"]))
    respond(to: "/list", with: .text("Robin"))
    var request = URLRequest(url: try #require(URL(string: "https://birds.example/old")))
    request.httpMethod = "POST"
    request.httpBody = Data("Wren".utf8)
    URLSession.shared.dataTask(with: request) { [log] data, response, _ in
      log.note(data.map { String(decoding: $0, as: UTF8.self) }, response?.url?.path)
    }.resume()
    settle()

    #expect(log.all == ["Robin /list"])
    #expect(sentRequests.map(\.method) == ["POST", "GET"])
    #expect(sentRequests.map(\.bodyText) == ["Wren", ""])
  }

  @Test func `ends a circle of redirections`() throws {
    respond(to: "/list", with: .status(301, headers: ["Location": "/list"]))
    _ = try ask()
    settle()

    #expect(log.all == ["too many HTTP redirects"])
    #expect(sentRequests.count == 21)
  }

  @Test func `reads files and URLs of data`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("birds-\(UUID()).json")
    try Data("[]".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let texts = [
      "data:text/plain,Robin%21", "data:;base64,V3Jlbg==", "data:none", "file:///no/bird",
    ]
    for url in [file] + texts.compactMap({ URL(string: $0) }) {
      URLSession.shared.dataTask(with: url) { [log] data, response, error in
        log.note(
          data.map { String(decoding: $0, as: UTF8.self) }, response?.mimeType,
          (error as? URLError).map { "\($0.code == .fileDoesNotExist)" })
      }.resume()
    }
    settle()

    #expect(
      log.all.sorted() == ["Robin! text/plain", "Wren", "[] application/json", "true", "true"])
    #expect(sentRequests.isEmpty)
  }

  @Test func `keeps cookies, and sends them`() throws {
    let configuration = URLSessionConfiguration.ephemeral
    let session = URLSession.uiKit(configuration: configuration)
    respond(to: "/login", with: .status(200, headers: ["Set-Cookie": "token=7; Path=/"]))
    respond(to: "/list", with: .status(200))
    _ = try ask(session, "/login")
    settle()
    _ = try ask(session)
    settle()

    #expect(sentRequests.map { $0.headers["Cookie"] } == [nil, "token=7"])
  }

  @Test func `answers from a cache of its own, as long as that is fresh`() throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = URLCache(memoryCapacity: 1_000_000, diskCapacity: 0, diskPath: nil)
    let session = URLSession.uiKit(configuration: configuration)
    setDate(Date(timeIntervalSince1970: 1_767_265_200))
    respond(
      to: "/list", with: .text("first", headers: ["Cache-Control": "max-age=60"]), .text("second"))
    for seconds in [0, 59, 2] {
      advance(by: .seconds(seconds))
      _ = try ask(session)
      settle()
    }

    #expect(log.all == ["first 200", "first 200", "second 200"])
    #expect(sentRequests.count == 2)
  }

  @Test func `knows its tasks, and ends after the last one`() throws {
    let delegate = Delegate(log)
    let session = URLSession.uiKit(
      configuration: .default, delegate: delegate, delegateQueue: nil)
    respond(to: "/list", with: .text("Robin", after: .seconds(1)))
    let task = try ask(session)
    session.getAllTasks { [log] tasks in log.note("\(tasks.map(\.taskIdentifier))") }
    session.finishTasksAndInvalidate()
    settle()
    #expect(log.all == ["[\(task.taskIdentifier)]"])

    advance(by: .seconds(1))
    #expect(log.all == ["[\(task.taskIdentifier)]", "Robin 200", "invalid"])
    #expect(session.delegate == nil)
    _ = try ask(session)
    settle()
    #expect(log.all.last == "cancelled")
  }

  @Test func `cancels all of its tasks`() throws {
    let session = URLSession.uiKit(configuration: .default)
    respond(to: "/list", with: .text("late", after: .seconds(1)))
    _ = try ask(session)
    settle()
    session.invalidateAndCancel()
    settle()

    #expect(log.all == ["cancelled"])
  }

  @Test func `lets what it does in the place of another queue wait for the main one`() throws {
    respond(to: "/list", with: .text("Robin"))
    URLSession.shared.dataTask(with: try #require(list)) { [log] data, _, _ in
      DispatchQueue.main.uiKitSync { log.note("shown") }
      DispatchQueue.main.uiKitAsync { log.note("later") }
      log.note("answered")
    }.resume()
    settle()

    #expect(log.all == ["shown", "answered", "later"])
  }

  @Test func `lets requests through where that is allowed`() async throws {
    Fleet.allowsRealRequests = true
    // No server listens there.
    let url = try #require(URL(string: "http://127.0.0.1:9/list"))
    let error = await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }

    #expect(error?.code == .cannotConnectToHost)
  }

  @Test func `is not what another test's application asks`() async throws {
    respond(to: "/list", with: .text("Robin"))
    let url = try #require(list)
    let other = try await withFreshApplication {
      Fleet.respond(to: "/list", with: .text("Wren"))
      let (data, _) = try await URLSession.shared.data(from: url)
      #expect(Fleet.sentRequests.count == 1)
      return String(decoding: data, as: UTF8.self)
    }

    #expect(other == "Wren")
    #expect(sentRequests.isEmpty)
  }
}
