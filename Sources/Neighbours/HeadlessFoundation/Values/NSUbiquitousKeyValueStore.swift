public import Foundation
import HeadlessUIKit
import Locks

/// Values that the user's devices share: here one device's, in memory (behaviour 993).
///
/// Each application has its own, so that nothing is left for the next test.
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
  /// Posted when another device has changed something, which a test may post.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  /// The values, each in a property list.
  private let values = Locked<[String: Data]>([:])

  fileprivate override init() { super.init() }

  /// The store of the application.
  public static var `default`: NSUbiquitousKeyValueStore {
    ApplicationScope.current.state(Kept.self).store
  }

  /// Returns a value.
  public func object(forKey aKey: String) -> Any? { Self.value(in: values.withLock { $0[aKey] }) }

  /// Sets a value, or removes it; what is in no property list is not kept.
  public func set(_ anObject: Any?, forKey aKey: String) {
    let data = anObject.flatMap { value in
      PropertyListSerialization.propertyList([value], isValidFor: .binary)
        ? try? PropertyListSerialization.data(
          fromPropertyList: [value], format: .binary, options: 0)
        : nil
    }
    values.withLock { $0[aKey] = data }
  }

  private static func value(in data: Data?) -> Any? {
    guard let data,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [Any]
    else { return nil }
    return list.first
  }

  /// Sets a text.
  public func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets data.
  public func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets an array.
  public func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets a dictionary.
  public func set(_ aDictionary: [String: Any]?, forKey aKey: String) {
    set(aDictionary as Any?, forKey: aKey)
  }
  /// Sets a whole number.
  public func set(_ value: Int64, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a number.
  public func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets a truth.
  public func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// Returns a text.
  public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns data.
  public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns an array.
  public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns a dictionary.
  public func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Returns a whole number, or 0.
  public func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// Returns a number, or 0.
  public func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// Returns a truth, or false.
  public func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let truth as Bool: truth as NSNumber
    case let number as Double: number as NSNumber
    case let number as Int64: number as NSNumber
    case let number as Int: number as NSNumber
    default: nil
    }
  }

  /// Removes a value.
  public func removeObject(forKey aKey: String) { set(nil as Any?, forKey: aKey) }

  /// All values.
  public var dictionaryRepresentation: [String: Any] {
    values.withLock { $0 }.compactMapValues(Self.value(in:))
  }

  /// Answers that the values are kept.
  @discardableResult
  public func synchronize() -> Bool { true }

  /// Keeps the store of an application.
  private final class Kept: ScopedState {
    let store = NSUbiquitousKeyValueStore()
    init() {}
  }
}

/// The reason of a notification of changes: another device has changed something.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of a notification of changes: the values have come for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The key of the reason in a notification of changes.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys in a notification of changes.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
