import HeadlessUIKit
import Locks

/// What models answer, as a test says.
///
/// It belongs to the application of the test.
///
/// ```swift
/// SimulatedModels.answer("Birds") { _ in ["label": "wren", "confidence": 0.9] }
/// ```
public enum SimulatedModels {
  /// Says what a model answers to what it gets: names with numbers, texts, or dictionaries of numbers.
  ///
  /// The name is that of the model's file without its end.
  @preconcurrency public static func answer(
    _ name: String, with answer: @escaping @Sendable (any MLFeatureProvider) throws -> [String: Any]
  ) { ModelAnswers.current.set(answer, of: name) }
}

/// The answers of the models of one application.
final class ModelAnswers: ScopedState {
  typealias Answer = @Sendable (any MLFeatureProvider) throws -> [String: Any]

  private let answers = Locked<[String: Answer]>([:])

  func set(_ answer: @escaping Answer, of name: String) {
    answers.withLock { $0[name] = answer }
  }

  func answer(of name: String) -> Answer? { answers.withLock { $0[name] } }
}
