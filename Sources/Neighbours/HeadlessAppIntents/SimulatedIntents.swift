import HeadlessUIKit
import Locks

/// The user and the system that an intent deals with, as a test says.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedIntents.answer("Wren")  // to the first question
/// ```
public enum SimulatedIntents {
  /// Answers a question that an intent will ask; several are answered in this order.
  ///
  /// A question without an answer is cancelled: it throws `CancellationError`.
  public static func answer(_ value: some Sendable) { Intents.current.answer(value) }

  /// The questions that intents have asked, in order.
  public static var questions: [String] { Intents.current.questions }

  /// What the app has told of the user's acts, in order.
  public static var donations: [any AppIntent] { Intents.current.donations }

  /// How often the app has told that values in its phrases have changed.
  public static var shortcutUpdates: Int { Intents.current.updates }

  /// Returns the sentence of an answer.
  public static func dialog(of result: some ProvidesDialog) -> String? {
    (result as? any WithDialog)?.words
  }

  /// Returns the phrases that begin an app's shortcuts, with the app's name and places for parameters as
  /// `${applicationName}` and `${parameter}`.
  public static func phrases(of provider: (some AppShortcutsProvider).Type) -> [String] {
    provider.appShortcuts.flatMap(\.phrases)
  }
}

/// The intents of one application.
final class Intents: ScopedState {
  private struct State {
    var answers: [any Sendable] = []
    var questions: [String] = []
    var donations: [any AppIntent] = []
    var dependencies: [String: any Sendable] = [:]
    var makers: [String: @Sendable () -> any Sendable] = [:]
    var updates = 0
  }

  private let state = Locked(State())

  var questions: [String] { state.withLock(\.questions) }
  var donations: [any AppIntent] { state.withLock(\.donations) }
  var updates: Int { state.withLock(\.updates) }

  func answer(_ value: any Sendable) { state.withLock { $0.answers.append(value) } }
  func noteUpdate() { state.withLock { $0.updates += 1 } }

  func ask<Value: Sendable>(_ dialog: IntentDialog?, for type: Value.Type) throws -> Value {
    let question = dialog.map { String(localized: $0.full) } ?? ""
    let answer = state.withLock { state in
      state.questions.append(question)
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer = answer as? Value else { throw CancellationError() }
    return answer
  }

  @discardableResult
  func donate(_ intent: some AppIntent) -> IntentDonationIdentifier {
    state.withLock { $0.donations.append(intent) }
    return IntentDonationIdentifier()
  }

  func deleteDonations() -> [IntentDonationIdentifier] {
    state.withLock { state in
      defer { state.donations = [] }
      return state.donations.map { _ in IntentDonationIdentifier() }
    }
  }

  func add(_ make: @escaping @Sendable () -> any Sendable, for key: String) {
    state.withLock { state in
      state.makers[key] = make
      state.dependencies[key] = nil
    }
  }

  func dependency(_ key: String) -> (any Sendable)? {
    if let made = state.withLock({ $0.dependencies[key] }) { return made }
    guard let made = state.withLock({ $0.makers[key] })?() else { return nil }
    state.withLock { $0.dependencies[key] = made }
    return made
  }
}
