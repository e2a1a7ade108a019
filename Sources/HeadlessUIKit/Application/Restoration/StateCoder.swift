import Foundation

/// A coder that keeps the state of screens and views, by key, until the app is launched again.
///
/// Values stay as they are, without becoming bytes; only a view controller is kept by the
/// identifiers that lead to it, because the next launch makes another one.
final class StateCoder: NSCoder {
  /// The identifiers that lead to a view controller.
  private struct ControllerPath {
    let path: [String]
  }

  private var values: [String: Any] = [:]
  private var found: [[String]: UIViewController] = [:]

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }

  // MARK: Writing

  override func encode(_ object: Any?, forKey key: String) { values[key] = object }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    values[key] = object
  }
  override func encode(_ value: Bool, forKey key: String) { values[key] = value }
  override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
  override func encode(_ value: Int, forKey key: String) { values[key] = value }
  override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
  override func encode(_ value: Double, forKey key: String) { values[key] = value }

  /// Releases the view controllers of this launch.
  @MainActor
  func letControllersGo() {
    for (key, value) in values {
      if let controller = value as? UIViewController {
        values[key] = controller.restorationPath.map(ControllerPath.init)
      }
    }
  }

  /// Knows the view controllers of this launch from now on.
  func take(_ controllers: [[String]: UIViewController]) { found = controllers }

  // MARK: Reading

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func decodeObject(forKey key: String) -> Any? {
    guard let known = values[key] as? ControllerPath else { return values[key] }
    return found[known.path]
  }
  override func decodeBool(forKey key: String) -> Bool { number(key)?.boolValue ?? false }
  override func decodeInteger(forKey key: String) -> Int { number(key)?.intValue ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { number(key)?.int32Value ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { number(key)?.int64Value ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { number(key)?.floatValue ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { number(key)?.doubleValue ?? 0 }

  override func decodeObject<Object: NSCoding>(of cls: Object.Type, forKey key: String) -> Object?
  where Object: NSObject { object(key) as? Object }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    guard let object = object(key) as? NSObject, let classes else { return nil }
    return classes.contains { object.isKind(of: $0) } ? object : nil
  }

  private func number(_ key: String) -> NSNumber? { object(key) as? NSNumber }

  /// Returns an encoded value as an object of Foundation, such as a text as an `NSString`.
  private func object(_ key: String) -> Any? {
    let value = decodeObject(forKey: key)
    return (value as? any _ObjectiveCBridgeable).map { Self.bridged($0) } ?? value
  }

  private static func bridged(_ value: some _ObjectiveCBridgeable) -> Any {
    value._bridgeToObjectiveC()
  }
}
