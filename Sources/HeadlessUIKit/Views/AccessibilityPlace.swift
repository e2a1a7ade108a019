import Foundation

/// The accessibility frame, path, actions and rotors that an app has set for a view.
///
/// Hardly a view has any of it, so that it stands apart from the views.
@MainActor
struct AccessibilityPlace {
  var frame: CGRect?
  var point: CGPoint?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var containerType = UIAccessibilityContainerType.none

  private init() {}

  /// The place that the app gave for a view.
  init(of view: UIView) {
    // In most apps nothing was said of any view.
    if Self.table.count > 0, let place = Self.table.value(of: view) { self = place }
  }

  /// Changes the values of a view.
  static func change(_ view: UIView, _ change: (inout Self) -> Void) {
    var place = Self(of: view)
    change(&place)
    _ = table.set(place, of: view)
  }

  private static var table = SideTable<Self>()
}
