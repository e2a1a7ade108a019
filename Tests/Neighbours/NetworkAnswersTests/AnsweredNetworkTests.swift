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
}
