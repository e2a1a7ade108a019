public import HeadlessUIKit

/// What a user has done in the screen for an event.
public enum EKEventEditViewAction: Int, Sendable {
  case canceled = 0
  /// The event was saved.
  case saved = 1
  /// The event was deleted.
  case deleted = 2
}

/// The system's screen for an event.
///
/// It shows nothing here: a test says what the user does, see ``save(fileID:filePath:line:column:)``. The
/// delegate dismisses it.
open class EKEventEditViewController: UINavigationController {
  /// The store of the event.
  open var eventStore: EKEventStore! = EKEventStore()
  /// The event; a new one is made when the user saves without.
  open var event: EKEvent?
  /// The delegate that is told what the user has done.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
}

/// Is told what a user has done in the screen for an event.
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  /// Called with what the user has done; the delegate dismisses the screen.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)

  /// Asked for the calendar of new events.
  func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar
}

extension EKEventEditViewDelegate {
  /// The calendar that the store has for new events.
  public func eventEditViewControllerDefaultCalendar(
    forNewEvents controller: EKEventEditViewController
  ) -> EKCalendar {
    controller.eventStore.defaultCalendarForNewEvents
      ?? EKCalendar(EKCalendar.Values(identifier: "calendar", title: "Calendar"))
  }
}
