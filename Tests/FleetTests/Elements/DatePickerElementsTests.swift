import FleetTestSupport
import FleetTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Parts of date pickers", .freshApplication)
struct DatePickerElementsTests {
  private let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 320, height: 216))
  private let trace = Trace()

  init() {
    picker.calendar = Calendar(identifier: .gregorian)
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.accessibilityLabel = "Arrival"
    // May 9, 2026, a Saturday, at 6:13:20.
    picker.date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    picker.addAction(UIAction { [trace] _ in trace.add("changed") }, for: .valueChanged)
    let page = UIViewController()
    page.view.addSubview(picker)
    setAsAppRootWindow(page)
  }

  private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
  }

  private var wheels: ScreenQuery { Fleet.screen.datePickers.pickerWheels }

  private var values: [String] {
    (0..<wheels.count).map { wheels.element(boundBy: $0).value ?? "" }
  }

  private var date: String { "\(picker.date)".replacing(" +0000", with: "") }

  // MARK: Wheels

  @Test func `wheels say the time, the day, both, or how long`() {
    var all: [[String]] = []
    for mode: UIDatePicker.Mode in [.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth] {
      show(.wheels, mode)
      picker.countDownDuration = 5_400
      all.append(values)
    }

    #expect(
      all == [
        ["6 o’clock", "13 minutes", "AM"], ["May", "9", "2026"],
        ["Sat, May 9", "6 o’clock", "13 minutes", "AM"], ["1 hour", "30 min"], ["May", "2026"],
      ])
  }

  @Test func `a wheel is spun to what it says, or to its number`() {
    show(.wheels, .dateAndTime)

    let received = failures {
      wheels.element(boundBy: 0).adjust(toPickerWheelValue: "Mon, May 11")
      wheels.element(boundBy: 1).adjust(toPickerWheelValue: "9")
      wheels.element(boundBy: 2).adjust(toPickerWheelValue: "41 minutes")
      wheels.element(boundBy: 3).adjust(toPickerWheelValue: "PM")
    }

    #expect(received.isEmpty)
    #expect(date == "2026-05-11 21:41:20")
    #expect(trace.lines == ["changed", "changed", "changed", "changed"])
    #expect(values == ["Mon, May 11", "9 o’clock", "41 minutes", "PM"])
  }

  @Test func `a day that the month lacks rolls back to its last`() {
    show(.wheels, .date)
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "31")
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "February")
    wheels.element(boundBy: 2).adjust(toPickerWheelValue: "2028")

    #expect(date == "2028-02-28 06:13:20")
  }

  @Test func `a duration is spun by its hours and its minutes`() {
    show(.wheels, .countDownTimer)
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "2 hours")
    wheels.element(boundBy: 1).adjust(toPickerWheelValue: "45")

    #expect(picker.countDownDuration == 9_900)
  }

  @Test func `today is called so`() {
    show(.wheels, .dateAndTime)
    picker.date = Date()

    #expect(values.first == "Today")
  }

  // MARK: Calendars

  @Test func `an inline calendar has a button for each day`() {
    show(.inline, .date)
    let days = Fleet.screen.datePickers.collectionViews.buttons
    #expect(days.count == 31)
    #expect(days.element(boundBy: 0).label == "Friday, May 1")
    #expect(days["Saturday, May 9"].isSelected)

    days["Sunday, May 31"].tap()
    #expect(date == "2026-05-31 06:13:20")
    Fleet.screen.buttons["Next Month"].tap()
    #expect(Fleet.screen.staticTexts["June 2026"].exists)
    #expect(days.count == 30)
    Fleet.screen.staticTexts["15"].tap()

    #expect(date == "2026-06-15 06:13:20")
    #expect(trace.lines == ["changed", "changed"])
  }

  @Test func `a compact picker opens a calendar, and wheels for the time`() {
    show(.compact, .dateAndTime)
    let buttons = Fleet.screen.datePickers.buttons
    #expect(buttons["Date Picker"].value == "May 9, 2026")
    #expect(buttons["Time Picker"].value == "6:13 AM")
    #expect(buttons.count == 2)

    buttons["Date Picker"].tap()
    buttons["Sunday, May 10"].tap()
    #expect(date == "2026-05-10 06:13:20")
    Fleet.screen.otherElements["PopoverDismissRegion"].tap()
    #expect(buttons.count == 2)
    buttons["Time Picker"].tap()
    wheels.element(boundBy: 0).adjust(toPickerWheelValue: "7")

    #expect(date == "2026-05-10 07:13:20")
  }

  // MARK: Failures

  @Test func `says what there was instead`() {
    show(.wheels, .dateAndTime)
    expectText(
      """
      Fleet.ControlError: No value '13' found in wheel of date picker.
      The wheel of <UIDatePicker "Arrival"> shows '6 o’clock'; the values are '1' to '12'.
      """
    ) { wheels.element(boundBy: 1).adjust(toPickerWheelValue: "13") }
    expectText(
      """
      Fleet.ControlError: No value 'Tomorrow' found in wheel of date picker.
      The wheel of <UIDatePicker "Arrival"> shows 'Sat, May 9'; its values look like that.
      """
    ) { wheels.element(boundBy: 0).adjust(toPickerWheelValue: "Tomorrow") }
    show(.inline, .date)
    picker.minimumDate = picker.date
    expectText(
      """
      Fleet.ControlError: Cannot pick date in UIDatePicker: Date is before the minimum date.
      The date is 2026-05-08 06:13:20 +0000, and <UIDatePicker "Arrival">.minimumDate \
      2026-05-09 06:13:20 +0000.
      """
    ) { Fleet.screen.buttons["Friday, May 8"].tap() }
    #expect(!Fleet.screen.buttons["Friday, May 8"].isEnabled)
    #expect(trace.lines.isEmpty)
  }

  @Test func `a picker that is disabled is not touched`() {
    show(.compact, .date)
    picker.isEnabled = false

    let received = failures { Fleet.screen.buttons["Date Picker"].tap() }

    #expect(
      received.reasons == ["Cannot pick date in UIDatePicker: Control is not enabled."])
    #expect(Fleet.screen.datePickers.buttons.count == 1)
  }
}
