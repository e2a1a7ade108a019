import FailureReporting
import FleetDeferral
import HeadlessUIKit

extension StandIn {
  /// What a test lets a function answer.
  struct Answer {
    let name: String
    /// The only object that it is for, if it is not for all.
    var object: Weak<AnyObject>?
    let site: CallSite
    let body: @MainActor (Call) throws -> Any?

    func isFor(_ name: String, of receiver: Any?) -> Bool {
      guard StandInNames.isMeant(name, by: self.name) else { return false }
      guard let object else { return true }
      return object.object.map { $0 === receiver as AnyObject? } ?? false
    }

    /// Runs it where the app calls.
    func give(_ call: Call) throws -> Any? {
      try MainActor.runUnchecked(with: (body, call)) { body, call in Result { try body(call) } }
        .get()
    }

    /// What it answers; `nil` where it has only called a completion.
    func result<Value>(of call: Call) throws -> Value? {
      let value = try give(call)
      if value is Void, Value.self != Void.self { return nil }
      guard let value, Value.self != Void.self else {
        return LeastValue.of(Value.self, for: call.name)
      }
      let cast: Value = LeastValue.cast(
        value, "The answer of \(call.name)", at: site, for: call.name)
      return cast
    }
  }
}
