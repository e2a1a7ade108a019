import Foundation

extension InterfaceKind {
  /// What a tag stands for that is not known.
  static let plain = InterfaceKind(UIView.self)
}

extension InterfaceBuilder {
  /// Gives a view what its element says; called from within its initializer.
  func decode(_ view: UIView, _ element: InterfaceElement, _ kind: InterfaceKind?) {
    let kind = kind ?? InterfaceKind.plain
    register(view, element)
    if let frame = element.rect("frame") { view.frame = frame }
    kind.begin?(view, element, self)
    decodeResizing(of: view, element)
    apply(element, to: view, kind)
    decodeColors(of: view, element)
    decodeSubviews(of: view, element)
    decodeGuides(of: view, element)
    decodeAccessibility(of: view, element)
    kind.finish?(view, element, self)
    if let constraints = element.child("constraints") {
      let excluded = element.excluded("constraints")
      for constraint in constraints.children where !excluded.contains(constraint.id ?? "") {
        expect(constraint, in: view)
      }
    }
  }

  /// Sets what the attributes of an element say, and the texts that stand in elements of their own.
  func apply(_ element: InterfaceElement, to view: UIView, _ kind: InterfaceKind) {
    for (name, value) in element.attributes {
      if let setter = kind.setter(of: name) {
        setter(view, InterfaceValue(text: translation(name, of: element) ?? value))
      } else if !InterfaceKind.silent.contains(name), !isStandIn(view), kind.isKnown {
        diagnose("the attribute '\(name)' of <\(element.name)> is not modelled", element)
      }
    }
    for child in element.children where child.isNamed("string") || child.isNamed("mutableString") {
      guard let key = child["key"], let setter = kind.setter(of: key) else { continue }
      setter(view, InterfaceValue(text: translation(key, of: element) ?? child.string))
    }
  }

