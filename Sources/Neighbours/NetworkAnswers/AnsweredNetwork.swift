import Foundation
import HeadlessUIKit
import Locks

/// What a test lets the network answer, and what the app has asked of it.
package final class AnsweredNetwork: ScopedState {
  package typealias Responder = @MainActor @Sendable (SentRequest) -> NetworkAnswer

  /// The outcome of a request.
  package enum Reply {
    case answer(NetworkAnswer)
    /// It goes out for real.
    case real
    /// It has no answer: what to say about it, if that was not said before.
    case nobody(details: String?)
  }

  private struct Entry: Sendable {
    let pattern: RequestPattern
    let method: String?
    let answers: [NetworkAnswer]
    let responder: Responder?
    var given = 0

    func isFor(_ request: SentRequest) -> Bool {
      (method ?? request.method) == request.method && pattern.matches(request.url)
    }

    /// The requests that it answers, in words.
    var words: String { (method.map { $0 + " " } ?? "") + pattern.text }
  }

  private struct State {
    var entries: [Entry] = []
    var sent: [SentRequest] = []
    var told: Set<String> = []
    var unanswered = Unanswered.usual
    var allowsRealRequests = ProcessInfo.processInfo.environment["FLEET_REAL_REQUESTS"] == "1"
  }

  private let state = Locked(State())

  package init() {}

  /// Whether the module is in the program whose sessions ask for answers.
  package static let isAsked = [
    "HeadlessNetworking.UIKitURLSession", "HeadlessWebKit.WKWebView",
    "HeadlessAVFoundation.AVAsset",
  ].contains { NSClassFromString($0) != nil }

  /// The kind of code that makes a request.
  package enum Asker {
    case session
    /// A web view, which loads nothing for real.
    case webView
    /// A player of sounds and films, which loads nothing for real either.
    case player
  }

  // MARK: What a test writes

  /// Adds answers, one after the other, of which the last one stays.
  package func add(
    _ answers: [NetworkAnswer], to pattern: RequestPattern, method: String?,
    responder: Responder? = nil
  ) {
    state.withLock { state in
      state.entries.append(
        Entry(
          pattern: pattern, method: method?.uppercased(), answers: answers, responder: responder))
    }
  }

  /// Whether an unanswered request goes out for real.
  package var allowsRealRequests: Bool {
    get { state.withLock(\.allowsRealRequests) }
    set { state.withLock { $0.allowsRealRequests = newValue } }
  }

  /// What a request that gets no answer means in this application.
  package var unanswered: Unanswered {
    get { state.withLock(\.unanswered) }
    set { state.withLock { $0.unanswered = newValue } }
  }

  /// Whether there is an answer to such a request now, or it would go out for real.
  package func hasAnswer(to request: SentRequest) -> Bool {
    state.withLock { state in
      state.allowsRealRequests || state.entries.contains { $0.isFor(request) }
    }
  }

  /// All that was asked, in order.
  package var sent: [SentRequest] { state.withLock(\.sent) }

  // MARK: What the app asks

  /// Writes a request down, answered or not.
  package func note(_ request: SentRequest) { state.withLock { $0.sent.append(request) } }

  /// Answers a request, by what was added last.
  @MainActor
  package func reply(to request: SentRequest, from asker: Asker = .session) -> Reply {
    let (answer, responder) = state.withLock { state -> (NetworkAnswer?, Responder?) in
      guard let index = state.entries.lastIndex(where: { $0.isFor(request) }) else {
        return (nil, nil)
      }
      let entry = state.entries[index]
      state.entries[index].given += 1
      return (
        entry.answers.isEmpty ? nil : entry.answers[min(entry.given, entry.answers.count - 1)],
        entry.responder
      )
    }
    if let responder { return .answer(responder(request)) }
    if let answer { return .answer(answer) }
    if asker == .session, allowsRealRequests { return .real }
    // A player has words of its own, and of what it asked in vain a session has not told yet.
    if asker == .player { return .nobody(details: nil) }
    let isNew = state.withLock { $0.told.insert(request.description).inserted }
    return .nobody(details: isNew ? details(of: request, from: asker) : nil)
  }

  /// What answers there are instead, and how there would be one.
  @MainActor
  private func details(of request: SentRequest, from asker: Asker) -> String {
    let entries = state.withLock(\.entries)
    let others = entries.filter { $0.pattern.matches(request.url) }.compactMap(\.method)
    let near = entries.first { entry in
      let place = entry.pattern.place(of: request.url)
      return NearMiss.nearest(to: place, among: [entry.pattern.text]) != nil
    }
    var choices: [NearMiss.Choice] = []
    for entry in entries where !choices.contains(where: { $0.title == entry.words }) {
      choices.append(.init(title: entry.words))
    }
    let hint =
      others.isEmpty
      ? near.map { "Did you mean '\($0.words)'? " } ?? ""
      : "It is answered to \(Set(others).sorted().joined(separator: ", ")) only. "
    let way =
      asker == .webView
      ? ".html(\"<h1>…</h1>\")) answers it: a web view loads nothing by itself."
      : ".json(\"[]\")) answers it, and Fleet.allowsRealRequests = true lets it through."
    return hint + NearMiss.list(choices, "answers")
      + "\nFleet.respond(to: \"\(request.place)\", with: \(way)"
  }
}
