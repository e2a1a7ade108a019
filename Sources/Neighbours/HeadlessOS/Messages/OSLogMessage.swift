import Foundation

/// A line of a log, as a literal with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a line without values.
  public init(stringLiteral value: String) { text = value }

  /// Creates a line with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// What the values of a line are put together with.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds a piece of the literal.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  ///
  /// It is kept in clear, whether it is private or not: a test wants to see it.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded("\(value())")
  }

  /// Adds a value that may be missing.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T?, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded(value().map { "\($0)" } ?? "nil")
  }

  /// Adds a whole number, written in a way of its own.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded(format.text(of: number()))
  }

  /// Adds a number with a fraction, written in a way of its own.
  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ number: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    text += align.padded(format.text(of: Double(number())))
  }

  /// Adds a truth, in words of its own.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    text += format.text(of: boolean())
  }
}
