import Foundation

/// The values of items, as objects and as what they stand for.
enum MetadataValue {
  /// The object of a value; `nil` for what no item can hold.
  static func object(of value: Any) -> (any NSCopying & NSObjectProtocol)? {
    switch value {
    case let text as String: NSString(string: text)
    case let data as Data: data as NSData
    case let date as Date: date as NSDate
    case let number as NSNumber: number
    default: value as? any NSCopying & NSObjectProtocol
    }
  }

  /// The letters of a key, which is a text, a key of AVFoundation's or a number.
  static func text(ofKey key: Any) -> String? {
    switch key {
    case let key as AVMetadataKey: key.rawValue
    case let text as String: text
    case let number as NSNumber: letters(of: number.uint32Value)
    default: nil
    }
  }

  /// The four letters of a number, as keys of iTunes are.
  private static func letters(of number: UInt32) -> String {
    String(
      [24, 16, 8, 0].map { Character(Unicode.Scalar(UInt8(truncatingIfNeeded: number >> $0))) })
  }

  /// The date of a text such as `2024-05-01` or `2024-05-01T08:00:00Z`.
  static func date(of text: String) -> Date? {
    let day = Date.ISO8601FormatStyle().year().month().day()
    return (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: day))
  }
}
