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

/// The scripts that the app of this test has let run in pages, in order.
///
/// ```swift
/// print(evaluatedScripts.map(\.source))  // ["document.title"]
/// ```
@preconcurrency @MainActor
public var evaluatedScripts: [EvaluatedScript] { ScriptBook.current.evaluated }

/// Gives an answer to a script of the app's, as if it ran in the page.
///
/// No script runs in a web view. What it is asked for often is answered by itself: the page's title, its
/// text, its place and whether it is there. Of several answers to a script the one counts that was given
/// last. They belong to the application of the test.
///
/// ```swift
/// answerScript("window.scrollY", with: 120)
/// answerScript("localStorage.getItem(*)", with: "a bird")
/// ```
///
/// - Parameters:
///   - script: Its text, in which `*` stands for anything.
///   - value: What it returns: a number, a text, a date, `nil`, or arrays and dictionaries of these.
@preconcurrency @MainActor
public func answerScript(_ script: String, with value: Any?) {
  ScriptBook.current.add(.init(pattern: Array(script)) { _ in .value(value) })
}

/// Gives an answer to a script of the app's by its text.
///
/// ```swift
/// answerScript("show(*)") { source in source.count }
/// ```
@preconcurrency @MainActor
public func answerScript(
  _ script: String, _ answer: @escaping @MainActor (_ source: String) -> Any?
) { ScriptBook.current.add(.init(pattern: Array(script)) { .value(answer($0)) }) }

/// Lets a script of the app's throw, with what the page says about it.
///
/// ```swift
/// failScript("missing()", "ReferenceError: Can't find variable: missing")
/// ```
@preconcurrency @MainActor
public func failScript(_ script: String, _ message: String) {
  ScriptBook.current.add(.init(pattern: Array(script)) { _ in .exception(message) })
}

/// What a test answers to scripts, and which ones have run.
@MainActor
final class ScriptBook: ScopedState {
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

  /// What a script returns, by what was given last; `nil` if nobody has said.
  func answer(to source: String) -> Answer? {
    let letters = Array(source)
    return entries.last { RequestPattern.matches($0.pattern, letters) }?.answer(source)
  }
}
