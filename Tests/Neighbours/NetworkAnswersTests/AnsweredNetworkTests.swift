import FleetTesting
import Foundation
import NetworkAnswers
import Testing

@MainActor @Suite(.freshApplication) struct AnsweredNetworkTests {
  @Test func `what nobody answers is told once, and to sessions also after a player`() throws {
    let url = try #require(URL(string: "https://birds.example/song"))
    let request = SentRequest(method: "GET", url: url, headers: [:], body: Data())
    let told = [AnsweredNetwork.Asker.player, .session, .session].map { asker in
      if case .nobody(let details) = AnsweredNetwork.current.reply(to: request, from: asker) {
        details != nil
      } else {
        true
      }
    }

    #expect(told == [false, true, false])
  }

  @Test func `it is known whether a request has an answer, which uses none up`() throws {
    let network = AnsweredNetwork()
    network.allowsRealRequests = false
    let pattern = try #require(RequestPattern("/song"))
    network.add([.status(500), .status(200)], to: pattern, method: "GET")
    let url = try #require(URL(string: "https://birds.example/song"))
    let get = SentRequest(method: "GET", url: url, headers: [:], body: Data())
    let post = SentRequest(method: "POST", url: url, headers: [:], body: Data())

    #expect(network.hasAnswer(to: get))
    #expect(!network.hasAnswer(to: post))
    guard case .answer(let answer) = network.reply(to: get),
      case .response(let status, _, _) = answer.outcome
    else {
      Issue.record("There is an answer.")
      return
    }
    #expect(status == 500)
    network.allowsRealRequests = true
    #expect(network.hasAnswer(to: post))
  }
}
