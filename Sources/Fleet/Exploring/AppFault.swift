import HeadlessUIKit

/// A small fault that can be planted into a running app, to see whether a test notices it: an effect that
/// the model withholds.
///
/// Its name says the screen, and what on it the user knows: it is the same in each run, and means one
/// place.
@MainActor
package struct AppFault {
  let effect: AppEffect

  /// A kind of faults, as `FLEET_PLANT` names it.
  package enum Kind: String, CaseIterable, Sendable {
    case actions, screens, rows, texts, images, constraints
  }

  var kind: Kind {
    switch effect {
    case .control, .recognizer, .barItem, .menuItem, .alertAction, .selection: .actions
    case .lastRow: .rows
    case .push, .presentation: .screens
    case .text: .texts
    case .image: .images
    case .constraint: .constraints
    }
  }
}
