public import Foundation

/// A control for picking a date, or a duration to count down.
///
/// When a user picks a date, the picker sets it, then sends `.valueChanged` and
/// `.primaryActionTriggered`, and no touch events. A change by code sends nothing (behaviour 13).
open class UIDatePicker: UIControl {
  // MARK: Managing the date and calendar

  /// The date.
  ///
  /// It is between the limits and at a multiple of the minute interval.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending an action.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    storedDate = held(date)
    parts.shownMonth = nil
  }

  /// The calendar.
  ///
  /// `nil` means the user's.
  open var calendar: Calendar! {
    get { storedCalendar ?? .uiKitCurrent }
    set {
      storedCalendar = newValue
      storedDate = held(storedDate)
    }
  }

  /// The locale.
  ///
  /// `nil` means the calendar's.
  open var locale: Locale?

  /// The time zone.
  ///
  /// `nil` means the calendar's.
  open var timeZone: TimeZone? {
    didSet { storedDate = held(storedDate) }
  }

  // MARK: Configuring the date picker mode

  /// The kind of value to pick.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      storedDate = held(storedDate)
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Configuring the style

  /// The style that the app prefers.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The actual style.
  ///
  /// It is never `automatic`.
  open var datePickerStyle: UIDatePickerStyle {
    let onlyHasWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    if onlyHasWheels || preferredDatePickerStyle == .wheels { return .wheels }
    guard hostApplication.device.system.hasCompactDatePickers else { return .wheels }
    return preferredDatePickerStyle == .inline ? .inline : .compact
  }

  // MARK: Configuring temporal attributes

  /// The latest date.
  ///
  /// If it is before `minimumDate`, both limits are ignored.
  open var maximumDate: Date? {
    didSet { storedDate = held(storedDate) }
  }

  /// The earliest date.
  ///
  /// If it is after `maximumDate`, both limits are ignored.
  open var minimumDate: Date? {
    didSet { storedDate = held(storedDate) }
  }

  /// The interval between minutes that can be picked: a divisor of 60, at most 30.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      let isInRange = (1...Self.longestMinuteInterval).contains(newValue)
      guard isInRange, Self.minutesPerHour.isMultiple(of: newValue) else { return }
      storedInterval = newValue
      storedDate = held(storedDate)
      storedDuration = heldDuration(storedDuration)
    }
  }

  /// Whether dates are rounded down to the minute interval.
  open var roundsToMinuteInterval = true {
    didSet { storedDate = held(storedDate) }
  }

  /// The duration to count down, in seconds: full minutes, and less than a day.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      guard newValue.isFinite else { return }
      storedDuration = heldDuration(newValue)
    }
  }

  // MARK: Measuring

  /// The size of the style.
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .inline: DeviceProfile.current.controls.inlineDatePicker
    case .compact: DeviceProfile.current.controls.compactDatePicker
    default: DeviceProfile.current.controls.picker
    }
  }

  /// Returns the size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Storage

  private final var storedDate = Date.uiKitNow()
  private final var storedCalendar: Calendar?
  private final var storedInterval = 1
  private final var storedDuration: TimeInterval = 0
  /// The part that a user has opened.
  final var parts = PartState()

  // MARK: The model

  override class var elementRole: ElementRole { .datePicker }

  /// The limits that apply.
  ///
  /// They are `nil` while they contradict each other or while a duration is picked.
  package final var limits: (least: Date?, greatest: Date?) {
    if datePickerMode == .countDownTimer { return (nil, nil) }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  /// Picks a date as a user does.
  ///
  /// The picker must be able to show it.
  package final func userPick(_ date: Date) {
    let oldDate = self.date
    setDate(date, animated: true)
    if self.date != oldDate { sendValueChanged(with: nil) }
  }

  /// Picks a duration as a user does.
  package final func userPick(countDownDuration duration: TimeInterval) {
    let oldDuration = countDownDuration
    countDownDuration = duration
    if countDownDuration != oldDuration { sendValueChanged(with: nil) }
  }

  /// Returns the nearest date that the picker can show.
  ///
  /// The date is moved below the maximum, rounded down, then moved above the minimum. In this order
  /// the result of a result is always the same.
  package final func held(_ date: Date) -> Date {
    var date = date
    let (least, greatest) = limits
    if let greatest, date > greatest { date = greatest }
    date = rounded(date)
    if let least, date < least { date = least }
    return date
  }

  /// Returns whether two dates are the same to a picker of days.
  package final func picksSameDay(_ first: Date, _ second: Date) -> Bool {
    // Calendars cannot tell days apart that are further away.
    let times = [first, second].map(\.timeIntervalSinceReferenceDate)
    guard datePickerMode == .date, times.allSatisfy({ abs($0) < Self.farthest }),
      var calendar
    else { return false }
    if let timeZone { calendar.timeZone = timeZone }
    return calendar.isDate(first, inSameDayAs: second)
  }

  /// Returns the nearest duration that the picker can show.
  package final func heldDuration(_ duration: TimeInterval) -> TimeInterval {
    let unit = Double(storedInterval) * Self.secondsPerMinute
    return (min(max(0, duration), Self.longestDuration) / unit).rounded(.down) * unit
  }

  /// Returns a date, rounded down to the minute interval in the picker's time zone.
  private final func rounded(_ date: Date) -> Date {
    // Calendars only cover some thousands of years.
    let time = date.timeIntervalSinceReferenceDate
    guard storedInterval > 1, roundsToMinuteInterval, abs(time) < Self.farthest else { return date }
    let zone = timeZone ?? calendar.timeZone
    let offset = Double(zone.secondsFromGMT(for: date))
    let unit = Double(storedInterval) * Self.secondsPerMinute
    return Date(
      timeIntervalSinceReferenceDate: ((time + offset) / unit).rounded(.down) * unit - offset)
  }

  private static let minutesPerHour = 60
  private static let secondsPerMinute: TimeInterval = 60
  private static let longestMinuteInterval = 30
  /// One second less than a day.
  private static let longestDuration: TimeInterval = 86_399
  /// The seconds from the reference date to a date that calendars still know, in both directions.
  private static let farthest: TimeInterval = 60_000_000_000

  /// Whether calendars know the date.
  final var isDateKnown: Bool { abs(storedDate.timeIntervalSinceReferenceDate) < Self.farthest }

  // A date picker reports its date and no touches.
  override func sendTouch(_ events: Event, with event: UIEvent?) {}

  override func touchUpInside(with event: UIEvent?) {}
}

extension UIDatePicker {
  /// The kind of value in a date picker.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes for counting down.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that suits the mode.
  case automatic = 0
  case wheels = 1
  /// A label that opens a picker.
  case compact = 2
  /// A calendar in the page.
  case inline = 3
}
