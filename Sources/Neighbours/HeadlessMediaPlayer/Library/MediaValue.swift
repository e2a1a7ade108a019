import Foundation

/// The value of a property, to be compared with another one: numbers count, not their types.
struct MediaValue: Equatable {
  private let value: AnyHashable?

  init(_ value: Any?) {
    self.value =
      switch value {
      case let text as String: text
      case let date as Date: date
      case let type as MPMediaType: NSNumber(value: type.rawValue)
      case let real as CGFloat: NSNumber(value: Double(real))
      case let number as NSNumber: number
      default: value as? AnyHashable
      }
  }

  /// The text, if it is one.
  var text: String? { value as? String }

  /// The kinds of media, if it is a number.
  var mediaType: MPMediaType? {
    (value as? NSNumber).map { MPMediaType(rawValue: $0.uintValue) }
  }
}
