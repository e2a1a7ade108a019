import FleetTesting
import TestSupport
import Testing

@testable import HeadlessNetworking

@MainActor
@Suite("The network: what failures say", .freshApplication)
struct NetworkFailureTextsTests {
  private func ask(_ text: String) throws {
    URLSession.shared.dataTask(with: try #require(URL(string: text))) { _, _, _ in }.resume()
    settle()
  }

  @Test func `a request that nobody answers is named, with the answers that come near`() throws {
    respond(to: "https://birds.example/list", with: .status(200))
    respond(to: "/login", method: "POST", with: .status(200))
    let received = try failures {
      try ask("https://birds.example/lst?page=2")
      try ask("https://birds.example/login")
      // Each is told of once.
      try ask("https://birds.example/login")
    }

    #expect(
      received.map(\.reason) == [
        "Nobody answers GET https://birds.example/lst?page=2.",
        "Nobody answers GET https://birds.example/login.",
      ])
    #expect(received.allSatisfy { $0.name == .network && $0.kind == .unanswered })
    #expect(
      received.first?.details
        == "Did you mean 'https://birds.example/list'? The answers are 'https://birds.example/list', "
        + "'POST /login'.\n"
        + "Fleet.respond(to: \"https://birds.example/lst\", with: .json(\"[]\")) answers it, and "
        + "Fleet.allowsRealRequests = true lets it through.")
    #expect(
      received.last?.details.hasPrefix("It is answered to POST only. The answers are ") == true)
  }

  @Test func `a request that nobody answers fails as on a device without a network`() throws {
    let log = Calls()
    let url = try #require(URL(string: "https://birds.example/"))
    let received = failures {
      URLSession.shared.dataTask(with: url) { _, _, error in log.note(error?.localizedDescription) }
        .resume()
      settle()
    }

    #expect(log.all == ["The Internet connection appears to be offline."])
    #expect(received.first?.details.hasPrefix("There are no answers.\n") == true)
  }

  @Test func `a test that holds up the main queue is told what it waits for`() throws {
    respond(to: "/list", with: .status(200))
    let url = try #require(URL(string: "https://birds.example/list"))
    let session = try #require(URLSession.shared as? UIKitURLSession)
    let exchange = Exchange(
      of: session, 1, URLRequest(url: url), .data, .delegate, isRefused: false)
    let task = UIKitDataTask(exchange)
    let log = FailureLog()
    withFailureReporter(log) {
      exchange.tellIfHeldUp()
      task.resume()
      exchange.tellIfHeldUp()
      settle()
      exchange.tellIfHeldUp()
    }

    #expect(log.failures.isEmpty)
    #expect(log.notes.reasons == ["A request waits for the main queue, which is held up."])
    #expect(
      log.notes.first?.details
        == "URLSession GET /list is answered there. Wait for it with await Fleet.settle() or an "
        + "expectation, and not with a semaphore.")
  }

  @Test func `of a request whose application has ended nothing is said`() throws {
    let url = try #require(URL(string: "https://birds.example/list"))
    let session = try #require(URLSession.shared as? UIKitURLSession)
    let exchange = Exchange(
      of: session, 1, URLRequest(url: url), .data, .delegate, isRefused: false)
    let task = UIKitDataTask(exchange)
    let log = logged {
      withFreshApplication { task.resume() }
      exchange.tellIfHeldUp()
    }

    #expect(log.notes.isEmpty)
  }

  @Test func `answers are asked for where the module is in the program`() {
    #expect(AnsweredNetwork.isAsked)
  }

  @Test func `an error says why the network must not be used`() {
    let key = "NSURLErrorNetworkUnavailableReasonKey"
    let rows: [(Int?, URLError.NetworkUnavailableReason?)] = [
      (nil, nil), (0, .cellular), (1, .expensive), (2, .constrained), (3, nil),
    ]
    for (reason, expected) in rows {
      let error = URLError(.notConnectedToInternet, userInfo: reason.map { [key: $0] } ?? [:])
      #expect(error.networkUnavailableReason == expected)
    }
  }
}
