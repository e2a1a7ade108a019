import FailureReporting
import FleetDeferral
import Foundation
import HeadlessUIKit

extension LeastValue {
  /// Returns the least value of what a stand-in has to answer.
  ///
  /// Where a type has none, the process ends, and says how a test gives one.
  static func of<Value>(_ type: Value.Type, for name: String) -> Value {
    if let type = Value.self as? any _StandInValue.Type, let value = type._standIn as? Value {
      return value
    }
    if let value = of(type) { return value }
    if ZeroValue.isPlain(type) { return ZeroValue.of(type) }
    let site = AmbientCallSite.surrounding.map { "\($0): " } ?? ""
    LastWords.say(
      """
      \(site)error: \(name) has to answer a \(type), and there is none until a test gives one: \
      'StandIn.answer("\(name)") { _ in … }' does.
      """)
    abort()
  }

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
