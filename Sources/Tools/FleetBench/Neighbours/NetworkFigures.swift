import Fleet
import Foundation
import HeadlessUIKit
import NetworkAnswers

/// The costs of answers to requests.
///
/// Sessions are left out: they link FoundationNetworking, which would count among the start of this
/// process.
@MainActor let networkFigures = [findAnswer]

@MainActor private let findAnswer = Figure(
  work: "find the answer to a request among 100", yardstick: "compare 100 texts",
  atMost: 500_000
) {
  let texts = (0..<100).map { "https://birds.example/list/\($0)" }
  let network = AnsweredNetwork()
  for text in texts {
    if let pattern = RequestPattern(text) { network.add([.status(200)], to: pattern, method: nil) }
  }
  guard let text = texts.first, let url = URL(string: text) else {
    return Figure.Pair(work: .infinity, yardstick: .infinity)
  }
  let request = SentRequest(method: "GET", url: url, headers: [:], body: Data())
  return bestOnMainActor(repetitions: 20, rounds: 50) {
    keep(network.reply(to: request))
  } beside: {
    for other in texts { keep(other == text) }
  }
}
