import Foundation

extension InterfaceBuilder {
  /// Makes a connection; answers `false` where what it leads to may still be made.
  func connect(_ object: NSObject, _ connection: InterfaceConnection, isLast: Bool) -> Bool {
    switch connection {
    case .outlet(let element):
      guard let property = element.filled("property") else { return true }
      switch destination(of: element, isLast: isLast) {
      case .object(let value): connect(property, of: object, to: value, element)
      case .missing: return !isLast ? false : reportMissing(element)
      case .firstResponder: diagnose("an outlet leads to the first responder", element)
      }
    case .collection(let property, let elements):
      var values: [NSObject] = []
      for element in elements {
        switch destination(of: element, isLast: isLast) {
        case .object(let value): values.append(value)
        case .missing:
          guard isLast else { return false }
          reportMissing(element)
        case .firstResponder: break
        }
      }
      connect(property, of: object, toAll: values, elements)
    case .action(let element): return connectAction(of: object, element, isLast: isLast)
    case .segue(let element): connectSegue(of: object, element)
    }
    return true
  }

  private enum Destination {
    case object(NSObject)
    case firstResponder
    case missing
  }

  private func destination(of element: InterfaceElement, isLast: Bool) -> Destination {
    guard let id = element["destination"] else { return .missing }
    if let object = object(id) { return .object(object) }
    return isLast && contents.isFirstResponder(id) ? .firstResponder : .missing
  }

  /// Reports that a connection leads nowhere, unless it leads to what is not modelled.
  @discardableResult
  private func reportMissing(_ element: InterfaceElement) -> Bool {
    let id = element["destination"] ?? ""
    if let target = contents.element(withID: id) {
      diagnose("a connection leads to <\(target.name)>, which was not made for it", element)
      return true
    }
    let name = element["property"] ?? element["selector"] ?? ""
    InterfaceFailure.report(
      "The connection '\(name)' leads to '\(id)', which does not exist in '\(file.name)'.",
      details: "\(file.place(of: element)) makes the connection. Connect it anew in Interface "
        + "Builder, or remove it.")
    return true
  }

  // MARK: Outlets

  private func connect(
    _ property: String, of object: NSObject, to value: NSObject, _ element: InterfaceElement
  ) {
    switch Outlets.connect(property, of: object, to: value) {
    case true?: return
    case false?: return reportWrongType(property, of: object, Swift.type(of: value), element)
    case nil: break
    }
    if let connect = Self.outlets[property], let isConnected = connect(object, value) {
      if !isConnected { reportWrongType(property, of: object, Swift.type(of: value), element) }
      return
    }
    reportNoOutlet(property, of: object, "\(Swift.type(of: value))", element)
  }

