public import Foundation

/// A value that goes into a model, or comes from it.
open class MLFeatureValue: NSObject {
  /// What it is.
  public final let type: MLFeatureType
  private final let value: Any?

  private init(_ type: MLFeatureType, _ value: Any?) {
    (self.type, self.value) = (type, value)
    super.init()
  }

  /// Creates a number.
  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  /// Creates a number.
  public convenience init(double value: Double) { self.init(.double, value) }
  /// Creates a text.
  public convenience init(string value: String) { self.init(.string, value) }
  /// Creates numbers.
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  /// Creates what is likely.
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws {
    self.init(.dictionary, value)
  }
  /// Creates nothing of a kind.
  public convenience init(undefined type: MLFeatureType) { self.init(type, nil) }

  /// Creates a value of what a dictionary has.
  convenience init?(any value: Any) {
    switch value {
    case let value as Int: self.init(.int64, Int64(value))
    case let value as Int64: self.init(.int64, value)
    case let value as Double: self.init(.double, value)
    case let value as String: self.init(.string, value)
    case let value as MLMultiArray: self.init(.multiArray, value)
    case let value as [String: Double]:
      self.init(.dictionary, value.mapValues { NSNumber(value: $0) } as [AnyHashable: NSNumber])
    case let value as [AnyHashable: NSNumber]: self.init(.dictionary, value)
    default: return nil
    }
  }

  /// Whether there is nothing.
  open var isUndefined: Bool { value == nil }
  /// The number.
  open var int64Value: Int64 { value as? Int64 ?? 0 }
  /// The number.
  open var doubleValue: Double { value as? Double ?? 0 }
  /// The text.
  open var stringValue: String { value as? String ?? "" }
  /// The numbers.
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  /// What is likely.
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
}

/// What a value is.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
}
