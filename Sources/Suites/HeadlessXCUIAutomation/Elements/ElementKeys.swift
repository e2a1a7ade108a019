import Fleet
import Foundation

/// The attributes of elements by the names that predicates and `value(forKey:)` use.
@MainActor
enum ElementKeys {
  static func value(of key: String, _ element: XCUIElement) -> Any? {
    switch key {
    case "identifier": element.identifier
    case "label": element.label
    case "title": element.title
    case "value": element.value
    case "placeholderValue": element.placeholderValue
    case "elementType": element.elementType.rawValue
    case "isEnabled", "enabled": element.isEnabled
    case "isSelected", "selected": element.isSelected
    case "exists": element.exists
    case "isHittable", "hittable": element.isHittable
    case "hasFocus": element.hasFocus
    case "hasKeyboardFocus": element.hasKeyboardFocus
    case "horizontalSizeClass": element.horizontalSizeClass.rawValue
    case "verticalSizeClass": element.verticalSizeClass.rawValue
    case "frame.origin.x": element.frame.origin.x
    case "frame.origin.y": element.frame.origin.y
    case "frame.size.width": element.frame.size.width
    case "frame.size.height": element.frame.size.height
    case "label.length": element.label.utf16.count
    case "identifiers":
      [element.identifier, element.label, element.value as? String, element.placeholderValue]
        .compactMap { $0 }
    default: nil
    }
  }
}
