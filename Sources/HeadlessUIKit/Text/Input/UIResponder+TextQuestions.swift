import Foundation

extension UIResponder {
  /// The delegate's answer, which is yes by default; a refusal is noted.
  final func allows(
    _ answer: Bool?, _ question: TextQuestion, _ method: String,
    _ delegate: (any NSObjectProtocol)?
  ) -> Bool {
    guard answer == false else { return true }
    let refusal = Refusal(question, culprit: delegate as? NSObject, method: method)
    hostApplication.note(refusal, of: self)
    return false
  }
}
