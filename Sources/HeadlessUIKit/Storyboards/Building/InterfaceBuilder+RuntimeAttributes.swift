import Foundation
import Interfaces

extension InterfaceBuilder {
  /// Sets the properties that user-defined runtime attributes name by key path.
  func applyAttributes(_ list: InterfaceElement, to object: NSObject) {
    var translated = 0
    for attribute in list.children where attribute.isNamed("userDefinedRuntimeAttribute") {
      guard let path = attribute["keyPath"] else { continue }
      var values = values(of: attribute)
      if attribute.says("localized") {
        let key = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(translated)]"
        if let owner = list.parent, let text = translation(key, of: owner) { values = [text] }
        translated += 1
      }
      set(path, of: object, to: values, attribute)
    }
  }

  private func set(
    _ path: String, of object: NSObject, to values: [Any], _ attribute: InterfaceElement
  ) {
    if attribute["type"] == "nil" {
      if Outlets.connect(path, of: object, to: nil) == true { return }
    }
    for value in values {
      if Outlets.connect(path, of: object, to: value) == true { return }
    }
    if let set = Self.runtimeAttributes[path], let value = values.first, set(object, value) {
      return
    }
    guard !isStandIn(object) else { return }
    let word = PortedModules.hasClass(of: object) ? "@IBInspectable" : "@Outlet"
    ModelLog.warn(
      "Failed to set (\(path)) user defined inspected property on (\(Swift.type(of: object)))",
      by:
        "UIStoryboard. \(file.location(of: attribute)) names the property. Linux has no key-value "
        + "coding: declare it as `\(word) var \(path)`, or set it in code")
  }

  /// Returns the values that an attribute can mean.
  ///
  /// A number can be of several Swift types.
  private func values(of attribute: InterfaceElement) -> [Any] {
    let child = attribute.child(key: "value")
    switch attribute["type"] {
    case "boolean": return [attribute.says("value")]
    case "string": return [text("value", of: attribute) ?? ""]
    case "image": return attribute.image("value").map { [$0] } ?? []
    case "color": return child?.color.map { [$0] } ?? []
    case "number":
      let number = Double((child ?? attribute).number("value"))
      let others: [Any] = [number, CGFloat(number), Float(number)]
      return (Int(exactly: number).map { [$0] } ?? []) + others
    case "point": return child.map { [CGPoint(x: $0.number("x"), y: $0.number("y"))] } ?? []
    case "size": return child.map { [$0.size] } ?? []
    case "rect": return attribute.rect("value").map { [$0] } ?? []
    case "range":
      func number(_ name: String) -> Int { InterfaceValue(text: child?[name] ?? "").int }
      return [NSRange(location: number("location"), length: number("length"))]
    default: return []
    }
  }

  typealias RuntimeSetter = @MainActor (NSObject, Any) -> Bool

  /// The runtime attributes that UIKit's own classes understand.
  static let runtimeAttributes: [String: RuntimeSetter] = [
    "accessibilityHint": first(
      set { (view: UIView, hint) in view.accessibilityHint = hint },
      set { (item: UIBarItem, hint) in item.accessibilityHint = hint }),
    "accessibilityIdentifier": first(
      set { (view: UIView, name) in view.accessibilityIdentifier = name },
      set { (item: UIBarItem, name) in item.accessibilityIdentifier = name }),
    "accessibilityLabel": first(
      set { (view: UIView, label) in view.accessibilityLabel = label },
      set { (item: UIBarItem, label) in item.accessibilityLabel = label }),
    "alpha": setNumber { $0.alpha = $1 },
    "backgroundColor": set { (view: UIView, color) in view.backgroundColor = color },
    "clipsToBounds": set { (view: UIView, clips) in view.clipsToBounds = clips },
    "hidden": set { (view: UIView, isHidden) in view.isHidden = isHidden },
    "layer.borderColor": set { (view: UIView, color: UIColor) in
      view.layer.borderColor = color.cgColor
    },
    "layer.borderWidth": setNumber { $0.layer.borderWidth = $1 },
    "layer.cornerRadius": setNumber { $0.layer.cornerRadius = $1 },
    "layer.masksToBounds": set { (view: UIView, masks) in view.layer.masksToBounds = masks },
    "layer.shadowOffset": set { (view: UIView, offset) in view.layer.shadowOffset = offset },
    "layer.shadowOpacity": setNumber { $0.layer.shadowOpacity = Float($1) },
    "layer.shadowRadius": setNumber { $0.layer.shadowRadius = $1 },
    "restorationIdentifier": set { (controller: UIViewController, name) in
      controller.restorationIdentifier = name
    },
    "tag": set { (view: UIView, tag) in view.tag = tag },
    "tintColor": set { (view: UIView, color) in view.tintColor = color },
    "title": set { (controller: UIViewController, title) in controller.title = title },
  ]

  private static func first(_ setters: RuntimeSetter...) -> RuntimeSetter {
    { object, value in setters.contains { $0(object, value) } }
  }

  private static func set<Owner: NSObject, Value>(
    _ body: @escaping @MainActor (Owner, Value) -> Void
  ) -> RuntimeSetter {
    { object, value in
      guard let object = object as? Owner, let value = value as? Value else { return false }
      body(object, value)
      return true
    }
  }

  private static func setNumber(
    _ body: @escaping @MainActor (UIView, CGFloat) -> Void
  ) -> RuntimeSetter {
    first(
      set { (view: UIView, number: Int) in body(view, CGFloat(number)) },
      set { (view: UIView, number: Double) in body(view, CGFloat(number)) })
  }
}
