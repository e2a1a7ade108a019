import FailureReporting
import Foundation
import Interfaces

extension InterfaceBuilder {
  /// Makes a connection.
  ///
  /// Returns `false` if its destination may still be made later.
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

  /// Reports that a connection leads nowhere, unless its destination is something that is not
  /// modelled.
  @discardableResult
  private func reportMissing(_ element: InterfaceElement) -> Bool {
    let id = element["destination"] ?? ""
    if let target = contents.element(withID: id) {
      diagnose("a connection leads to <\(target.name)>, which was not made for it", element)
      return true
    }
    InterfaceFault.reportNoDestination(of: element, in: file)
    return true
  }

  // MARK: Outlets

  private func connect(
    _ property: String, of object: NSObject, to value: NSObject, _ element: InterfaceElement
  ) {
    switch Outlets.connect(property, of: object, to: value) {
    case true?: return
    case false?: return reportWrongType(property, of: object, to: value, element)
    case nil: break
    }
    if keep(value, forOutlet: property, of: object) { return }
    if let isConnected = InterfaceOutlets.connect(property, of: object, to: value) {
      guard !isConnected else { return }
      return property == "delegate" || property == "dataSource"
        ? warnOfSilentDelegate(value, property, of: object, element)
        : reportWrongType(property, of: object, to: value, element)
    }
    reportNoOutlet(property, of: object, "\(Swift.type(of: value))", element)
  }

  private func connect(
    _ property: String, of object: NSObject, toAll values: [NSObject],
    _ elements: [InterfaceElement]
  ) {
    guard let element = elements.first else { return }
    let isConnected =
      Outlets.connect(property, of: object, to: values)
      ?? InterfaceOutlets.connect(property, of: object, toAll: values)
    switch isConnected {
    case true?: return
    case false?:
      // The objects that could be made are connected, so that one stand-in does not cost the
      // others.
      let made = values.filter { !isStandIn($0) }
      if made.count < values.count, Outlets.connect(property, of: object, to: made) == true {
        return diagnose("the outlet collection '\(property)' lacks what was not made", element)
      }
      reportWrongType(property, of: object, to: made.first ?? values.first, element)
    case nil:
      let name = values.first.map { "[\(Swift.type(of: $0))]" } ?? "[UIView]"
      reportNoOutlet(property, of: object, name, element)
    }
  }

  private func reportNoOutlet(
    _ property: String, of object: NSObject, _ type: String, _ element: InterfaceElement
  ) {
    // The class of this outlet's owner was not found, and that was reported already.
    guard !isStandIn(object) else {
      return diagnose("'\(property)' is no outlet of the class that stands in", element)
    }
    guard !InterfaceOutlets.lacks(property, of: object) else {
      return diagnose("the outlet '\(property)' is not modelled", element)
    }
    let attribute = PortedModules.hasClass(of: object) ? "@IBOutlet" : "@Outlet"
    let question = NearMiss.question(property, among: Outlets.names(of: object))
    ModelException.unknownKey.raise(
      "[\(objectName(object)) setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(property).",
      by: "UIStoryboard. \(file.location(of: element)) makes the connection. "
        + "\(question)Declare `\(attribute) var \(property): \(type)!` in "
        + "\(Swift.type(of: object)), or remove the connection")
  }

  private func reportWrongType(
    _ property: String, of object: NSObject, to value: NSObject?, _ element: InterfaceElement
  ) {
    guard !isStandIn(object) else {
      return diagnose("'\(property)' is no outlet of the class that stands in", element)
    }
    // Why something stands in was told when it was made.
    if let value, isStandIn(value) {
      return diagnose("the outlet '\(property)' leads to what stands in", element)
    }
    let wanted = Outlets.outlet(named: property, of: object).map { "\($0.valueType)" }
    let found = value.map { "\(Swift.type(of: $0))" } ?? "nothing"
    InterfaceFailure.report(
      "The outlet '\(property)' of \(objectName(object)) does not take a \(found).",
      details: "\(file.location(of: element)) makes the connection."
        + (wanted.map { " The outlet takes a \($0)." } ?? ""))
  }

  /// Warns, once in a file, of a delegate or a data source whose class does not conform.
  ///
  /// UIKit connects it. It calls no method of such a delegate, since they are optional.
  private func warnOfSilentDelegate(
    _ value: NSObject, _ property: String, of object: NSObject, _ element: InterfaceElement
  ) {
    guard !isStandIn(object), !isStandIn(value) else {
      return reportWrongType(property, of: object, to: value, element)
    }
    guard contents.isNew(silentDelegate: element) else { return }
    let (type, other) = (Swift.type(of: object), Swift.type(of: value))
    let isSource = property == "dataSource"
    let role = isSource ? "data source" : "delegate"
    InterfaceFailure.report(
      "\(other) is the \(role) of a \(type), and does not conform to its protocol.",
      details:
        "\(file.location(of: element)) makes the connection. A device makes it too, and "
        + (isSource
          ? "raises where the methods are needed" : "calls none of the delegate's methods")
        + ": write the protocol behind the name of \(other), or remove the connection.",
      severity: .warning)
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

  /// Returns the event that a connection without an event means: for ordinary use of the control.
  private func usualEvent(of control: UIControl) -> UIControl.Event {
    let changesValue =
      control is UISwitch || control is UISlider || control is UIStepper
      || control is UISegmentedControl || control is UIPageControl || control is UIDatePicker
      || control is UIRefreshControl || control is UIColorWell
    return changesValue ? .valueChanged : .touchUpInside
  }

  static let events: [String: UIControl.Event] = [
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
    case let cell as UICollectionViewCell: cell.cellOrigin?.selectionSegue = template
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

  /// Returns the template of a segue: the source's own one, or a new one for a cell.
  private func template(of element: InterfaceElement, _ source: UIViewController) -> SegueTemplate {
    let known = source.storyboardState.segueTemplates.first { $0.element.index == element.index }
    if let known, outer == nil { return known }
    let template = SegueTemplate(element, of: source, self)
    cellOrigin?.templates.append(template)
    return template
  }
}
