import HeadlessUIKit

/// A value of an attribute, whatever type the app gave it in.
enum KeychainValue: Hashable, Sendable {
  case text(String)
  case data(Data)
  case number(Double)
  case truth(Bool)
  case date(Date)
  case control(String, UInt)

  /// Returns `nil` for what no attribute has.
  init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let data as Data: self = .data(data)
    case let date as Date: self = .date(date)
    case let truth as Bool: self = .truth(truth)
    case let number as NSNumber: self = .number(number.doubleValue)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let control as SecAccessControl:
      self = .control(control.protection, control.flags.rawValue)
    default: return nil
    }
  }

  /// The value as it is handed out.
  var object: NSObject {
    switch self {
    case .text(let text): text as NSString
    case .data(let data): data as NSData
    case .number(let number): NSNumber(value: number)
    case .truth(let truth): NSNumber(value: truth)
    case .date(let date): date as NSDate
    case .control(let protection, _): protection as NSString
    }
  }

  /// Whether it means yes.
  var isTrue: Bool {
    switch self {
    case .truth(let truth): truth
    case .number(let number): number != 0
    default: false
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var data: Data? { if case .data(let data) = self { data } else { nil } }

  /// Whether an app that asks for one means the other: `true` and 1 are the same.
  func means(_ other: KeychainValue) -> Bool {
    switch (self, other) {
    case (.truth, .number), (.number, .truth): isTrue == other.isTrue
    default: self == other
    }
  }
}
