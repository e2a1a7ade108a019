import Foundation

/// Properties that are set and read by their names: the ones that classes list, and some of
/// UIKit's.
@MainActor
enum KeyValueCoding {
  // MARK: Setting

  static func set(_ key: String, of object: NSObject?, to value: Any?) {
    guard let object else { return }
    if connect(key, of: object, to: value) || keep(value, of: key, of: object) { return }
    if let values = object as? any KeyedValues { return values.setKeyed(value, key) }
    if let value, InterfaceBuilder.runtimeAttributes[key]?(object, value) == true { return }
    if key == "orientation", object is UIDevice {
      return ModelLog.warn(
        "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
          + "UIWindowScene.requestGeometryUpdate(_:)", by: "UIDevice.setValue(_:forKey:)")
    }
    raise("setValue:forUndefinedKey:", key, of: object)
  }

  static func set(path: String, of object: NSObject?, to value: Any?) {
    guard let object else { return }
    guard let dot = path.firstIndex(of: "."), !has(path, of: object) else {
      return set(path, of: object, to: value)
    }
    if let values = object as? any KeyedValues { return values.setKeyed(value, path) }
    let key = String(path[..<dot])
    guard let owner = self.value(of: key, of: object) as? NSObject else { return }
    set(path: String(path[path.index(after: dot)...]), of: owner, to: value)
  }

  /// Whether the model knows a whole path of UIKit's, such as `layer.cornerRadius`.
  private static func has(_ path: String, of object: NSObject) -> Bool {
    InterfaceBuilder.runtimeAttributes[path] != nil || isLook(path, of: object)
  }

  private static func connect(_ key: String, of object: NSObject, to value: Any?) -> Bool {
    guard let number = value as? NSNumber else {
      return Outlets.connect(key, of: object, to: value) == true
    }
    let forms: [Any] = [
      value ?? number, number.intValue, number.doubleValue, CGFloat(number.doubleValue),
      number.floatValue, number.boolValue,
    ]
    return forms.contains { Outlets.connect(key, of: object, to: $0) == true }
  }

  // MARK: Getting

  static func value(of key: String, of object: NSObject?) -> Any? {
    guard let object else { return nil }
    if case .answer(let value) = ObjectiveCMembers.of(object).calls[Selector(key)]?(
      object, nil, nil)
    {
      return value
    }
    if let values = object as? any KeyedValues { return values.keyedValue(key) }
    if isLook(key, of: object) { return looks.value(of: object)?[key] }
    if key == "searchField", let bar = object as? UISearchBar { return bar.searchTextField }
    if key == "handler", object is UIAlertAction || object is UIAction { return block(of: object) }
    if key == "layer", let view = object as? UIView { return view.layer }
    guard let dot = key.firstIndex(of: ".") else {
      raise("valueForUndefinedKey:", key, of: object)
      return nil
    }
    guard let owner = value(of: String(key[..<dot]), of: object) as? NSObject else { return nil }
    return value(of: String(key[key.index(after: dot)...]), of: owner)
  }

  // MARK: Blocks

  private static var blocks = SideTable<ObjectiveCBlock>()

  /// What an action does, as tests take it out of one: the same object each time, which lives as long.
  private static func block(of action: NSObject) -> ObjectiveCBlock? {
    if let block = blocks.value(of: action) { return block }
    let block: ObjectiveCBlock? =
      switch action {
      case let action as UIAlertAction: action.handler.map { ObjectiveCBlock($0) }
      case let action as UIAction: ObjectiveCBlock(action.handler)
      default: nil
      }
    _ = blocks.set(block, of: action)
    return block
  }

  // MARK: Looks

  /// Properties that only change the look are stored, and read again.
  private static var looks = SideTable<[String: Any]>()
  private static let lookNames: [(isOwner: @MainActor (NSObject) -> Bool, names: Set<String>)] = [
    (
      { $0 is UIAlertAction },
      ["checked", "image", "imageTintColor", "titleTextAlignment", "titleTextColor"]
    ),
    ({ $0 is UIDatePicker }, ["highlightsToday", "textColor"]),
    ({ $0 is UIPickerView }, ["magnifierLineColor", "textColor"]),
    ({ $0 is UITextField }, ["placeholderLabel.font", "placeholderLabel.textColor"]),
  ]
  /// The names that UIKit does not document, and that the model knows all the same.
  static let names: Set<String> = lookNames.reduce(["handler", "orientation", "searchField"]) {
    $0.union($1.names)
  }

  private static func isLook(_ key: String, of object: NSObject) -> Bool {
    lookNames.contains { $0.names.contains(key) && $0.isOwner(object) }
  }

  private static func keep(_ value: Any?, of key: String, of object: NSObject) -> Bool {
    guard isLook(key, of: object) else { return false }
    var values = looks.value(of: object) ?? [:]
    values[key] = value
    _ = looks.set(values.isEmpty ? nil : values, of: object)
    return true
  }

  // MARK: Unknown keys

  static func raise(_ message: String, _ key: String, of object: NSObject) {
    let name = "\(Swift.type(of: object))"
    let question = NearMiss.question(key, among: Outlets.names(of: object))
    ModelException.unknownKey.raise(
      "[<\(name)> \(message)]: this class is not key value coding-compliant for the key \(key).",
      by:
        "NSObject. \(question)Linux has no key-value coding: write `@objc var \(key)` in a class of "
        + "your own, and set or read a property of UIKit's itself")
  }
}
