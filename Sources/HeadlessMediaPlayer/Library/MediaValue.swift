import Foundation

/// The value of a property, to be compared with another one.
enum MediaValue: Equatable {
  case none
  case text(String)
  case whole(UInt64)
  case real(Double)
  case date(Date)

  init(_ value: Any?) {
    switch value {
    case let text as String: self = .text(text)
    case let holds as Bool: self = .whole(holds ? 1 : 0)
    case let whole as any BinaryInteger: self = .whole(Self.bits(of: whole))
    case let type as MPMediaType: self = .whole(UInt64(type.rawValue))
    case let real as Double:
      self = Int64(exactly: real).map { .whole(Self.bits(of: $0)) } ?? .real(real)
    case let number as NSNumber: self = .whole(number.uint64Value)
    case let date as Date: self = .date(date)
    default: self = .none
    }
  }

  private static func bits(of number: some BinaryInteger) -> UInt64 {
    UInt64(truncatingIfNeeded: number)
  }
}
