/// Why nothing is written: one sentence.
struct Refusal: Error, Equatable {
  let text: String
  /// Whether it is the command line that makes no sense.
  let isWrongCall: Bool

  init(isWrongCall: Bool = false, _ text: String) {
    self.text = text
    self.isWrongCall = isWrongCall
  }
}
