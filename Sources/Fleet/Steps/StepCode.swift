/// The parts of Swift that steps are printed with.
enum StepCode {
  /// A text as Swift has it in quotes.
  static func literal(_ text: String) -> String { text.debugDescription }

  /// What the dialect has no words for, as a line that says so.
  static func missing(_ step: UserStep) -> [String] { ["// XCUITest has no words for: \(step)"] }
}
