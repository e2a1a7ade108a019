import HeadlessUIKit

/// The sentence in which the parameters of an intent stand.
public protocol ParameterSummary: Sendable {}

/// The sentence of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a sentence without parameters.
  public init() {}

  /// Creates a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}

  /// Creates a sentence, and names the parameters that stand below it.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}

  /// Names the parameters that stand below.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
}

/// A sentence with places for parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Creates a sentence without places.
  public init(stringLiteral value: String) {}

  /// Creates a sentence with places.
  public init(stringInterpolation: StringInterpolation) {}

  /// Collects the places.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends words.
    public mutating func appendLiteral(_ literal: String) {}

    /// Appends a place for a parameter.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }
}

/// Collects parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// Takes a parameter.
  public static func buildExpression<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { parameter }

  /// Takes all of them.
  public static func buildBlock(
    _ parameters: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { parameters }
}

/// Takes the sentence of a condition.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a sentence.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}

/// A sentence that depends on a value.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates one of two sentences, by a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}

  /// Creates one of two sentences, by whether there is a value.
  public init<Value>(
    _ parameter: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueOperator,
    @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
  ) {}

  /// How values are compared.
  public enum ComparisonOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
  }

  /// Whether there is a value.
  public enum HasValueOperator: Sendable {
    case hasAnyValue, hasNoValue
  }
}
