import Foundation
import Interfaces

extension InterfaceBuilder {
  /// Applies an element to its view.
  ///
  /// Called from within the view's initializer.
  func decode(_ view: UIView, _ element: InterfaceElement, _ kind: InterfaceKind?) {
    let kind = kind ?? InterfaceKind.plain
    register(view, element)
    setStandsIn(view, for: element)
    let varied = VariedView(view, element, kind)
    if let frame = element.rect("frame") { view.frame = frame }
    kind.begin?(view, element, self)
    decodeResizing(of: view, element)
    apply(element, to: view, kind)
    decodeSubviews(of: view, element, varied)
    decodeGuides(of: view, element)
    decodeAccessibility(of: view, element)
    kind.finish?(view, element, self)
    varied?.applyValues()
    for constraint in element.list("constraints") { expect(constraint, in: view, varied) }
  }

  /// Applies the attributes of an element, and the texts and values in its child elements.
  private func apply(_ element: InterfaceElement, to view: UIView, _ kind: InterfaceKind) {
    let isKnown = InterfaceKind.of(element.name) != nil
    for (name, value) in element.attributes {
      if let setter = kind.setter(of: name) {
        let text = translation(name, of: element) ?? value
        setter(view, InterfaceValue(text: text, element: element))
      } else if isKnown, !kind.knows(name), !isStandIn(view) {
        diagnose("the attribute '\(name)' of <\(element.name)> is not modelled", element)
      }
    }
    for child in element.children {
      guard let key = child["key"] else { continue }
      if child.isNamed("string") || child.isNamed("mutableString") {
        let text = translation(key, of: element) ?? child.string
        kind.setter(of: key)?(view, InterfaceValue(text: text))
      } else if !child.isNamed("viewLayoutGuide") {
        // The guide of the margins has the same role as the margins themselves.
        kind.setter(ofRole: key)?(view, child)
      }
    }
  }

  private func decodeResizing(of view: UIView, _ element: InterfaceElement) {
    guard let mask = element.child("autoresizingMask") else { return }
    view.autoresizingMask = mask.options(Self.masks)
  }

  private static let masks: [String: UIView.AutoresizingMask] = [
    "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
    "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
  ]

  private func decodeSubviews(
    of view: UIView, _ element: InterfaceElement, _ varied: VariedView?
  ) {
    if let effect = view as? UIVisualEffectView {
      if let content = element.child(key: "contentView") { decodePart(effect.contentView, content) }
      return
    }
    for child in element.list("subviews") {
      guard let subview = makeView(child) else { continue }
      if let varied, !varied.takes(subview, child) { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
        expectDrawnFrame(of: subview, child)
      }
    }
  }

  /// Applies an element to a part that another view creates itself.
  func decodePart(_ part: UIView, _ element: InterfaceElement) {
    decode(part, element, InterfaceKind.of(element.name))
    expect(part, element)
  }

  private func decodeAccessibility(of view: UIView, _ element: InterfaceElement) {
    guard let accessibility = element.child("accessibility") else { return }
    decodeTexts(of: view, element, accessibility)
    if let value = text("value", of: accessibility) { view.accessibilityValue = value }
    if let traits = accessibility.child("accessibilityTraits") {
      view.accessibilityTraits = traits.options(Self.traits)
    }
    if let isElement = accessibility.child(key: "isElement") {
      view.isAccessibilityElement = isElement.says("value")
    }
  }

  /// Applies the identifier, label and hint that assistive technologies read.
  func decodeTexts(
    of object: any AccessibilityAttributed, _ element: InterfaceElement,
    _ accessibility: InterfaceElement
  ) {
    if let identifier = accessibility["identifier"] { object.accessibilityIdentifier = identifier }
    let label = translation("accessibilityLabel", of: element) ?? text("label", of: accessibility)
    if let label { object.accessibilityLabel = label }
    let hint = translation("accessibilityHint", of: element) ?? text("hint", of: accessibility)
    if let hint { object.accessibilityHint = hint }
  }

  static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "searchField": .searchField, "header": .header, "adjustable": .adjustable,
    "keyboardKey": .keyboardKey, "startsMediaSession": .startsMediaSession,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar,
  ]
}
