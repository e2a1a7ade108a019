import FailureReporting
public import Foundation
import LocalizedWords

extension String {
  /// A key of a table, with the values that were interpolated into it.
  public struct LocalizationValue: Sendable, Equatable, ExpressibleByStringInterpolation {
    let key: String
    private let arguments: [Argument]

    /// Creates a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Creates a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key with places for the interpolated values.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Returns the text that a table has for a key, or else the own one, with the values.
    func said(
      for key: String, _ table: String?, _ bundle: Bundle, _ locale: Locale?, at site: CallSite
    ) -> String {
      let text = LocalizedTexts.said(key, value: self.key, table, in: bundle, at: site)
      guard !arguments.isEmpty || PluralFormats.isPlural(text) else { return text }
      return LocalizedTexts.filled(
        text, with: arguments.map { $0.value(near: site) }, locale: locale ?? .uiKitCurrent,
        at: site)
    }

    /// A value, as it is put into a text.
    fileprivate enum Argument: Sendable, Equatable {
      case integer(Int64)
      case unsigned(UInt64)
      case real(Double)
      case text(String)
      case resource(LocalizedStringResource)

      func value(near site: CallSite) -> any CVarArg {
        switch self {
        case .integer(let number): number
        case .unsigned(let number): number
        case .real(let number): number
        case .text(let text): text
        case .resource(let resource): resource.said(near: site.fileID, at: site)
        }
      }
    }

    /// Collects a key and its values.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [Argument] = []

      /// Creates an empty key.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Appends text of the key.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Appends a place for a text.
      public mutating func appendInterpolation(_ string: String) { add(.text(string), "%@") }

      /// Appends a place for a text.
      public mutating func appendInterpolation(_ substring: Substring) {
        add(.text(String(substring)), "%@")
      }

      /// Appends a place for a text without its attributes.
      public mutating func appendInterpolation(_ attributed: AttributedString) {
        add(.text(String(attributed.characters)), "%@")
      }

      /// Appends a place for a text that is looked up when this one is.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        add(.resource(resource), "%@")
      }

      /// Appends a place for a whole number.
      public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
        let isLong = value.bitWidth > 32
        let sign = Number.isSigned ? "d" : "u"
        add(Self.argument(value), "%\(isLong ? "ll" : "")\(sign)")
      }

      /// Appends a place for a whole number, written in a certain way.
      public mutating func appendInterpolation<Number: BinaryInteger>(
        _ value: Number, specifier: String
      ) { add(Self.argument(value), specifier) }

      /// Appends a place for a number with a point.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
        add(.real(Double(value)), Number.self == Float.self ? "%f" : "%lf")
      }

      /// Appends a place for a number with a point, written in a certain way.
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
        _ value: Number, specifier: String
      ) { add(.real(Double(value)), specifier) }

      /// Appends a place for a value in a style.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ value: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        add(.text(format.locale(.uiKitCurrent).format(value)), "%@")
      }

      /// Appends a place for a value in a formatter's text.
      public mutating func appendInterpolation<Subject: ReferenceConvertible>(
        _ subject: Subject, formatter: Formatter? = nil
      ) { add(.text(formatter?.string(for: subject) ?? "\(subject)"), "%@") }

      /// Appends a place for an object in a formatter's text.
      public mutating func appendInterpolation<Subject: NSObject>(
        _ subject: Subject, formatter: Formatter? = nil
      ) { add(.text(formatter?.string(for: subject) ?? subject.description), "%@") }

      private mutating func add(_ argument: Argument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }

      private static func argument(_ value: some BinaryInteger) -> Argument {
        Int64(exactly: value).map { .integer($0) } ?? .unsigned(UInt64(clamping: value))
      }
    }
  }
}
