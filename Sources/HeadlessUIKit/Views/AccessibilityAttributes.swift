import Foundation

/// The accessibility attributes of an object of any class.
@MainActor
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?

  /// The attributes of an object, wherever its class keeps them.
  init(of object: NSObject) {
    guard let object = object as? any AccessibilityAttributed else {
      if let known = Self.table.value(of: object) { self = known }
      return
    }
    isElement = object.isAccessibilityElement
    label = object.accessibilityLabel
    hint = object.accessibilityHint
    value = object.accessibilityValue
    traits = object.accessibilityTraits
  }

  /// Gives an object the attributes, wherever its class keeps them.
  func apply(to object: NSObject) {
    guard let attributed = object as? any AccessibilityAttributed else {
      _ = Self.table.set(self, of: object)
      return
    }
    let old = AccessibilityAttributes(of: object)
    if isElement != old.isElement { attributed.isAccessibilityElement = isElement ?? false }
    if label != old.label { attributed.accessibilityLabel = label }
    if hint != old.hint { attributed.accessibilityHint = hint }
    if value != old.value { attributed.accessibilityValue = value }
    if traits != old.traits { attributed.accessibilityTraits = traits ?? .none }
  }

  // MARK: Other objects

  /// The attributes of objects whose classes do not store them.
  private static var table = SideTable<Self>()

  /// How many objects have attributes here, including deallocated objects that are not dropped yet.
  static var keptCount: Int { table.count }
}

/// An object whose class keeps what assistive technologies read of it.
@preconcurrency @MainActor
protocol AccessibilityAttributed: NSObject {
  var accessibilityIdentifier: String? { get set }
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
}
