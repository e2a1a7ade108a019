import HeadlessUIKit
import Locks

/// What a stand-in's object keeps: the values of its properties, and the objects that it answered.
final class ObjectValues: Sendable {
  private struct Values {
    var strong: [String: Any] = [:]
    var weak: [String: Weak<AnyObject>] = [:]
  }

  private static let key = AssociationKey<ObjectValues>()

  // Proof: a value goes to the code that asks the object for it, as with any property of an object.
  private let values = Locked(unchecked: Values())
  private let home = Locked<Weak<StandInCalls>?>(nil)

  /// The values of an object, or the application's own.
  static func of(_ receiver: Any?, in calls: StandInCalls) -> ObjectValues {
    guard let receiver, KeptValue.isObject(receiver) else { return calls.values }
    let object = receiver as AnyObject
    // What an object that outlives its application was given in that one is no value of the next one.
    if let values = key[object], values.home.withLock({ $0?.object != nil }) { return values }
    let values = ObjectValues()
    values.home.withLock { $0 = Weak(calls) }
    key[object] = values
    return values
  }

  subscript(name: String) -> Any? {
    get { values.withLockUnchecked { $0.strong[name] ?? $0.weak[name]?.object } }
    set {
      // What was there is released outside of the lock, to which its end may come back.
      let old = values.withLockUnchecked { values in
        defer { values.strong[name] = newValue }
        return values.strong[name]
      }
      withExtendedLifetime(old) {}
    }
  }

  func setWeak(_ object: AnyObject?, for name: String) {
    values.withLockUnchecked { $0.weak[name] = object.map { Weak($0) } }
  }
}