  private func connect(
    _ property: String, of object: NSObject, toAll values: [NSObject],
    _ elements: [InterfaceElement]
  ) {
    guard let element = elements.first else { return }
    if property == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in values {
        view.addGestureRecognizer(recognizer)
      }
      return
    }
    switch Outlets.connect(property, of: object, to: values) {
    case true?: return
    case false?:
      reportWrongType(property, of: object, values.first.map { Swift.type(of: $0) }, element)
    case nil:
      let name = values.first.map { "[\(Swift.type(of: $0))]" } ?? "[UIView]"
      reportNoOutlet(property, of: object, name, element)
    }
  }

  private func reportNoOutlet(
    _ property: String, of object: NSObject, _ type: String, _ element: InterfaceElement
  ) {
    // The outlet is one of a class that was not found, which was reported.
    guard !isStandIn(object) else {
      return diagnose("'\(property)' is no outlet of the class that stands in", element)
    }
    ModelException.unknownKey.raise(
      "[\(objectName(object)) setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(property).",
      by: "UIStoryboard. \(file.place(of: element)) makes the connection. Declare "
        + "`@Outlet var \(property): \(type)!` in \(Swift.type(of: object)), or remove the "
        + "connection")
  }

  private func reportWrongType(
    _ property: String, of object: NSObject, _ type: AnyClass?, _ element: InterfaceElement
  ) {
    let wanted = Outlets.outlet(named: property, of: object).map { "\($0.valueType)" }
    let found = type.map { "\($0)" } ?? "nothing"
    InterfaceFailure.report(
      "The outlet '\(property)' of \(objectName(object)) does not take a \(found).",
      details: "\(file.place(of: element)) makes the connection."
        + (wanted.map { " The outlet takes a \($0)." } ?? ""))
  }

  private typealias Outlet = @MainActor (NSObject, NSObject) -> Bool?

  /// The outlets of UIKit's own classes; `nil` from one that is no outlet of the object's class.
  private static let outlets: [String: Outlet] = [
    "delegate": first(
      to(\UITableView.delegate) { $0 as? any UITableViewDelegate },
      to(\UITextView.delegate) { $0 as? any UITextViewDelegate },
      to(\UIScrollView.scrollDelegate) { $0 as? any UIScrollViewDelegate },
      to(\UITextField.delegate) { $0 as? any UITextFieldDelegate },
      to(\UISearchBar.delegate) { $0 as? any UISearchBarDelegate },
      to(\UIPickerView.delegate) { $0 as? any UIPickerViewDelegate },
      to(\UITabBar.delegate) { $0 as? any UITabBarDelegate },
      to(\UIToolbar.delegate) { $0 as? any UIToolbarDelegate },
      to(\UINavigationBar.delegate) { $0 as? any UINavigationBarDelegate },
      to(\UINavigationController.delegate) { $0 as? any UINavigationControllerDelegate },
      to(\UITabBarController.delegate) { $0 as? any UITabBarControllerDelegate },
      to(\UIGestureRecognizer.delegate) { $0 as? any UIGestureRecognizerDelegate }),
    "dataSource": first(
      to(\UITableView.dataSource) { $0 as? any UITableViewDataSource },
      to(\UIPickerView.dataSource) { $0 as? any UIPickerViewDataSource }),
    "accessoryView": to(\UITableViewCell.accessoryView) { $0 as? UIView },
    "editingAccessoryView": to(\UITableViewCell.editingAccessoryView) { $0 as? UIView },
    "backgroundView": first(
      to(\UITableViewCell.backgroundView) { $0 as? UIView },
      to(\UITableView.backgroundView) { $0 as? UIView }),
    "selectedBackgroundView": to(\UITableViewCell.selectedBackgroundView) { $0 as? UIView },
    "tableHeaderView": to(\UITableView.tableHeaderView) { $0 as? UIView },
    "tableFooterView": to(\UITableView.tableFooterView) { $0 as? UIView },
    "inputView": first(
      to(\UITextField.inputView) { $0 as? UIView }, to(\UITextView.inputView) { $0 as? UIView }),
    "inputAccessoryView": first(
      to(\UITextField.inputAccessoryView) { $0 as? UIView },
      to(\UITextView.inputAccessoryView) { $0 as? UIView }),
    "leftView": to(\UITextField.leftView) { $0 as? UIView },
    "rightView": to(\UITextField.rightView) { $0 as? UIView },
    // The view is loaded by its role, and the outlet says the same.
    "view": { owner, value in
      guard let controller = owner as? UIViewController else { return nil }
      if controller.viewIfLoaded == nil, let view = value as? UIView { controller.view = view }
      return value is UIView
    },
  ]

  private static func to<Owner: NSObject, Value>(
    _ path: ReferenceWritableKeyPath<Owner, Value?>,
    _ cast: @escaping @MainActor (NSObject) -> Value?
  ) -> Outlet {
    { owner, object in
      guard let owner = owner as? Owner else { return nil }
      guard let value = cast(object) else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  private static func first(_ outlets: Outlet...) -> Outlet {
    { owner, object in
      for outlet in outlets {
        if let answer = outlet(owner, object) { return answer }
      }
      return nil
    }
  }

  // MARK: Actions

  private func connectAction(
    of object: NSObject, _ element: InterfaceElement, isLast: Bool
  ) -> Bool {
    guard let name = element.filled("selector") else { return true }
    var target: NSObject?
    switch destination(of: element, isLast: isLast) {
    case .object(let found): target = found
    case .firstResponder: break
    case .missing: return !isLast ? false : reportMissing(element)
    }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      control.addTarget(target, action: selector, for: event(of: control, element))
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: diagnose("an action of <\(Swift.type(of: object))> is not modelled", element)
    }
    return true
  }

  private func event(of control: UIControl, _ element: InterfaceElement) -> UIControl.Event {
    guard let name = element["eventType"] else { return usualEvent(of: control) }
    if let event = Self.events[name] { return event }
    diagnose("the event '\(name)' is not modelled", element)
    return usualEvent(of: control)
  }

  /// The event that stands for using a control.
  private func usualEvent(of control: UIControl) -> UIControl.Event {
    let changesValue =
      control is UISwitch || control is UISlider || control is UIStepper
      || control is UISegmentedControl || control is UIPageControl || control is UIDatePicker
    return changesValue ? .valueChanged : .touchUpInside
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Segues

  private func connectSegue(of object: NSObject, _ element: InterfaceElement) {
    guard let source = owner as? UIViewController, source !== object else { return }
    let template = template(of: element, source)
    switch object {
    case let cell as UITableViewCell:
      if template.isAccessoryAction {
        cell.cellOrigin?.accessorySegue = template
      } else {
        cell.cellOrigin?.selectionSegue = template
      }
    case let control as UIControl:
      control.addTarget(template, action: SegueTemplate.action, for: usualEvent(of: control))
    case let item as UIBarButtonItem:
      item.target = template
      item.action = SegueTemplate.action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(template, action: SegueTemplate.action)
    case let view as UIView where template.kind == "embed":
      template.container = view
      expect(embed: template)
    default: diagnose("a segue of <\(Swift.type(of: object))> is not modelled", element)
    }
  }

  /// The template of a segue: the source's own, or one for a cell.
  private func template(of element: InterfaceElement, _ source: UIViewController) -> SegueTemplate {
    let known = source.segueTemplates.first { $0.element.index == element.index }
    if let known, outer == nil { return known }
    let template = SegueTemplate(element, of: source, self)
    cell?.cellOrigin?.templates.append(template)
    return template
  }

  // MARK: Runtime attributes

  /// Sets a property that Interface Builder names by its key path.
  func apply(_ attribute: InterfaceElement, to object: NSObject) {
    guard attribute.isNamed("userDefinedRuntimeAttribute"), let path = attribute["keyPath"] else {
      return
    }
    let values = runtimeValues(attribute)
    for value in values {
      if Outlets.connect(path, of: object, to: value) == true { return }
    }
    if let view = object as? UIView, let set = Self.runtimeAttributes[path],
      let value = values.first
    {
      if set(view, value) { return }
    }
    guard !isStandIn(object) else { return }
    ModelLog.warn(
      "Failed to set (\(path)) user defined inspected property on (\(Swift.type(of: object)))",
      by: "UIStoryboard. \(file.place(of: attribute)) names the property. Linux has no key-value "
        + "coding: declare it as `@Outlet var \(path)`, or set it in code")
  }

  /// What an attribute may be: numbers are of several types.
  private func runtimeValues(_ attribute: InterfaceElement) -> [Any] {
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
    case "point": return [CGPoint(x: child?.number("x") ?? 0, y: child?.number("y") ?? 0)]
    case "size": return attribute.size("value").map { [$0] } ?? []
    case "rect": return attribute.rect("value").map { [$0] } ?? []
    default: return []
    }
  }

  private static let runtimeAttributes: [String: @MainActor (UIView, Any) -> Bool] = [
    "accessibilityHint": set { $0.accessibilityHint = $1 },
    "accessibilityIdentifier": set { $0.accessibilityIdentifier = $1 },
    "accessibilityLabel": set { $0.accessibilityLabel = $1 },
    "alpha": setNumber { $0.alpha = $1 },
    "backgroundColor": set { $0.backgroundColor = $1 },
    "clipsToBounds": set { $0.clipsToBounds = $1 },
    "hidden": set { $0.isHidden = $1 },
    "layer.borderColor": set { (view, color: UIColor) in view.layer.borderColor = color.cgColor },
    "layer.borderWidth": setNumber { $0.layer.borderWidth = $1 },
    "layer.cornerRadius": setNumber { $0.layer.cornerRadius = $1 },
    "layer.masksToBounds": set { $0.layer.masksToBounds = $1 },
    "layer.shadowOpacity": setNumber { $0.layer.shadowOpacity = Float($1) },
    "layer.shadowRadius": setNumber { $0.layer.shadowRadius = $1 },
    "tintColor": set { $0.tintColor = $1 },
  ]

  private static func set<Value>(
    _ body: @escaping @MainActor (UIView, Value) -> Void
  ) -> @MainActor (UIView, Any) -> Bool {
    { view, value in
      guard let value = value as? Value else { return false }
      body(view, value)
      return true
    }
  }

  private static func setNumber(
    _ body: @escaping @MainActor (UIView, CGFloat) -> Void
  ) -> @MainActor (UIView, Any) -> Bool {
    { view, value in
      switch value {
      case let number as Int: body(view, CGFloat(number))
      case let number as Double: body(view, CGFloat(number))
      default: return false
      }
      return true
    }
  }
}
