import FleetTesting
import Foundation
import NetworkAnswers
import TestSupport
import Testing

@MainActor @Suite("Requests without an answer", .freshApplication)
struct UnansweredTests {
  private let song = "https://birds.example/song"
  private let map = "https://birds.example/map"

  /// Asks as a session does, and returns what is told, behind its severity.
  private func told(_ unanswered: Unanswered, of texts: [String]) throws -> [String] {
    let urls = try texts.map { try #require(URL(string: $0)) }
    let log = logged {
      AnsweredNetwork.current.unanswered = unanswered
      for url in urls {
        let request = SentRequest(method: "GET", url: url, headers: [:], body: Data())
        if case .nobody(let details?) = AnsweredNetwork.current.reply(to: request) {
          request.reportNobody(details)
        }
      }
    }
    return (log.failures + log.notes).map { "\($0.severity): \($0.reason)" }
  }

  @Test func `are a failure each of a test`() throws {
    #expect(
      try told(.failure, of: [song, map, song]) == [
        "error: Nobody answers GET https://birds.example/song.",
        "error: Nobody answers GET https://birds.example/map.",
      ])
  }

  @Test func `are a note each where a suite drives the app, and say how they end`() throws {
    #expect(
      try told(.note, of: [song, map, song]) == [
        "warning: Nobody answers GET https://birds.example/song, which ends as without a network.",
        "warning: Nobody answers GET https://birds.example/map, which ends as without a network.",
      ])
  }

  @Test func `are one note where one stands for all, in all applications of a run`() throws {
    let once = Unanswered.oneNote(.init())
    #expect(
      try told(once, of: [song, map]) == [
        "warning: Nobody answers GET https://birds.example/song, which ends as without a network: "
          + "no more is said of such requests."
      ])
    #expect(try withFreshApplication { try told(once, of: [song, map]) } == [])
  }

  @Test func `mean in an exploration what they mean around it`() {
    AnsweredNetwork.current.unanswered = .note
    let url = URL(filePath: "/song")
    func open() {
      SentRequest(method: "GET", url: url, headers: [:], body: Data()).reportNobody("")
      setAsAppRootWindow(UIViewController())
    }
    let log = logged { explore(steps: 1, oracles: .failures, open) }

    #expect(log.failures.isEmpty)
  }
}
