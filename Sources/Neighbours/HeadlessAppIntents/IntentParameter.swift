public import HeadlessUIKit
import Locks

/// A value that an intent needs, which a user gives, or a test.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: Sendable {
  /// Its title.
  public let title: LocalizedStringResource
  /// What it is about.
  public let description: LocalizedStringResource?
  private let dialog: IntentDialog?
  private let value: Locked<Value?>

  /// Creates a parameter.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, defaultValue, requestValueDialog) }

  /// Creates a parameter without a title.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init("", description, defaultValue, requestValueDialog) }

  /// Creates a parameter whose values the app offers.
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
  ) { self.init(title, description, defaultValue, requestValueDialog) }

  init(
    _ title: LocalizedStringResource, _ description: LocalizedStringResource?, _ value: Value?,
    _ dialog: IntentDialog?
  ) {
    self.title = title
    self.description = description
    self.dialog = dialog
    self.value = Locked(value)
  }

  /// The value.
  ///
  /// Records a failure where it is needed and was not set; on a device the user is asked before.
  public var wrappedValue: Value {
    get {
      if let value = value.withLock(\.self) { return value }
      let missing = MissingValue.of(Value.self)
      if !missing.mayBe { IntentWords.missing(String(localized: title)) }
      return missing.value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The parameter.
  public var projectedValue: IntentParameter { self }

  // MARK: Asking the user, whom a test plays

  /// Asks the user for the value.
  @discardableResult
  public nonisolated(nonsending) func requestValue(
    _ dialog: IntentDialog? = nil
  ) async throws -> Value { try ask(dialog ?? self.dialog) }

  /// Asks the user for the value.
  @discardableResult
  public nonisolated(nonsending) func requestValue<Wrapped>(
    _ dialog: IntentDialog? = nil
  ) async throws -> Wrapped where Value == Wrapped? { try askForWrapped(dialog ?? self.dialog) }

  /// Asks the user which of several values is meant.
  public nonisolated(nonsending) func requestDisambiguation(
    among itemsToDisambiguate: [Value], dialog: IntentDialog? = nil
  ) async throws -> Value { try ask(dialog) }

  /// Asks the user which of several values is meant.
  public nonisolated(nonsending) func requestDisambiguation<Wrapped>(
    among itemsToDisambiguate: [Wrapped], dialog: IntentDialog? = nil
  ) async throws -> Wrapped where Value == Wrapped? { try askForWrapped(dialog) }

  /// Asks the user whether a value is meant: a test answers with a `Bool`.
  public nonisolated(nonsending) func requestConfirmation(
    for itemToConfirm: Value, dialog: IntentDialog? = nil
  ) async throws -> Bool { try Intents.current.ask(dialog, for: Bool.self) }

  /// Returns an error by which the user is asked for the value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError {
    AppIntentError(dialog)
  }

  /// Returns an error by which the user is asked which of several values is meant.
  public func needsDisambiguationError<Item>(
    among itemsToDisambiguate: [Item], dialog: IntentDialog? = nil
  ) -> AppIntentError { AppIntentError(dialog) }

  private func ask(_ dialog: IntentDialog?) throws -> Value {
    let answer = try Intents.current.ask(dialog, for: Value.self)
    wrappedValue = answer
    return answer
  }

  private func askForWrapped<Wrapped>(_ dialog: IntentDialog?) throws -> Wrapped
  where Value == Wrapped? {
    let answer = try Intents.current.ask(dialog, for: Wrapped.self)
    wrappedValue = answer
    return answer
  }
}

/// Whether the result of the action before goes into a parameter.
public enum InputConnectionBehavior: Sendable {
  case `default`
  case connectToPreviousIntentResult
  case never
}
