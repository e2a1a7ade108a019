import Foundation

/// The format of a whole number.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let minDigits: Int

  private init(
    radix: Int = 10, prefix: String = "", isUppercase: Bool = false, minDigits: Int = 0
  ) {
    self.radix = radix
    self.prefix = prefix
    self.isUppercase = isUppercase
    self.minDigits = minDigits
  }

  /// With digits from 0 to 9.
  public static var decimal: Self { Self() }
  /// With digits from 0 to f.
  public static var hex: Self { Self(radix: 16) }
  /// With digits from 0 to 7.
  public static var octal: Self { Self(radix: 8) }

  /// With digits from 0 to 9, at least so many.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
    Self(prefix: explicitPositiveSign ? "+" : "", minDigits: minDigits)
  }

  /// With digits from 0 to f, at least so many.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> Self {
    Self(
      radix: 16, prefix: (explicitPositiveSign ? "+" : "") + (includePrefix ? "0x" : ""),
      isUppercase: uppercase, minDigits: minDigits)
  }

  func text<T: FixedWidthInteger>(of number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minDigits, 64) - digits.count))
    return (number < 0 ? "-" + prefix.filter { $0 != "+" } : prefix) + zeros + digits
  }
}

/// The format of a number with a fraction.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// With six digits after the point.
  public static var fixed: Self { Self(format: "%f") }
  /// As a power of ten.
  public static var exponential: Self { Self(format: "%e") }
  /// The shorter of the two.
  public static var hybrid: Self { Self(format: "%g") }
  /// With digits from 0 to f.
  public static var hex: Self { Self(format: "%a") }

  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(format: "%\(explicitPositiveSign ? "+" : "").\(max(0, min(precision(), 100)))f")
  }

  /// As a power of ten, with so many digits after the point.
  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    let letter = uppercase ? "E" : "e"
    return Self(
      format: "%\(explicitPositiveSign ? "+" : "").\(max(0, min(precision(), 100)))\(letter)")
  }

  func text(of number: Double) -> String { String(format: format, number) }
}

/// The format of a truth value.
public enum OSLogBoolFormat: Sendable {
  /// As `true` and `false`.
  case truth
  /// As `yes` and `no`.
  case answer

  func text(of boolean: Bool) -> String {
    switch self {
    case .truth: boolean ? "true" : "false"
    case .answer: boolean ? "yes" : "no"
    }
  }
}

/// How much room a value has, and on which side it stands.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As much as it needs.
  public static var none: Self { Self(columns: 0, isRight: true) }

  /// On the right of so many columns.
  public static func right(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isRight: true)
  }

  /// On the left of so many columns.
  public static func left(columns: @autoclosure () -> Int) -> Self {
    Self(columns: columns(), isRight: false)
  }

  func padded(_ text: String) -> String {
    let room = min(columns, 1_000) - text.count
    guard room > 0 else { return text }
    let space = String(repeating: " ", count: room)
    return isRight ? space + text : text + space
  }
}