  private func decodeResizing(of view: UIView, _ element: InterfaceElement) {
    guard let mask = element.child("autoresizingMask") else { return }
    let flags: [(String, UIView.AutoresizingMask)] = [
      ("widthSizable", .flexibleWidth), ("heightSizable", .flexibleHeight),
      ("flexibleMinX", .flexibleLeftMargin), ("flexibleMaxX", .flexibleRightMargin),
      ("flexibleMinY", .flexibleTopMargin), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    view.autoresizingMask = flags.reduce(into: []) { result, flag in
      if mask.says(flag.0) { result.insert(flag.1) }
    }
  }

  private func decodeColors(of view: UIView, _ element: InterfaceElement) {
    if let color = element.child(key: "backgroundColor")?.color { view.backgroundColor = color }
    if let color = element.child(key: "tintColor")?.color { view.tintColor = color }
    if let margins = element.insets("layoutMargins") { view.layoutMargins = margins }
  }

  private func decodeSubviews(of view: UIView, _ element: InterfaceElement) {
    if let effect = view as? UIVisualEffectView {
      if let content = element.child(key: "contentView") {
        decode(effect.contentView, content, nil)
      }
      return
    }
    let excluded = element.excluded("subviews")
    for child in element.list("subviews") where !excluded.contains(child.id ?? "") {
      guard let subview = makeView(child) else { continue }
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
  }

  /// Makes the guides of a view known, which constraints name.
  private func decodeGuides(of view: UIView, _ element: InterfaceElement) {
    for child in element.children where child.isNamed("viewLayoutGuide") {
      switch child["key"] {
      case "contentLayoutGuide":
        register((view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide, child)
      case "frameLayoutGuide":
        register((view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide, child)
      case "layoutMargins", "readableContentGuide": register(view.layoutMarginsGuide, child)
      default: register(view.safeAreaLayoutGuide, child)
      }
    }
  }

  private func decodeAccessibility(of view: UIView, _ element: InterfaceElement) {
    guard let accessibility = element.child("accessibility") else { return }
    if let identifier = accessibility["identifier"] { view.accessibilityIdentifier = identifier }
    let label = translation("accessibilityLabel", of: element) ?? accessibility["label"]
    if let label { view.accessibilityLabel = label }
    let hint = translation("accessibilityHint", of: element) ?? accessibility["hint"]
    if let hint { view.accessibilityHint = hint }
    if let value = accessibility["value"] { view.accessibilityValue = value }
    if let traits = accessibility.child("accessibilityTraits") {
      view.accessibilityTraits = traits.attributes.reduce(into: []) { result, attribute in
        guard attribute.value == "YES", let trait = Self.traits[attribute.name] else { return }
        result.insert(trait)
      }
    }
    if let isElement = accessibility.child(key: "isElement") {
      view.isAccessibilityElement = isElement.says("value")
    }
  }

  private static let traits: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "staticText": .staticText, "summaryElement": .summaryElement,
    "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "searchField": .searchField, "header": .header, "adjustable": .adjustable,
    "keyboardKey": .keyboardKey, "startsMediaSession": .startsMediaSession,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "tabBar": .tabBar,
  ]

  // MARK: Buttons

  /// Sets what a button shows in a state.
  func apply(_ state: InterfaceElement, to button: UIButton, of element: InterfaceElement) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]
    guard let key = state["key"], let value = states[key] else { return }
    let title =
      translation("\(key)Title", of: element) ?? state["title"]
      ?? state.children.first { $0.isNamed("string") && $0["key"] == "title" }?.string
    if let title { button.setTitle(title, for: value) }
    if let text = attributedText("attributedTitle", of: state) {
      button.setAttributedTitle(text, for: value)
    }
    if let image = state.image("image") { button.setImage(image, for: value) }
    if let image = state.image("backgroundImage") { button.setBackgroundImage(image, for: value) }
    if let color = state.child(key: "titleColor")?.color { button.setTitleColor(color, for: value) }
    if let color = state.child(key: "titleShadowColor")?.color {
      button.setTitleShadowColor(color, for: value)
    }
  }

  /// Gives a button the configuration that its element holds.
  func applyConfiguration(to button: UIButton, of element: InterfaceElement) {
    guard let data = element.child("buttonConfiguration") else { return }
    let styles: [String: @MainActor () -> UIButton.Configuration] = [
      "plain": { .plain() }, "filled": { .filled() }, "tinted": { .tinted() }, "gray": { .gray() },
    ]
    var configuration = (styles[data["style"] ?? ""] ?? { .plain() })()
    configuration.title =
      translation("configuration.title", of: element) ?? data["title"]
      ?? attributedText("attributedTitle", of: data)?.string ?? text("title", of: data)
    configuration.subtitle =
      translation("configuration.subtitle", of: element) ?? data["subtitle"]
      ?? text("subtitle", of: data)
    if let image = data.image("image") { configuration.image = image }
    if let color = data.child(key: "baseForegroundColor")?.color {
      configuration.baseForegroundColor = color
    }
    if let color = data.child(key: "baseBackgroundColor")?.color {
      configuration.baseBackgroundColor = color
    }
    button.configuration = configuration
  }

  // MARK: Constraints

  /// Adds the constraint that an element describes.
  func addConstraint(_ element: InterfaceElement, to view: UIView) {
    guard element.isNamed("constraint"), let first = element["firstAttribute"] else { return }
    guard let firstEnd = layoutEnd(element["firstItem"], first, around: view, element) else {
      return
    }
    var secondEnd: (item: NSObject, attribute: NSLayoutConstraint.Attribute)?
    if let attribute = element["secondAttribute"] {
      guard let end = layoutEnd(element["secondItem"], attribute, around: view, element) else {
        return
      }
      secondEnd = end
    }
    let relations: [String: NSLayoutConstraint.Relation] = [
      "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
    ]
    let constraint = NSLayoutConstraint(
      item: firstEnd.item, attribute: firstEnd.attribute,
      relatedBy: element["relation"].flatMap { relations[$0] } ?? .equal, toItem: secondEnd?.item,
      attribute: secondEnd?.attribute ?? .notAnAttribute, multiplier: element.ratio("multiplier"),
      constant: element.number("constant"))
    if let priority = element["priority"] {
      constraint.priority = InterfaceValue(text: priority).priority
    }
    constraint.identifier = element["identifier"]
    register(constraint, element)
    constraint.isActive = true
  }

  private func layoutEnd(
    _ id: String?, _ attribute: String, around view: UIView, _ element: InterfaceElement
  ) -> (item: NSObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let attribute: NSLayoutConstraint.Attribute = Self.attribute(attribute) else {
      diagnose("the attribute '\(attribute)' of a constraint is not modelled", element)
      return nil
    }
    guard let id else { return (view, attribute) }
    guard let item = object(id) else {
      diagnose("a constraint names '\(id)', which is no view or guide of the scene", element)
      return nil
    }
    guard let bar = item as? BarGuide else { return (item, attribute) }
    guard let root = (owner as? UIViewController)?.viewIfLoaded else { return nil }
    return (root.safeAreaLayoutGuide, bar.isTop ? .top : .bottom)
  }

  private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    let synonyms: [String: NSLayoutConstraint.Attribute] = ["baseline": .lastBaseline]
    return synonyms[name] ?? InterfaceNames.value(name, of: NSLayoutConstraint.Attribute.self)
  }
}

/// What older files call the guide at the top or the bottom of a screen: an edge of the safe area.
final class BarGuide: NSObject {
  let isTop: Bool
  init(isTop: Bool) {
    self.isTop = isTop
    super.init()
  }
}

extension InterfaceKind {
  /// Whether the tag is known.
  @MainActor var isKnown: Bool { !attributes.isEmpty || begin != nil || finish != nil }
}

extension InterfaceElement {
  /// The ids that the usual size leaves out.
  func excluded(_ key: String) -> Set<String> {
    let usual = children.first { $0.isNamed("variation") && $0["key"] == "default" }
    guard let mask = usual?.child(key: key) else { return [] }
    return Set(mask.children.compactMap { $0.isNamed("exclude") ? $0["reference"] : nil })
  }

  /// A factor, which may be written as a proportion.
  func ratio(_ attribute: String) -> CGFloat {
    guard let text = self[attribute] else { return 1 }
    let parts = text.split(separator: ":").map { InterfaceValue(text: String($0)).number }
    if parts.count == 2, parts[1] != 0 { return parts[0] / parts[1] }
    return parts.first ?? 1
  }
}
