/// A key of the app's tables of texts, which a literal is where a title is asked for.
public nonisolated struct LocalizedStringKey: Equatable, Sendable,
  ExpressibleByStringInterpolation
{
  let key: String
  let arguments: [Argument]

  /// Creates a key.
  public init(_ value: String) { self.init(key: value, arguments: []) }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(key: value, arguments: []) }

  /// Creates a key from a literal with values in it, each of which is a place in the key.
  public init(stringInterpolation: StringInterpolation) {
    self.init(key: stringInterpolation.key, arguments: stringInterpolation.arguments)
  }

  private init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// A value in the text.
  enum Argument: Equatable, Sendable {
    case string(String)
    case number(any CVarArg & Sendable)
    case text(Text)

    static func == (one: Argument, other: Argument) -> Bool {
      switch (one, other) {
      case (.text(let one), .text(let other)): one == other
      case (.string(let one), .string(let other)): one == other
      case (.number(let one), .number(let other)): "\(one)" == "\(other)"
      default: false
      }
    }
  }

  /// What a literal with values in it becomes, piece by piece.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) {
      add("%@", .string(string))
    }

    /// Adds a part of a text.
    public mutating func appendInterpolation(_ string: Substring) {
      add("%@", .string(String(string)))
    }

    /// Adds a text with a look of its own.
    public mutating func appendInterpolation(_ text: Text) {
      add("%@", .text(text))
    }

    /// Adds a picture.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }

    /// Adds an attributed text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    /// Adds a value as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      appendInterpolation(Text(input, format: format))
    }

    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      appendInterpolation(formatter.string(for: subject) ?? "\(subject)")
    }

    /// Adds a number, at a place of its kind.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(T._specifier, .number(value))
    }

    /// Adds a number, at a place that says how it is written.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(specifier, .number(value))
    }

    /// Adds any other value as Swift describes it.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      appendInterpolation(String(describing: value))
    }

    private mutating func add(_ place: String, _ argument: Argument) {
      key += place
      arguments.append(argument)
    }
  }
}

/// A number that has a place of its own in formats.
public protocol _FormatSpecifiable: CVarArg, Equatable, Sendable {
  /// The place.
  static var _specifier: String { get }
}
extension Int: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%lld" }
}
extension Int8: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%d" }
}
extension Int16: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%d" }
}
extension Int32: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%d" }
}
extension Int64: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%lld" }
}
extension UInt: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%llu" }
}
extension UInt8: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%u" }
}
extension UInt16: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%u" }
}
extension UInt32: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%u" }
}
extension UInt64: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%llu" }
}
extension Float: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%f" }
}
extension Double: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%lf" }
}
extension CGFloat: _FormatSpecifiable {
  /// The place.
  public static var _specifier: String { "%lf" }
}
