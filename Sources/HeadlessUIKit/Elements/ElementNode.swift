package import Foundation

/// An element of the interface, as VoiceOver would read it and XCUITest's snapshot would hold it.
///
/// A node is made when it is asked for, and holds no copy of anything: its attributes are
/// its view's at the moment. A visible element without a view, such as a button of a bar or an action
/// of an alert, is a part of the view that shows it.
@MainActor
package enum ElementNode {
  /// The application, which holds all windows and the keyboard.
  case application(UIApplication)
  case view(UIView)
  case part(ElementPart)
  /// An object without a view that the app lists in some view's `accessibilityElements`.
  case object(AppElement)
  /// A row of a table that is out of sight.
  case row(ElementRow)
}

extension ElementNode {
  // MARK: Attributes

  /// The kind of the element.
  package var type: ElementType {
    switch self {
    case .application: .application
    case .view(let view): view.elementType
    case .part(let part): part.type
    case .object(let object): object.type
    case .row: .cell
    }
  }

  /// The name by which tests find the element; empty if it has no identifier.
  package var identifier: String {
    switch withWords {
    case .application, .row: ""
    case .view(let view): view.elementIdentifier ?? ""
    case .part(let part): part.identifier
    case .object(let object): object.identifier
    }
  }

  /// The name of the element; empty if it has no name.
  package var label: String {
    switch withWords {
    case .application(let application): application.nameForUser
    case .row: ""
    case .view(let view): view.elementLabel ?? ""
    case .part(let part): part.label
    case .object(let object): object.attributes.label ?? ""
    }
  }

  /// The value of the element, such as a field's text; `nil` if it has no value.
  package var value: String? {
    switch withWords {
    case .application, .row: nil
    case .view(let view): view.elementValue
    case .part(let part): part.value
    case .object(let object): object.attributes.value
    }
  }

  /// The placeholder of an empty field.
  package var placeholder: String? {
    guard case .view(let field as UITextField) = self else { return nil }
    return field.placeholder
  }

  /// How assistive technologies treat the element.
  package var traits: UIAccessibilityTraits {
    switch withWords {
    case .application, .row: .none
    case .view(let view): view.elementTraits
    case .part(let part): part.traits
    case .object(let object): object.attributes.traits ?? .none
    }
  }

  /// The element's rectangle on the screen.
  package var frame: CGRect {
    switch self {
    case .application(let application): application.screen.bounds
    case .view(let view): view.accessibilityFrame
    case .part(let part): part.holder?.frameOnScreen(of: part.frame) ?? part.frame
    case .object(let object): object.frame
    case .row(let row): row.frame
    }
  }

  /// Whether a user can use the element.
  package var isEnabled: Bool {
    switch withWords {
    case .application, .row: true
    case .view(let view): view.isElementEnabled
    case .part(let part): part.isEnabled
    case .object(let object): object.attributes.traits?.contains(.notEnabled) != true
    }
  }

  /// Whether the element is selected.
  package var isSelected: Bool {
    switch withWords {
    case .application, .row: false
    case .view(let view): view.isElementSelected
    case .part(let part): part.isSelected
    case .object(let object): object.attributes.traits?.contains(.selected) == true
    }
  }

  /// Whether keys go to the element.
  package var isFocused: Bool {
    guard case .view(let view) = self else { return false }
    return view.hostApplication.firstResponder === view
  }

  /// Whether assistive technologies stop at the element.
  package var isAccessible: Bool {
    switch withWords {
    case .application, .row: false
    case .view(let view): view.isReadAsElement
    case .part(let part): part.children.isEmpty && part.type != .statusBar
    case .object(let object): object.isAccessible
    }
  }

  /// The actions of the element besides using it, for assistive technologies.
  package var customActions: [UIAccessibilityCustomAction] {
    switch withWords {
    case .application, .part, .row: []
    case .view(let view): view.accessibilityCustomActions ?? []
    case .object(let object): object.element?.accessibilityCustomActions ?? []
    }
  }

