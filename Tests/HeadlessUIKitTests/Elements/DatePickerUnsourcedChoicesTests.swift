import Foundation
import HeadlessUIKit
import HeadlessUIKitTestSupport
import TestSupport
import Testing

@MainActor
@Suite("Choices without a source: parts of date pickers", .ownApplication)
struct DatePickerUnsourcedChoicesTests {
  private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 330))

  init() {
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    // May 9, 2026, at 6:13:20.
    picker.date = Date(timeIntervalSinceReferenceDate: 800_000_000)
  }

  private var labels: [String] { picker.dateElements.map(\.label) }

  @Test func `a compact picker has a button for the day and one for the time`() {
    var all: [[String]] = []
    for mode: UIDatePicker.Mode in [.date, .time, .dateAndTime] {
      picker.datePickerMode = mode
      all.append(labels)
    }

    #expect(all == [["Date Picker"], ["Time Picker"], ["Date Picker", "Time Picker"]])
  }

  @Test func `what a compact picker opens stays until something beside it is tapped`() {
    picker.datePickerMode = .date
    picker.userTap(.calendar)
    picker.userTap(.day(picker.date))
    #expect(
      labels == ["Date Picker", "May 2026", "Previous Month", "Next Month", "", "dismiss popup"])

    picker.userTap(.outside)

    #expect(labels == ["Date Picker"])
  }

  @Test func `a day that is tapped keeps the time`() {
    picker.preferredDatePickerStyle = .inline
    picker.userTap(.day(picker.date.addingTimeInterval(86_400)))

    #expect(picker.date == Date(timeIntervalSinceReferenceDate: 800_086_400))
  }

  @Test func `a calendar shows the month of a date that is set`() {
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    picker.userTap(.nextMonth)
    #expect(labels.first == "June 2026")

    picker.date = picker.date.addingTimeInterval(86_400)

    #expect(labels.first == "May 2026")
  }
}
