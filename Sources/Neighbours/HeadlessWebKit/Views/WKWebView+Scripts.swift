import FailureReporting
import Foundation
import HeadlessUIKit

extension WKWebView {
  /// Runs a script in a later turn.
  final func runInTurn(
    _ source: String, _ then: @escaping @MainActor (Result<Any?, WKError>) -> Void
  ) {
    hostApplication.mainLoop.enqueue("WKWebView") { [weak self] in
      guard let self else { return then(.failure(WKError(.webViewInvalidated))) }
      then(run(source))
    }
  }

  /// What a script returns: what a test has answered for it, or what is known of the page.
  final func run(_ source: String) -> Result<Any?, WKError> {
    let answers = ScriptAnswers.current
    answers.note(source, url)
    switch answers.answer(to: source) ?? PageScripts.answer(to: source, in: self) {
    case .value(let value): return .success(value)
    case .exception(let message):
      return .failure(
        WKError(
          .javaScriptExceptionOccurred, userInfo: ["WKJavaScriptExceptionMessage": message]))
    case nil:
      WebKitWords.report(
        "No answer is set for the script '\(Self.shortened(source))'.",
        "No script runs in a web view here: "
          + "SimulatedScripts.answer(\"…\", with: value) says what it returns.",
        kind: .unanswered)
      return .failure(WKError(.javaScriptExceptionOccurred))
    }
  }

  /// The longest part of a script in a failure.
  private static let mostLetters = 80

  private static func shortened(_ source: String) -> String {
    let line = source.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > mostLetters ? "\(line.prefix(mostLetters))…" : line
  }
}
