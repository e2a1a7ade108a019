import Foundation

extension NSCoder {
  /// The object of a name, if it is there: on Linux, reading what is not there ends the program.
  func object<Value: NSObject & NSCoding>(_ type: Value.Type, _ key: String) -> Value? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// The text of a name, if it is there.
  func text(_ key: String) -> String? {
    object(NSString.self, key).map { String(describing: $0) }
  }

  /// Writes what there is.
  func put(_ value: Any?, _ key: String) {
    if let value { encode(value, forKey: key) }
  }
}
