public import Foundation
import HeadlessUIKit

extension NSObjectProtocol where Self: NSObject {
  /// Whether the object's class shows a property to Objective-C.
  func hasKey(_ key: String) -> Bool {
    MainActor.runUnchecked(with: self) { $0.responds(to: Selector(key)) }
  }

  /// Whether the model tells of a property, or nothing does.
  func isModelled(_ key: String) -> Bool {
    self is any NSObject & KeyValueObservable && !hasKey(key)
  }

  /// The value of a property.
  func value(ofKey key: String) -> Any? {
    if isModelled(key) { return ModelListener.value(of: key, of: self) }
    let value = MainActor.runUnchecked(with: self) { $0.value(forKey: key) }
    guard let value else { return nil }
    // The value of an optional property may be one itself.
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  /// Sets a property.
  func set(_ value: Any?, ofKey key: String) {
    MainActor.runUnchecked(with: (self, value)) { $0.setValue($1, forKey: key) }
  }

  /// Returns the elements of a property, as an array by which they can be changed.
  ///
  /// Each change sets the property to an array of its own; observers hear which elements it was about.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { KeyedArray(of: self, key) }

  /// Sets several properties.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { set(value, ofKey: key) }
  }

  /// Returns the values of several properties, with `NSNull` for `nil`.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(ofKey: $0) ?? NSNull()) }) { $1 }
  }
}
