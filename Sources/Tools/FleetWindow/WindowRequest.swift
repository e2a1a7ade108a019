import Fleet
import HeadlessUIKit

/// A request that the app has sent, as the page lists it.
struct WindowRequest: Encodable {
  let method: String
  let url: String
  /// What an answer is given to.
  let place: String
  /// Whether there is an answer to such a request now.
  let isAnswered: Bool

  /// More than the last ones would make each answer to the page long.
  private static let most = 50

  /// The last requests of the app, the newest first.
  @MainActor
  static func all() -> [WindowRequest] {
    Fleet.sentRequests.suffix(most).reversed().map { WindowRequest($0) }
  }

  @MainActor
  private init(_ request: SentRequest) {
    method = request.method
    url = request.url.absoluteString
    place = request.place
    isAnswered = AnsweredNetwork.current.hasAnswer(to: request)
  }
}
