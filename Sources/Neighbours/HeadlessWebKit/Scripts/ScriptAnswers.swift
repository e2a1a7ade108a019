import FailureReporting
public import Foundation
import HeadlessUIKit
import NetworkAnswers

/// A script that an app has let run in a page.
public struct EvaluatedScript: Sendable, Hashable {
  /// The text of the script.
  public let source: String
  /// The page in which it ran, if there was one.
  public let page: URL?
  /// Whether it was added to the page as a user script, and not evaluated.
  public let isUserScript: Bool
}

/// What a test answers to scripts, and which ones have run.
@MainActor
final class ScriptAnswers: ScopedState {
  enum Answer {
    case value(Any?)
    case exception(String)
  }

  struct Entry {
    let pattern: [Character]
    let answer: @MainActor (String) -> Answer
  }

  private(set) var evaluated: [EvaluatedScript] = []
  private var entries: [Entry] = []

  nonisolated init() {}

  func add(_ entry: Entry) { entries.append(entry) }

  func note(_ source: String, _ page: URL?, isUserScript: Bool = false) {
    evaluated.append(.init(source: source, page: page, isUserScript: isUserScript))
  }

  /// What a script returns, by what was given last; `nil` if a test has not said.
  func answer(to source: String) -> Answer? {
    let letters = Array(source)
    return entries.last { RequestPattern.matches($0.pattern, letters) }?.answer(source)
  }
}
