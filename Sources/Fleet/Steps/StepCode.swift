/// The parts of Swift that steps are printed with.
enum StepCode {
  /// A text as Swift has it in quotes.
  static func literal(_ text: String) -> String { text.debugDescription }

  /// A line for a step that the dialect has no words for.
  static func missing(_ step: UserStep) -> [String] { ["// XCUITest has no words for: \(step)"] }
}
