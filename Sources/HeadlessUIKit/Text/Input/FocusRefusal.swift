import Foundation

/// Who kept the focus, or a text, from changing: the words for a failure.
package struct FocusRefusal {
  /// What was asked.
  package enum Question: Sendable { case begin, end, clear }

  /// What was asked.
  package let question: Question
  /// Who said no, in a sentence.
  package let details: String

  @MainActor
  init(_ question: Question, _ method: String, _ delegate: (any NSObjectProtocol)?) {
    self.question = question
    let name = (delegate as? NSObject).map(objectName) ?? "the delegate"
    details = "\(method) of \(name) answered false."
  }
}

extension UIResponder {
  /// What a delegate answered, which is yes unless it said no; that is noted.
  final func allows(
    _ answer: Bool?, _ question: FocusRefusal.Question, _ method: String,
    _ delegate: (any NSObjectProtocol)?
  ) -> Bool {
    guard answer == false else { return true }
    hostApplication.refusal = FocusRefusal(question, method, delegate)
    return false
  }
}