  /// The rotors that users can turn to at the element: its own first, then those around it.
  package var customRotors: [UIAccessibilityCustomRotor] {
    var rotors: [UIAccessibilityCustomRotor] = []
    if case .object(let object) = withWords {
      rotors += object.element?.accessibilityCustomRotors ?? []
    }
    var around = holder
    while let view = around {
      for rotor in view.accessibilityCustomRotors ?? [] where !rotors.contains(rotor) {
        rotors.append(rotor)
      }
      around = view.storedSuperview
    }
    return rotors
  }

  /// The point on the screen where a finger uses the element.
  package var activationPoint: CGPoint {
    switch self {
    case .view(let view): return view.accessibilityActivationPoint
    case .object(let object):
      if let element = object.element { return element.accessibilityActivationPoint }
    case .application, .part, .row: break
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Where it is

  /// The view that the element is.
  package var view: UIView? {
    if case .view(let view) = self { view } else { nil }
  }

  /// The view that the element is or belongs to.
  package var holder: UIView? {
    switch self {
    case .application: nil
    case .view(let view): view
    case .part(let part): part.holder
    case .object(let object): object.container
    case .row(let row): row.cell ?? row.table
    }
  }

  /// The element that holds this one.
  package var container: ElementNode? {
    switch self {
    case .application: nil
    case .view(let view):
      if let superview = view.storedSuperview {
        .view(superview)
      } else {
        view is UIWindow || view === view.hostApplication.textState.keyboard?.accessoryHost
          ? .application(view.hostApplication) : nil
      }
    case .part(let part): part.holder.map { .view($0) } ?? .application(.shared)
    case .object(let object): .view(object.container)
    case .row(let row): .view(row.table)
    }
  }

  /// The identity of the element.
  package var identity: Identity {
    switch self {
    case .application(let application): Identity(object: ObjectIdentifier(application))
    case .view(let view): Identity(object: ObjectIdentifier(view))
    case .part(let part): part.identity
    case .object(let object): Identity(object: ObjectIdentifier(object.object))
    case .row(let row): row.identity
    }
  }

  /// An object, and where there are several elements of it, which one.
  package struct Identity: Hashable {
    var object: ObjectIdentifier
    /// Which part of the object, from 1; 0 for the object itself.
    var part = 0
    /// The section of a row.
    var section = 0
  }

  // MARK: Finding it

  /// Whether one of the names that XCUITest compares is the given one: identifier, label, value or
  /// placeholder.
  package func isCalled(_ name: String) -> Bool {
    switch self {
    case .view(let view): view.isElementCalled(name)
    case .application: label == name
    case .part, .object: identifier == name || label == name || value == name
    case .row(let row): row.isLookedInto && row.element?.isCalled(name) == true
    }
  }

  /// Calls `body` with each element within this one, the ones in front first, until it returns
  /// `false`.
  ///
  /// - Returns: Whether `body` never answered false.
  @discardableResult
  package func forEachDescendant(
    _ reach: Reach = .shown, _ body: (ElementNode) -> Bool
  ) -> Bool {
    guard reach != .everything, case .view(let view) = self, view.holdsOnlyQuietViews else {
      return forEachChild(reach) { $0.isVisited(reach, body) }
    }
    // Most of a screen is such views. Making a list of them would take longer than the rest, and a
    // loop over the views themselves would retain each of them twice.
    let subviews = view.storedSubviews
    for index in subviews.indices {
      let subview = subviews[index]
      guard !subview.canBeSeen || Self.view(subview).isVisited(reach, body) else { return false }
    }
    return true
  }

  /// Calls `body` with the element and with each one within it, until it returns `false`.
  private func isVisited(_ reach: Reach, _ body: (ElementNode) -> Bool) -> Bool {
    guard body(self) else { return false }
    if case .row(let row) = self, reach == .rows || !row.isLookedInto { return true }
    return isSurelyLeaf || forEachDescendant(reach, body)
  }

  /// Whether the element cannot have children; this holds for most elements, and is much faster
  /// than asking for their children.
  private var isSurelyLeaf: Bool {
    guard case .view(let view) = self else { return false }
    let memo = view.elementMemo
    return memo.role?.isLeaf == true && memo.isQuiet
  }
}
