import FailureReporting
import Fleet
import HeadlessUIKit

extension EKEventEditViewController {
  /// Saves the event, as a user does; the delegate dismisses the screen.
  ///
  /// Records a failure when the screen is not presented, or when something is in front of it.
  ///
  /// ```swift
  /// let editor = EKEventEditViewController()
  /// editor.save()
  /// ```
  public func save(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    perform("save", at: site) {
      let event = event ?? EKEvent(eventStore: eventStore)
      if event.values.calendar == nil {
        event.calendar = editViewDelegate?.eventEditViewControllerDefaultCalendar(
          forNewEvents: self)
      }
      let now = ApplicationScope.current.elsewhere.date
      event.startDate = event.values.start ?? now
      event.endDate = event.values.end ?? event.startDate.addingTimeInterval(3600)
      // The screen is the system's, which needs no permission.
      event.wasSaved(as: DeviceCalendars.current.save(event.values, isEvent: true))
      self.event = event
      editViewDelegate?.eventEditViewController(self, didCompleteWith: .saved)
    }
  }

  /// Deletes the event, as a user does; the delegate dismisses the screen.
  public func delete(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform("delete", at: CallSite(fileID, filePath, line, column)) {
      if let event { DeviceCalendars.current.remove(event.values.identifier) }
      editViewDelegate?.eventEditViewController(self, didCompleteWith: .deleted)
    }
  }

  /// Taps the button that cancels, as a user does; the delegate dismisses the screen.
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform("cancel", at: CallSite(fileID, filePath, line, column)) {
      editViewDelegate?.eventEditViewController(self, didCompleteWith: .canceled)
    }
  }

  private func perform(_ purpose: String, at site: CallSite, _ act: () -> Void) {
    PickerWords.act(in: self, a: "screen", to: purpose, at: site, act)
  }
}
