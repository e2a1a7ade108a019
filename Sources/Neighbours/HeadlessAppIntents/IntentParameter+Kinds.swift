public import HeadlessUIKit

extension IntentParameter {
  /// Creates a parameter for a text, with what the keyboard does.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, inputOptions: IntentInputOptions,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, defaultValue, requestValueDialog) }

  /// Creates a parameter for a number within limits.
  public convenience init<Number: Numeric & Comparable>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, controlStyle: IntentNumberControlStyle = .field,
    inclusiveRange: (lowerBound: Number, upperBound: Number),
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, defaultValue, requestValueDialog) }

  /// Creates a parameter for a choice, with the names of the two.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, displayName: IntentDisplayName,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, defaultValue, requestValueDialog) }

  /// Creates a parameter for a date.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, kind: IntentDateKind,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, defaultValue, requestValueDialog) }

  /// Creates a parameter for a file.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, nil, requestValueDialog) }

  /// Creates a parameter for a file.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, description, nil, requestValueDialog) }
}

/// What the keyboard does for a text.
public struct IntentInputOptions: Sendable {
  /// Creates options.
  public init(
    keyboardType: KeyboardType = .default, capitalizationType: CapitalizationType = .none,
    multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
    smartDashes: Bool = true
  ) {}

  /// The kinds of keyboards.
  public enum KeyboardType: Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// Which letters become capitals.
  public enum CapitalizationType: Sendable {
    case none, words, sentences, allCharacters
  }
}

/// How a user gives a number.
public enum IntentNumberControlStyle: Sendable {
  case field, slider, stepper
}

/// The names of the two choices.
public struct IntentDisplayName: Sendable {
  /// Creates names.
  public init(true: LocalizedStringResource, false: LocalizedStringResource) {}
}

/// What a user gives of a date.
public enum IntentDateKind: Sendable {
  case date, dateTime, time
}
