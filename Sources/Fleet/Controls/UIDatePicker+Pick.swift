import FailureReporting
public import HeadlessUIKit

extension UIDatePicker {
  /// Picks a date the way a user would.
  ///
  /// Sends `.valueChanged` and `.primaryActionTriggered`, unless the picker shows that date
  /// already. Records a failure, and sends nothing, when a user could not reach the picker, or when
  /// the date is outside its limits, between two that its minute interval allows, or in a picker
  /// that counts down.
  ///
  /// ```swift
  /// let arrival = UIDatePicker()
  /// arrival.pick(Date(timeIntervalSinceReferenceDate: 800_000_000))
  /// ```
  public func pick(
    _ date: Date, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    picking(date).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A finger that picks a date.
  final func picking(_ date: Date) -> Act {
    Act(on: self, saying: ControlWords.pickingDate) { [self] _ in
      if let text = refusal(of: date) { return Fault(.control, text) }
      userPick(date)
      return nil
    }
  }

  /// Picks how long to count down, in seconds, the way a user would.
  ///
  /// Sends `.valueChanged` and `.primaryActionTriggered`, unless the picker shows that duration
  /// already. Records a failure, and sends nothing, when a user could not reach the picker, when it
  /// does not count down, or when it cannot show such a duration.
  ///
  /// ```swift
  /// let timer = UIDatePicker()
  /// timer.datePickerMode = .countDownTimer
  /// timer.pick(countDownDuration: 300)
  /// ```
  public func pick(
    countDownDuration duration: TimeInterval, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    picking(countDownDuration: duration).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A finger that picks how long to count down.
  final func picking(countDownDuration duration: TimeInterval) -> Act {
    Act(on: self, saying: ControlWords.pickingDate) { [self] _ in
      if let text = refusal(of: duration) { return Fault(.control, text) }
      userPick(countDownDuration: duration)
      return nil
    }
  }

  private func refusal(of date: Date) -> FailureText? {
    if datePickerMode == .countDownTimer { return ControlWords.countsDown(self) }
    guard date.timeIntervalSinceReferenceDate.isFinite else { return ControlWords.endlessDate() }
    let (least, greatest) = limits
    if let least, date < least, !picksSameDay(date, least) {
      return ControlWords.tooEarly(date, least, of: self)
    }
    if let greatest, date > greatest, !picksSameDay(date, greatest) {
      return ControlWords.tooLate(date, greatest, of: self)
    }
    let held = held(date)
    guard held != date, !picksSameDay(held, date) else { return nil }
    return ControlWords.betweenSteps(date, after: held, of: self)
  }

  private func refusal(of duration: TimeInterval) -> FailureText? {
    guard datePickerMode == .countDownTimer else { return ControlWords.countsNotDown(self) }
    guard duration.isFinite, heldDuration(duration) == duration else {
      return ControlWords.noDuration(duration, of: self)
    }
    return nil
  }

  // MARK: Its parts

  /// A tap on a button of the picker, or on a day of its calendar.
  final func tapping(_ button: DateButton) -> Act {
    Act(on: self, saying: ControlWords.pickingDate) { [self] _ in
      if case .day(let day) = button, let text = refusal(of: date(onDay: day)) {
        return Fault(.control, text)
      }
      userTap(button)
      return nil
    }
  }

  /// A finger that spins a wheel to a value.
  final func spinning(_ wheel: DateWheel, to value: String) -> Act {
    Act(on: self, saying: ControlWords.pickingDate) { [self] _ in
      userSpin(wheel, to: value)
        ? nil : Fault(.control, kind: .missing, ControlWords.noValue(value, in: wheel, of: self))
    }
  }
}
