import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import Testing

@MainActor
@Suite("UIDatePicker", .ownApplication)
struct UIDatePickerTests {
  let picker = UIDatePicker()
  let trace = EventTrace()

  init() { picker.timeZone = TimeZone(secondsFromGMT: 0) }

  /// A time of the first day of 2001, in UTC.
  private func time(_ hour: Int, _ minute: Int, _ second: Double = 0) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(hour * 3_600 + minute * 60) + second)
  }

  @Test func `picks a day and a time, and shows the present (behaviour 13)`() {
    #expect(picker.datePickerMode == .dateAndTime)
    #expect(picker.datePickerMode.rawValue == 2)
    #expect(picker.preferredDatePickerStyle == .automatic)
    #expect(picker.minuteInterval == 1)
    #expect(picker.countDownDuration == 0)
    #expect(picker.calendar == Calendar.current)
    let before = Date()
    let date = UIDatePicker().date
    #expect(date >= before)
    #expect(date <= Date())
  }

  @Test func `rounds down to the minute interval, also when that changes (behaviour 13)`() {
    picker.minuteInterval = 15
    picker.date = time(10, 7)
    #expect(picker.date == time(10, 0))
    picker.date = time(10, 59, 59)
    #expect(picker.date == time(10, 45))
    picker.minuteInterval = 30
    #expect(picker.date == time(10, 30))
  }

  @Test func `rounds in the time zone that it shows`() {
    picker.minuteInterval = 30
    picker.timeZone = TimeZone(secondsFromGMT: 20_700)

    picker.date = time(10, 20)

    #expect(picker.date == time(10, 15))
  }

  @Test func `rounds before 2001 as well, and not where it is told not to`() {
    picker.minuteInterval = 15
    picker.date = time(-10, -7)
    #expect(picker.date == time(-10, -15))
    picker.roundsToMinuteInterval = false
    picker.date = time(10, 7)
    #expect(picker.date == time(10, 7))
  }

  @Test(arguments: [0, -15, 7, 31, 60, .max, .min])
  func `ignores an interval that does not divide an hour (behaviour 13)`(interval: Int) {
    picker.minuteInterval = 20

    picker.minuteInterval = interval

    #expect(picker.minuteInterval == 20)
  }

  @Test func `keeps its date between the limits (behaviour 13)`() {
    picker.date = time(10, 0)
    picker.minimumDate = time(11, 0)
    #expect(picker.date == time(11, 0))
    picker.maximumDate = time(12, 0)
    picker.date = time(13, 0)
    #expect(picker.date == time(12, 0))
    picker.maximumDate = time(11, 30)
    #expect(picker.date == time(11, 30))
    picker.setDate(.distantPast, animated: true)
    #expect(picker.date == time(11, 0))
  }

  @Test func `ignores limits that contradict each other, and those of a countdown`() {
    picker.minimumDate = time(12, 0)
    picker.maximumDate = time(11, 0)
    picker.date = time(20, 0)
    #expect(picker.date == time(20, 0))
    picker.maximumDate = time(13, 0)
    #expect(picker.date == time(13, 0))
    picker.datePickerMode = .countDownTimer
    picker.date = time(20, 0)
    #expect(picker.date == time(20, 0))
    picker.datePickerMode = .time
    #expect(picker.date == time(13, 0))
  }

  @Test func `takes any date that is one`() {
    picker.minuteInterval = 15
    picker.date = time(10, 0)

    picker.date = Date(timeIntervalSinceReferenceDate: .nan)
    picker.date = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(picker.date == time(10, 0))

    for seconds in [1e300, -1e300, 1e15] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      picker.date = date
      #expect(picker.date == date)
    }
    picker.minimumDate = Date(timeIntervalSinceReferenceDate: .nan)
    picker.date = time(10, 0)
    #expect(picker.date == time(10, 0))
  }

  @Test func `counts down from full minutes, less than a day`() {
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 125
    #expect(picker.countDownDuration == 120)
    picker.countDownDuration = 1e300
    #expect(picker.countDownDuration == 86_340)
    picker.countDownDuration = -5
    #expect(picker.countDownDuration == 0)
    picker.countDownDuration = .nan
    #expect(picker.countDownDuration == 0)
    picker.countDownDuration = 1_700
    picker.minuteInterval = 15
    #expect(picker.countDownDuration == 900)
  }

  @Test func `sets the date, then tells of it (behaviour 13)`() {
    picker.date = time(10, 0)
    trace.listen(to: picker) { "\($0.date.timeIntervalSinceReferenceDate)" }

    picker.userPick(time(11, 0))

    #expect(trace.lines == ["valueChanged 39600.0", "primaryActionTriggered 39600.0"])
  }

  @Test func `says nothing of a change in code (behaviour G3)`() {
    trace.listen(to: picker)

    picker.date = time(1, 0)
    picker.setDate(time(2, 0), animated: true)
    picker.maximumDate = time(1, 0)
    picker.countDownDuration = 300

    #expect(trace.lines.isEmpty)
  }

  @Test func `has a style that is never left open`() {
    #expect(picker.datePickerStyle == .compact)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func `takes nil for the calendar that the user has`() {
    picker.calendar = Calendar(identifier: .buddhist)
    #expect(picker.calendar.identifier == .buddhist)
    picker.calendar = nil
    #expect(picker.calendar == Calendar.current)
  }

  @Test func `survives a handler that picks again and takes it away`() {
    let window = UIWindow()
    window.addSubview(picker)
    picker.date = time(1, 0)
    picker.addAction(
      UIAction { [picker] _ in
        picker.removeFromSuperview()
        if picker.date != time(3, 0) { picker.userPick(time(3, 0)) }
      }, for: .valueChanged)

    picker.userPick(time(2, 0))

    #expect(picker.date == time(3, 0))
  }

  @Test func `sends nothing for a finger`() {
    trace.listen(to: picker)

    picker.hostApplication.finger.tap(picker)

    #expect(trace.lines.isEmpty)
  }
}
