import FailureReporting
import HeadlessUIKit
import NetworkAnswers

/// The sentences for answers that cannot be given.
@MainActor
enum NetworkWords {
  /// Returns the meaning of a pattern, if the answers for it can be given.
  static func pattern(
    _ text: String, _ answers: [NetworkAnswer]? = nil, at site: CallSite
  ) -> RequestPattern? {
    guard let pattern = RequestPattern(text) else {
      unusable(text).report(.network, kind: .mistake, at: site)
      return nil
    }
    if let mistake = mistake(in: answers, to: text) {
      mistake.report(.network, kind: .mistake, at: site)
      return nil
    }
    guard AnsweredNetwork.isAsked else {
      noAsker.report(.network, kind: .mistake, at: site)
      return nil
    }
    return pattern
  }

  /// The mistake in the answers, if there is any.
  private static func mistake(in answers: [NetworkAnswer]?, to text: String) -> FailureText? {
    guard let answers else { return nil }
    if answers.isEmpty { return noAnswer(to: text) }
    for case .mistake(let reason) in answers.map(\.outcome) {
      return FailureText(reason, "It is an answer to '\(text)'.")
    }
    return nil
  }

  private static func unusable(_ text: String) -> FailureText {
    FailureText(
      "Cannot answer requests to '\(text)': It names no URL.",
      "Write a URL or a path, such as \"https://birds.example/list\" or \"/list\"; `*` stands for "
        + "anything.")
  }

  private static func noAnswer(to text: String) -> FailureText {
    FailureText("Cannot answer requests to '\(text)': There is no answer.")
  }

  static let noAsker = FailureText(
    "Cannot answer requests: The app does not ask by way of HeadlessNetworking.",
    "Let the app's target depend on '.product(name: \"HeadlessNetworking\", package: \"Fleet\")'. Its "
      + "sources, if the plugin rewrites them, need no more; others import HeadlessNetworking.")
}
