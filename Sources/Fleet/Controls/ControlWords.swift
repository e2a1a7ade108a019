import Foundation
import HeadlessUIKit

/// The sentences for impossible acts on a control.
@MainActor
enum ControlWords {
  // MARK: Gestures that an obstacle stops

  static let button = GestureWords(.button, cannot: "Cannot tap UIButton")
  static let flipping = GestureWords(.switch, cannot: "Cannot flip UISwitch")
  static let sliding = GestureWords(cannot: "Cannot slide UISlider")
  static let pickingDate = GestureWords(cannot: "Cannot pick date in UIDatePicker")
  static let pickingRow = GestureWords(cannot: "Cannot pick row in UIPickerView")

  static func stepping(_ step: UIStepper.Direction) -> GestureWords {
    GestureWords(cannot: "Cannot \(step == .increment ? "increment" : "decrement") UIStepper")
  }

  // MARK: Buttons

  static func noMenu(_ button: UIButton) -> FailureText {
    FailureText(
      "UIButton has no menu to choose from.",
      button.menu == nil
        ? "\(ObjectWords.property("menu", of: button)) is nil."
        : "\(ObjectWords.name(of: button)) did not open it: isContextMenuInteractionEnabled is "
          + "false, or the app closed it.")
  }

  // MARK: Sliders, steppers and page controls

  static func noValue(_ value: Float, of slider: UISlider) -> FailureText {
    FailureText(
      "\(sliding.cannot): Value \(value) is out of range.",
      "The values of \(name(slider)) are \(slider.minimumValue) to \(slider.maximumValue).")
  }

  static func atEnd(_ stepper: UIStepper, _ step: UIStepper.Direction) -> FailureText {
    FailureText(
      "\(stepping(step).cannot): Value is at its "
        + (step == .increment ? "maximum." : "minimum."),
      "The value of \(name(stepper)) is \(stepper.value); the values are "
        + "\(stepper.minimumValue) to \(stepper.maximumValue).")
  }

  static func noPage(of pages: UIPageControl, forward: Bool) -> FailureText {
    let count = pages.numberOfPages
    return FailureText(
      "Page control has no \(forward ? "next" : "previous") page.",
      count == 0
        ? "\(name(pages)) has no pages."
        : "\(name(pages)) shows page \(pages.currentPage), of 0 to \(count - 1).")
  }

  // MARK: Segmented controls

  static func noSegment(titled title: String, in control: UISegmentedControl) -> FailureText {
    FailureText(
      "No segment with title '\(title)' found in segmented control.",
      segments(of: control, for: title))
  }

  static func noSegment(at index: Int, in control: UISegmentedControl) -> FailureText {
    FailureText("Segmented control has no segment \(index).", segments(of: control))
  }

  static func disabledSegment(at index: Int, in control: UISegmentedControl) -> FailureText {
    let title = control.titleForSegment(at: index).map { "'\($0)'" }
    return FailureText("Segment \(title ?? "\(index)") is not enabled.", segments(of: control))
  }

  private static func segments(of control: UISegmentedControl, for title: String = "") -> String {
    let words = (0..<control.numberOfSegments).map { index in
      let title = control.titleForSegment(at: index).map { "'\($0)'" }
      return (title ?? (control.imageForSegment(at: index) == nil ? "''" : "an image"))
        + (control.isEnabledForSegment(at: index) ? "" : " (disabled)")
    }
    let name = name(control)
    guard !words.isEmpty else { return "\(name) has no segments." }
    let titles = (0..<control.numberOfSegments).compactMap { control.titleForSegment(at: $0) }
    return NearMiss.question(title, among: titles)
      + "The segments of \(name) are \(words.joined(separator: ", "))."
  }

  // MARK: Date pickers

  static func countsDown(_ picker: UIDatePicker) -> FailureText {
    noDate(
      "It counts down.",
      "\(ObjectWords.property("datePickerMode", of: picker)) is .countDownTimer: "
        + "pick(countDownDuration:) picks how long."
    )
  }

