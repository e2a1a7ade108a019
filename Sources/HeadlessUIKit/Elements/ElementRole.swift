import Foundation

/// What a view is by its class, as far as elements go.
///
/// Each class says it in its body, `class var elementRole`, and each view asks once: looking through a
/// screen asks all views.
enum ElementRole: UInt8 {
  case plain, label, image, button, `switch`, slider, stepper, segments, pages, progress, activity
  case refresh, textField, searchField, textView, searchBar, picker, datePicker
  case scroll, table, row, sectionEnd, collection, navigationBar, tabBar, toolbar
  case window, presentation

  /// Returns the role of a view.
  @MainActor static func of(_ view: UIView) -> Self {
    if let role = view.elementMemo.role { return role }
    let type = type(of: view)
    let role = type.elementRole
    view.elementMemo.role = role
    view.elementMemo.isOfApp = isOfApp(type)
    return role
  }

  @MainActor private static var classesOfApp: [ObjectIdentifier: Bool] = [:]

  /// Returns whether a class is one of the app's; its name, which tells, takes long to make.
  @MainActor private static func isOfApp(_ type: UIView.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let known = classesOfApp[id] { return known }
    let isOfApp = !String(reflecting: type).hasPrefix("HeadlessUIKit.")
    classesOfApp[id] = isOfApp
    return isOfApp
  }

  /// Whether assistive technologies find such views without the app saying so.
  var isElement: Bool {
    switch self {
    case .label, .button, .switch, .slider, .segments, .stepper, .pages, .progress, .activity,
      .textField, .searchField, .textView, .datePicker:
      true
    default: false
    }
  }

  /// Whether such views hide what is within them.
  var isLeaf: Bool {
    switch self {
    case .label, .switch, .slider, .pages, .progress, .activity, .refresh: true
    default: false
    }
  }

  /// Whether more decides about such a view, or about those behind it, than whether it can be seen.
  var isAside: Bool { self == .refresh || self == .presentation }
}
