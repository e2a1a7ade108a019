/// A fault in a file of XML, and its place.
package struct MarkupError: Error, Equatable {
  /// The reason, as one sentence.
  package let reason: String
  /// The advice for the user.
  package let advice: String
  package let offset: Int

  package init(reason: String, advice: String = "", offset: Int) {
    self.reason = reason
    self.advice = advice
    self.offset = offset
  }
}
