import Foundation

/// Values that Swift has without an object around them.
enum ScalarForms {
  /// What a property has that has no value, by the type that it is declared with.
  private static let zeros: [ObjectIdentifier: any Sendable] = [
    ObjectIdentifier(Int.self): 0, ObjectIdentifier(Int16.self): Int16(0),
    ObjectIdentifier(Int32.self): Int32(0), ObjectIdentifier(Int64.self): Int64(0),
    ObjectIdentifier(Double.self): 0.0, ObjectIdentifier(Float.self): Float(0),
    ObjectIdentifier(Bool.self): false, ObjectIdentifier(String.self): "",
    ObjectIdentifier(Date.self): Date(timeIntervalSinceReferenceDate: 0),
    ObjectIdentifier(Data.self): Data(), ObjectIdentifier(Decimal.self): Decimal(0),
    ObjectIdentifier(UUID.self): UUID(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
  ]

  /// Whether values of a type are known here.
  static func has(_ type: Any.Type) -> Bool { zeros[ObjectIdentifier(type)] != nil }

  /// Returns what a property of a type has that has no value; `nil` for other types.
  static func zero(_ type: Any.Type) -> Any? { zeros[ObjectIdentifier(type)] }

  /// Returns a stored value in the form of a type; `nil` where it has none.
  static func value(_ stored: StoredValue, as type: Any.Type) -> Any? {
    switch stored {
    case .integer(let number): value(number, as: type)
    case .double(let number), .date(let number): value(number, as: type, stored)
    case .text(let text): text
    case .data(let data): data
    case .uuid(let uuid): uuid
    case .decimal(let number):
      type == Double.self ? NSDecimalNumber(decimal: number).doubleValue : number
    case .nothing, .url, .object, .one, .many, .ordered: nil
    }
  }

  private static func value(_ number: Int64, as type: Any.Type) -> Any? {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(Int64.self): number
    case ObjectIdentifier(Int.self): Int(truncatingIfNeeded: number)
    case ObjectIdentifier(Int32.self): Int32(truncatingIfNeeded: number)
    case ObjectIdentifier(Int16.self): Int16(truncatingIfNeeded: number)
    case ObjectIdentifier(Bool.self): number != 0
    case ObjectIdentifier(Double.self): Double(number)
    case ObjectIdentifier(Float.self): Float(number)
    default: nil
    }
  }

  private static func value(_ number: Double, as type: Any.Type, _ stored: StoredValue) -> Any? {
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(Double.self): return number
    case ObjectIdentifier(Float.self): return Float(number)
    case ObjectIdentifier(Date.self):
      if case .date = stored { return Date(timeIntervalSinceReferenceDate: number) }
      return nil
    default: return Int64(exactly: number.rounded(.towardZero)).flatMap { value($0, as: type) }
    }
  }
}
