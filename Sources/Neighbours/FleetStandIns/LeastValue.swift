import FailureReporting
import Foundation
import HeadlessUIKit

/// The values of stand-ins that no test has given.
enum LeastValue {
  /// Returns the least value of a type: nothing, zero, something empty, or a new object.
  static func of<Value>(_ type: Value.Type, for name: String) -> Value {
    if Value.self == Void.self, let nothing = () as? Value { return nothing }
    if let type = Value.self as? any _StandInValue.Type, let value = type._standIn as? Value {
      return value
    }
    if let value = plain[ObjectIdentifier(type)]?() as? Value { return value }
    if let type = Value.self as? NSObject.Type, let object = uiKitObject(type) as? Value {
      return object
    }
    if let type = NSObject.self as? Value { return type }
    if ZeroValue.isPlain(type) { return ZeroValue.of(type) }
    // Protocols that any object, or an error, is enough for.
    for value in [NSNull(), NSError(domain: "StandIn", code: 0)] as [Any] {
      if let value = value as? Value { return value }
    }
    mistake(
      "\(name) has to answer a \(type), and there is none until a test gives one.",
      details: "StandIn.answer(\"\(name)\") { _ in … } does.",
      at: AmbientCallSite.surrounding ?? CallSite())
    return ZeroValue.of(type)
  }

  /// Values of Foundation that are not plain bytes.
  private static let plain: [ObjectIdentifier: @Sendable () -> Any] = [
    ObjectIdentifier(String.self): { "" }, ObjectIdentifier(Data.self): { Data() },
    ObjectIdentifier(Date.self): { Date(timeIntervalSince1970: 0) },
    ObjectIdentifier(URL.self): { URL(fileURLWithPath: "/") },
    ObjectIdentifier(Locale.self): { Locale.current },
    ObjectIdentifier(TimeZone.self): { TimeZone.current },
    ObjectIdentifier(Calendar.self): { Calendar.current },
    ObjectIdentifier(IndexPath.self): { IndexPath() },
    ObjectIdentifier(IndexSet.self): { IndexSet() },
    ObjectIdentifier(CharacterSet.self): { CharacterSet() },
    ObjectIdentifier(DateComponents.self): { DateComponents() },
    ObjectIdentifier(Notification.Name.self): { Notification.Name("") },
  ]

  /// Returns a value of a test's as the type that is asked for.
  static func cast<Value>(
    _ value: Any, _ what: String, at site: CallSite, for name: String
  ) -> Value {
    if let value = value as? Value { return value }
    if let code = value as? any _StandInErrorCode, let error = code._standInError as? Value {
      return error
    }
    mistake(
      "\(what) is \(value), a \(type(of: value)), and not a \(Value.self).", at: site)
    return of(Value.self, for: name)
  }
}
