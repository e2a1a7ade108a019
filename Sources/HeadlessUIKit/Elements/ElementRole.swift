import Foundation

/// The role of a class of views among elements.
///
/// Each class says it in its body, `class var elementRole`, and each view asks once: looking through a
/// screen asks all views.
package enum ElementRole: UInt8 {
  case plain, label, image, button, `switch`, slider, stepper, segments, pages, progress, activity
  case refresh, textField, searchField, textView, searchBar, picker, datePicker
  case scroll, table, row, sectionEnd, collection, navigationBar, tabBar, toolbar
  case window, presentation
  case web, map, link, colorWell

  /// Returns the role of a view.
  @MainActor static func of(_ view: UIView) -> Self {
    if let role = view.elementMemo.role { return role }
    let type = type(of: view)
    let known = known(of: type)
    view.elementMemo.role = known.role
    view.elementMemo.isOfApp = known.isOfApp
    return known.role
  }

  @MainActor private static var known: [ObjectIdentifier: (role: Self, isOfApp: Bool)] = [:]

  /// Returns the role of a class, and whether it is the app's; its name, which shows this, takes
  /// long to make.
  @MainActor private static func known(of type: UIView.Type) -> (role: Self, isOfApp: Bool) {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    let role = (type as? any NeighbourView.Type)?.neighbourRole ?? type.elementRole
    let answer = (role, !isOfModel(type))
    known[id] = answer
    return answer
  }

  /// Whether assistive technologies find such views without the app saying so.
  var isElement: Bool {
    switch self {
    case .label, .button, .switch, .slider, .segments, .stepper, .pages, .progress, .activity,
      .textField, .searchField, .textView, .datePicker, .link, .colorWell:
      true
    default: false
    }
  }

  /// Whether such views hide their content.
  var isLeaf: Bool {
    switch self {
    case .label, .switch, .slider, .pages, .progress, .activity, .refresh, .colorWell: true
    default: false
    }
  }

  /// Whether more than its visibility decides about such a view, or about the views behind it.
  var isAside: Bool { self == .refresh || self == .presentation }
}
