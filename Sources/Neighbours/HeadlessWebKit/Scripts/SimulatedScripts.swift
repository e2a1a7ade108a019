import HeadlessUIKit

/// The results of scripts in pages, as a test says them, and the scripts that have run.
///
/// No script runs in a web view. What it is asked for often is answered by itself: the page's title, its
/// text, its place and whether it is there. Of several answers to a script the one counts that was given
/// last. They belong to the application of the test.
///
/// ```swift
/// SimulatedScripts.answer("window.scrollY", with: 120)
/// SimulatedScripts.answer("localStorage.getItem(*)", with: "a bird")
/// ```
@preconcurrency @MainActor
public enum SimulatedScripts {
  /// The scripts that the app has let run in pages, in order.
  ///
  /// ```swift
  /// print(SimulatedScripts.evaluated.map(\.source))  // ["document.title"]
  /// ```
  public static var evaluated: [EvaluatedScript] { ScriptAnswers.current.evaluated }

  /// Gives an answer to a script of the app's, as if it ran in the page.
  ///
  /// - Parameters:
  ///   - script: Its text, in which `*` stands for anything.
  ///   - value: What it returns: a number, a text, a date, `nil`, or arrays and dictionaries of these.
  public static func answer(_ script: String, with value: Any?) {
    ScriptAnswers.current.add(.init(pattern: Array(script)) { _ in .value(value) })
  }

  /// Gives an answer to a script of the app's by its text.
  ///
  /// ```swift
  /// SimulatedScripts.answer("show(*)") { source in source.count }
  /// ```
  public static func answer(
    _ script: String, _ answer: @escaping @MainActor (_ source: String) -> Any?
  ) { ScriptAnswers.current.add(.init(pattern: Array(script)) { .value(answer($0)) }) }

  /// Lets a script of the app's throw, with what the page says about it.
  ///
  /// ```swift
  /// SimulatedScripts.fail("missing()", "ReferenceError: Can't find variable: missing")
  /// ```
  public static func fail(_ script: String, _ message: String) {
    ScriptAnswers.current.add(.init(pattern: Array(script)) { _ in .exception(message) })
  }
}
