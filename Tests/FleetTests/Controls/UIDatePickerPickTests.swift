import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("UIDatePicker.pick(_:)", .freshApplication)
struct UIDatePickerPickTests {
  private let picker = UIDatePicker()
  private let trace = ControlTrace()

  init() {
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = time(10)
    trace.listen(to: picker) { "\($0.date.timeIntervalSinceReferenceDate)" }
  }

  /// A time of the first day of 2001, in UTC.
  private func time(_ hour: Int, _ minute: Int = 0) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(hour * 3_600 + minute * 60))
  }

  @Test func `picks a date (behaviour 13)`() {
    #expect(failures { picker.pick(time(11)) }.isEmpty)

    #expect(trace.lines == ["valueChanged 39600.0", "primaryActionTriggered 39600.0"])
  }

  @Test func `tells of nothing where the date shows already`() {
    #expect(failures { picker.pick(time(10)) }.isEmpty)

    #expect(trace.lines.isEmpty)
  }

  @Test func `refuses dates outside the limits, and takes those on them`() {
    picker.minimumDate = time(9)
    picker.maximumDate = time(12)

    let received = failures { picker.pick(time(8, 59)) } + failures { picker.pick(time(12, 1)) }

    #expect(
      received.reasons == [
        "Cannot pick date in UIDatePicker: Date is before the minimum date.",
        "Cannot pick date in UIDatePicker: Date is after the maximum date.",
      ])
    #expect(
      received.map(\.details) == [
        "The date is 2001-01-01 08:59:00 +0000, and <UIDatePicker>.minimumDate 2001-01-01 09:00:00 "
          + "+0000.",
        "The date is 2001-01-01 12:01:00 +0000, and <UIDatePicker>.maximumDate 2001-01-01 12:00:00 "
          + "+0000.",
      ])
    #expect(received.map(\.name) == [.control, .control])
    #expect(trace.lines.isEmpty)
    #expect(failures { picker.pick(time(9)) }.isEmpty)
    #expect(failures { picker.pick(time(12)) }.isEmpty)
  }

  @Test func `takes any time of a limit's day where it picks days`() {
    picker.datePickerMode = .date
    picker.minimumDate = time(9)

    #expect(failures { picker.pick(time(0)) }.isEmpty)
    #expect(picker.date == time(9))
    let received = failures { picker.pick(time(-1)) }
    #expect(
      received.reasons == ["Cannot pick date in UIDatePicker: Date is before the minimum date."])
  }

  @Test func `refuses minutes that the interval leaves out`() {
    picker.minuteInterval = 15

    let received = failures { picker.pick(time(10, 7)) }

    #expect(
      received.reasons == [
        "Cannot pick date in UIDatePicker: Date is not at a multiple of the minute interval."
      ])
    #expect(
      received.map(\.details) == [
        "2001-01-01 10:07:00 +0000 lies after 2001-01-01 10:00:00 +0000, "
          + "and <UIDatePicker>.minuteInterval is 15."
      ])
    #expect(trace.lines.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `refuses a date that is none`(seconds: Double) {
    let received = failures { picker.pick(Date(timeIntervalSinceReferenceDate: seconds)) }

    #expect(received.reasons == ["Cannot pick date in UIDatePicker: There is no such date."])
    #expect(picker.date == time(10))
  }

  @Test func `picks a date however far away`() {
    for seconds in [1e300, -1e15] {
      let date = Date(timeIntervalSinceReferenceDate: seconds)
      picker.datePickerMode = .date
      picker.minimumDate = time(9)
      picker.maximumDate = nil
      let received = failures { picker.pick(date) }
      #expect(received.isEmpty == (seconds > 0))
    }
  }

  @Test func `picks how long to count down`() {
    picker.datePickerMode = .countDownTimer

    #expect(failures { picker.pick(countDownDuration: 300) }.isEmpty)

    #expect(picker.countDownDuration == 300)
    #expect(trace.lines.count == 2)
    let date = failures { picker.pick(time(11)) }
    #expect(date.reasons == ["Cannot pick date in UIDatePicker: It counts down."])
    #expect(picker.date == time(10))
  }

  @Test(arguments: [90, -60, 86_400, .nan, .infinity] as [TimeInterval])
  func `refuses a duration that it cannot show`(duration: TimeInterval) {
    picker.datePickerMode = .countDownTimer

    let received = failures { picker.pick(countDownDuration: duration) }

    #expect(
      received.reasons == [
        "Cannot pick date in UIDatePicker: Duration \(duration) cannot be shown."
      ])
    #expect(
      received.map(\.details) == [
        "The durations of <UIDatePicker> are 0 to 86340.0 in steps of 60.0 seconds."
      ])
    #expect(trace.lines.isEmpty)
  }

  @Test func `refuses a duration where it shows a date`() {
    let received = failures { picker.pick(countDownDuration: 60) }

    #expect(received.reasons == ["Cannot pick date in UIDatePicker: It does not count down."])
  }

  @Test func `says what stops the user, and changes nothing`() {
    picker.isEnabled = false

    let received = failures { picker.pick(time(11)) }

    #expect(received.reasons == ["Cannot pick date in UIDatePicker: Control is not enabled."])
    #expect(picker.date == time(10))
  }
}
