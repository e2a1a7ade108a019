import FailureReporting
public import Foundation
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
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: Self.pickWords, at: site) { _ in
      if let refusal = refusal(of: date) { return report(refusal, at: site) }
      userPick(date)
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
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(on: self, saying: Self.pickWords, at: site) { _ in
      if let refusal = refusal(of: duration) { return report(refusal, at: site) }
      userPick(countDownDuration: duration)
    }
  }

  private static let pickWords = GestureWords(cannot: "Cannot pick date in UIDatePicker")

  private typealias Refusal = (sentence: String, details: String)

  private func report(_ refusal: Refusal, at site: CallSite) {
    reportFailure(
      RecordedFailure(
        "\(Self.pickWords.cannot): \(refusal.sentence)", name: .control,
        details: refusal.details, site: site))
  }

  private func refusal(of date: Date) -> Refusal? {
    if datePickerMode == .countDownTimer {
      return ("It counts down.", "pick(countDownDuration:) picks how long.")
    }
    guard date.timeIntervalSinceReferenceDate.isFinite else {
      return ("There is no such date.", "It is no finite time away from now.")
    }
    let (least, greatest) = limits
    if let least, date < least, !picksSameDay(date, least) {
      return ("Date is before the minimum date.", "\(date) is before \(least).")
    }
    if let greatest, date > greatest, !picksSameDay(date, greatest) {
      return ("Date is after the maximum date.", "\(date) is after \(greatest).")
    }
    let held = held(date)
    guard held != date, !picksSameDay(held, date) else { return nil }
    return (
      "Date is not at a multiple of the minute interval.",
      "\(date) lies after \(held), and the interval is \(minuteInterval) minutes."
    )
  }

  private func refusal(of duration: TimeInterval) -> Refusal? {
    guard datePickerMode == .countDownTimer else {
      return ("It does not count down.", "Its mode is not .countDownTimer.")
    }
    guard duration.isFinite, heldDuration(duration) == duration else {
      return (
        "Duration \(duration) cannot be shown.",
        "The durations are 0 to \(heldDuration(.greatestFiniteMagnitude)) in steps of "
          + "\(Double(minuteInterval) * 60) seconds."
      )
    }
    return nil
  }
}
