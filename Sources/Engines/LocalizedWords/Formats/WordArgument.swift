import Foundation

/// An argument of a format, by its kind.
enum WordArgument: Equatable {
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case text(String)
  /// What only Foundation can write, such as a pointer.
  case foreign

  init(_ value: any CVarArg) {
    switch value {
    case let text as String: self = .text(text)
    case let number as any BinaryInteger: self = Self.whole(number)
    case let number as any BinaryFloatingPoint: self = .real(Self.double(number))
    case let object as NSObject: self = .text(object.description)
    default: self = .foreign
    }
  }

  private static func whole(_ number: any BinaryInteger) -> WordArgument {
    Int64(exactly: number).map { .integer($0) } ?? .unsigned(UInt64(clamping: number))
  }

  private static func double(_ number: some BinaryFloatingPoint) -> Double { Double(number) }

  /// The number, if it is one.
  var number: PluralNumber? {
    switch self {
    case .integer(let number): PluralNumber(number)
    case .unsigned(let number): PluralNumber(number)
    case .real(let number): PluralNumber(number)
    case .text, .foreign: nil
    }
  }

  var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    case .text(let text): Double(text)
    case .foreign: nil
    }
  }

  /// The name that a failure gives it.
  var words: String {
    switch self {
    case .integer(let number): "the number \(number)"
    case .unsigned(let number): "the number \(number)"
    case .real(let number): "the number \(number)"
    case .text(let text): "the text \"\(text)\""
    case .foreign: "neither a number nor a text"
    }
  }

  /// The value itself, as text.
  var plain: String {
    switch self {
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): "\(number)"
    case .text(let text): text
    case .foreign: ""
    }
  }
}
