import HeadlessUIKit

/// What an intent answers.
public protocol IntentResult: Sendable {
  /// The value that the intent hands on.
  associatedtype Value: Sendable
  /// The value, for the action that follows.
  var value: Value? { get }
}

/// An answer with a value.
public protocol ReturnsValue<Value>: IntentResult {}

/// An answer with a sentence, see ``SimulatedIntents/dialog(of:)``.
public protocol ProvidesDialog: IntentResult {}

/// An answer that leads to another intent.
public protocol OpensIntent: IntentResult {}

/// An answer with all that it may have.
public struct IntentResultContainer<Value: Sendable, Next: Sendable, Snippet, Dialog: Sendable>:
  IntentResult
{
  public let value: Value?
  let next: Next?
  let dialog: Dialog?

  init(_ value: Value? = nil, next: Next? = nil, dialog: Dialog? = nil) {
    self.value = value
    self.next = next
    self.dialog = dialog
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: OpensIntent where Next: AppIntent {}

extension IntentResult {
  /// Returns an answer without anything.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

  /// Returns an answer with a value.
  public static func result<Value: Sendable>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value) }

  /// Returns an answer with a sentence.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

  /// Returns an answer with a value and a sentence.
  public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value, dialog: dialog)
  }

  /// Returns an answer that leads to another intent.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> { Self(next: opensIntent) }

  /// Returns an answer with a sentence, which leads to another intent.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(next: opensIntent, dialog: dialog)
  }

  /// Returns an answer with a value, which leads to another intent.
  public static func result<Value: Sendable, Next: AppIntent>(
    value: Value, opensIntent: Next
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, Never> {
    Self(value, next: opensIntent)
  }
}

/// An answer that may have a sentence, whatever else it has.
protocol WithDialog {
  var words: String? { get }
}

extension IntentResultContainer: WithDialog {
  var words: String? { (dialog as? IntentDialog).map { String(localized: $0.full) } }
}
