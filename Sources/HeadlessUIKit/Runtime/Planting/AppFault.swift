import Foundation

/// A small fault that can be planted into a running app, to see whether a test notices it.
///
/// Its name says the screen and the element on it: it is the same in each run, and means one place.
/// Without a planter, asking is one look at a field.
@MainActor
package enum AppFault {
  /// A control's actions are not called.
  case control(UIControl)
  /// A recognizer's actions are not called.
  case recognizer(UIGestureRecognizer)
  /// A bar button item's action is not called.
  case barItem(UIBarButtonItem)
  /// A menu element's handler is not called.
  case menuItem(UIMenuElement, from: AnyObject?)
  /// The handler of an alert's action is not called.
  case alertAction(UIAlertAction, of: UIAlertController)
  /// The app is not told that a row of a list was selected, in lists with single selection.
  case selection(in: UIView)
  /// The last row of a list is missing.
  case lastRow(of: UIView)
  /// A screen is not pushed.
  case push(UIViewController, over: UIViewController)
  /// A screen or an alert is not presented.
  case presentation(UIViewController, by: UIViewController)
  /// A label shows another text; all rows of a list are one, which the first row stands for.
  case text(of: UILabel)
  /// An image view shows nothing.
  case image(of: UIImageView)
  /// A constraint is not activated.
  case constraint(NSLayoutConstraint, in: UIView)

  /// A kind of faults, as `FLEET_PLANT` names it.
  package enum Kind: String, CaseIterable, Sendable {
    case actions, screens, rows, texts, images, constraints
  }

  var kind: Kind {
    switch self {
    case .control, .recognizer, .barItem, .menuItem, .alertAction, .selection: .actions
    case .lastRow: .rows
    case .push, .presentation: .screens
    case .text: .texts
    case .image: .images
    case .constraint: .constraints
    }
  }

  /// The text of a label with a fault.
  package static let text = "Planted"

  // MARK: Planting

  /// The object that plants faults or lists them: `nil` in most runs.
  package static var planter: FaultPlanter? = .ofThisProcess

  /// Whether a fault is planted here.
  @inline(__always)
  static func isPlanted(_ fault: @autoclosure () -> AppFault) -> Bool {
    guard let planter else { return false }
    return planter.plants(fault())
  }

  /// Plants nothing from here on, as while an app is explored, which is no test of it.
  ///
  /// - Returns: What to resume with.
  package static func pause() -> FaultPlanter? {
    defer { planter = nil }
    return planter
  }

  /// Plants on, after a pause.
  package static func resume(_ planter: FaultPlanter?) { self.planter = planter }
}
