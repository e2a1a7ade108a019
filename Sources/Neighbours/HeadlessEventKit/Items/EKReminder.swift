public import Foundation
import HeadlessUIKit

/// Something that a user wants to do.
open class EKReminder: EKCalendarItem {
  /// Creates a reminder, which is saved later.
  public convenience init(eventStore: EKEventStore) { self.init(Values()) }

  /// Whether it was done.
  open var isCompleted: Bool {
    get { values.isCompleted }
    set {
      values.isCompleted = newValue
      values.completion = newValue ? ApplicationScope.current.elsewhere.date : nil
    }
  }
  /// The time at which it was done.
  open var completionDate: Date? {
    get { values.completion }
    set {
      values.completion = newValue
      values.isCompleted = newValue != nil
    }
  }
  /// The time until which it is to be done.
  open var dueDateComponents: DateComponents? {
    get { values.due }
    set { values.due = newValue }
  }
  /// The time at which it is to be begun.
  open var startDateComponents: DateComponents? {
    get { values.begin }
    set { values.begin = newValue }
  }
  /// Its priority, from 1; 0 if it is not set.
  open var priority: Int {
    get { values.priority }
    set { values.priority = newValue }
  }
}