  static func endlessDate() -> FailureText {
    noDate("There is no such date.", "The date is no finite time away from now.")
  }

  static func tooEarly(_ date: Date, _ least: Date, of picker: UIDatePicker) -> FailureText {
    noDate(
      "Date is before the minimum date.",
      "The date is \(date), and \(ObjectWords.property("minimumDate", of: picker)) \(least).")
  }

  static func tooLate(_ date: Date, _ greatest: Date, of picker: UIDatePicker) -> FailureText {
    noDate(
      "Date is after the maximum date.",
      "The date is \(date), and \(ObjectWords.property("maximumDate", of: picker)) \(greatest).")
  }

  static func betweenSteps(
    _ date: Date, after held: Date, of picker: UIDatePicker
  ) -> FailureText {
    noDate(
      "Date is not at a multiple of the minute interval.",
      "\(date) lies after \(held), and \(ObjectWords.property("minuteInterval", of: picker)) is "
        + "\(picker.minuteInterval).")
  }

  static func countsNotDown(_ picker: UIDatePicker) -> FailureText {
    noDate(
      "It does not count down.",
      "\(ObjectWords.property("datePickerMode", of: picker)) is not .countDownTimer: "
        + "pick(_:) picks a date."
    )
  }

  static func noDuration(_ duration: TimeInterval, of picker: UIDatePicker) -> FailureText {
    noDate(
      "Duration \(duration) cannot be shown.",
      "The durations of \(name(picker)) are 0 to \(picker.heldDuration(.greatestFiniteMagnitude)) in "
        + "steps of \(Double(picker.minuteInterval) * 60) seconds.")
  }

  private static func noDate(_ sentence: String, _ details: String) -> FailureText {
    FailureText("\(pickingDate.cannot): \(sentence)", details)
  }

  static func noValue(
    _ value: String, in wheel: DateWheel, of picker: UIDatePicker
  ) -> FailureText {
    let ends = picker.ends(of: wheel).map { "the values are '\($0.first)' to '\($0.last)'" }
    return FailureText(
      "No value '\(value)' found in wheel of date picker.",
      "The wheel of \(ObjectWords.name(of: picker)) shows '\(picker.value(of: wheel))'; "
        + "\(ends ?? "its values look like that").")
  }

  // MARK: Picker views

  static func noComponent(_ component: Int, in picker: UIPickerView) -> FailureText {
    FailureText(
      "Picker view has no component \(component).",
      picker.dataSource == nil
        ? "\(name(picker)) has no data source."
        : "\(name(picker)) has \(picker.numberOfComponents), counted from 0.")
  }

  static func noRow(_ row: Int, in component: Int, of picker: UIPickerView) -> FailureText {
    FailureText(
      "Picker view has no row \(row) in component \(component).", rows(of: component, in: picker))
  }

  static func noRow(
    titled title: String, in component: Int, of picker: UIPickerView
  ) -> FailureText {
    FailureText(
      "No row with title '\(title)' found in component \(component) of picker view.",
      rows(of: component, in: picker, for: title))
  }

  private static let rowsListedAtMost = 20

  /// The rows of a component in words, the first ones where there are many.
  private static func rows(
    of component: Int, in picker: UIPickerView, for title: String = ""
  ) -> String {
    let count = picker.numberOfRows(inComponent: component)
    guard count > 0 else { return "Component \(component) of \(name(picker)) has no rows." }
    var words = (0..<min(count, rowsListedAtMost)).map { row in
      picker.text(ofRow: row, in: component).map { "'\($0)'" } ?? "a row without text"
    }
    if count > words.count { words.append("and \(count - words.count) more") }
    let titles = (0..<min(count, rowsListedAtMost)).compactMap {
      picker.text(ofRow: $0, in: component)
    }
    return NearMiss.question(title, among: titles)
      + "The rows of \(name(picker)) are \(words.joined(separator: ", "))."
  }

  private static func name(_ view: UIView) -> String { ObjectWords.name(of: view) }
}
