import Foundation

/// What assistive technologies read of an object of any class.
@MainActor
struct AccessibilityAttributes {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var traits: UIAccessibilityTraits?

  /// The attributes of an object, wherever its class keeps them.
  init(of object: NSObject) {
    switch object {
    case let view as UIView:
      isElement = view.isAccessibilityElement
      label = view.accessibilityLabel
      hint = view.accessibilityHint
      value = view.accessibilityValue
      traits = view.accessibilityTraits
    case let element as UIAccessibilityElement:
      isElement = element.isAccessibilityElement
      label = element.accessibilityLabel
      hint = element.accessibilityHint
      value = element.accessibilityValue
      traits = element.accessibilityTraits
    case let item as UIBarItem:
      isElement = item.isAccessibilityElement
      label = item.accessibilityLabel
      hint = item.accessibilityHint
      value = item.accessibilityValue
      traits = item.accessibilityTraits
    default:
      if let known = Self.table.value(of: object) { self = known }
    }
  }

  /// Gives an object the attributes, wherever its class keeps them.
  func apply(to object: NSObject) {
    let old = AccessibilityAttributes(of: object)
    switch object {
    case let view as UIView:
      if isElement != old.isElement { view.isAccessibilityElement = isElement ?? false }
      if label != old.label { view.accessibilityLabel = label }
      if hint != old.hint { view.accessibilityHint = hint }
      if value != old.value { view.accessibilityValue = value }
      if traits != old.traits { view.accessibilityTraits = traits ?? .none }
    case let element as UIAccessibilityElement:
      if isElement != old.isElement { element.isAccessibilityElement = isElement ?? false }
      if label != old.label { element.accessibilityLabel = label }
      if hint != old.hint { element.accessibilityHint = hint }
      if value != old.value { element.accessibilityValue = value }
      if traits != old.traits { element.accessibilityTraits = traits ?? .none }
    case let item as UIBarItem:
      if isElement != old.isElement { item.isAccessibilityElement = isElement ?? false }
      if label != old.label { item.accessibilityLabel = label }
      if hint != old.hint { item.accessibilityHint = hint }
      if value != old.value { item.accessibilityValue = value }
      if traits != old.traits { item.accessibilityTraits = traits ?? .none }
    default: _ = Self.table.set(self, of: object)
    }
  }

  // MARK: Other objects

  /// The attributes of objects whose classes keep none.
  private static var table = SideTable<Self>()

  /// How many objects have attributes here, those that are gone and not dropped yet with them.
  static var keptCount: Int { table.count }
}
