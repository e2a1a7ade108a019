import Foundation
import Interfaces

extension InterfaceBuilder {
  /// Registers the layout guides of a view, because constraints refer to them.
  ///
  /// A guide without an id is a line for the eye that Interface Builder alone draws.
  func decodeGuides(of view: UIView, _ element: InterfaceElement) {
    if let keyboard = element.child("keyboardLayoutGuide") {
      register(view.keyboardLayoutGuide, keyboard)
    }
    for child in element.list("userGuides") where child.id != nil {
      let guide = UILayoutGuide()
      if let identifier = child["identifier"] { guide.identifier = identifier }
      view.addLayoutGuide(guide)
      register(guide, child)
    }
    for child in element.children where child.isNamed("viewLayoutGuide") {
      switch child["key"] {
      case "contentLayoutGuide":
        register((view as? UIScrollView)?.contentLayoutGuide ?? view.safeAreaLayoutGuide, child)
      case "frameLayoutGuide":
        register((view as? UIScrollView)?.frameLayoutGuide ?? view.safeAreaLayoutGuide, child)
      case "layoutMargins": register(view.layoutMarginsGuide, child)
      case "readableContentGuide": register(view.readableContentGuide, child)
      default: register(view.safeAreaLayoutGuide, child)
      }
    }
  }

  /// Adds the constraint that an element describes.
  func addConstraint(
    _ element: InterfaceElement, to view: UIView, _ varied: VariedView?
  ) -> NSLayoutConstraint? {
    guard element.isNamed("constraint"), let first = element["firstAttribute"] else { return nil }
    guard let firstEnd = layoutEnd(element["firstItem"], first, around: view, element) else {
      return nil
    }
    var secondEnd: (item: NSObject, attribute: NSLayoutConstraint.Attribute)?
    if let attribute = element["secondAttribute"] {
      guard let end = layoutEnd(element["secondItem"], attribute, around: view, element) else {
        return nil
      }
      secondEnd = end
    }
    let constraint = NSLayoutConstraint(
      item: firstEnd.item, attribute: firstEnd.attribute,
      relatedBy: element["relation"].flatMap { Self.relations[$0] } ?? .equal,
      toItem: secondEnd?.item, attribute: secondEnd?.attribute ?? .notAnAttribute,
      multiplier: element.ratio("multiplier"), constant: element.number("constant"))
    if let priority = element["priority"] {
      constraint.priority = InterfaceValue(text: priority).priority
    }
    constraint.identifier = element["identifier"]
    // Interface Builder leaves it out when it builds: code makes another one in its place.
    if element.says("placeholder") { return constraint }
    register(constraint, element)
    if let varied {
      varied.take(constraint, element)
    } else if constraint.isWithin(view) {
      constraint.isActive = true
    } else {
      // The constraint concerns a view that the current size class leaves out.
      heldObjects.append(constraint)
    }
    return constraint
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "greaterThanOrEqual": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
  ]

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
    guard let guide = item as? EdgeGuide else { return (item, attribute) }
    guard let controller = owner as? UIViewController, controller.isViewLoaded,
      let support = controller.barGuide(at: guide.edge) as? UILayoutGuide
    else { return nil }
    return (support, attribute)
  }

  private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    let synonyms: [String: NSLayoutConstraint.Attribute] = ["baseline": .lastBaseline]
    return synonyms[name] ?? InterfaceNames.value(name, of: NSLayoutConstraint.Attribute.self)
  }
}
