public import Foundation

/// A control with which the user picks a date, or how long to count down.
///
/// A user's pick sets the date, then sends `.valueChanged` and `.primaryActionTriggered`, and no
/// touch events; a change in code sends nothing (behaviour 13).
open class UIDatePicker: UIControl {
  // MARK: Creating a date picker

  /// Creates a date picker that shows the present.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a date picker from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Managing the date and calendar

  /// The date, between the limits and at a multiple of the minute interval.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Shows a date, without sending an action.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    storedDate = held(date)
  }

  /// The calendar; the user's, where it is `nil`.
  open var calendar: Calendar! {
    get { storedCalendar ?? .current }
    set {
      storedCalendar = newValue
      storedDate = held(storedDate)
    }
  }

  /// The locale; the calendar's, where it is `nil`.
  open var locale: Locale?

  /// The time zone; the calendar's, where it is `nil`.
  open var timeZone: TimeZone? {
    didSet { storedDate = held(storedDate) }
  }

  // MARK: Configuring the date picker mode

  /// What is picked.
  open var datePickerMode = Mode.dateAndTime {
    didSet {
      guard datePickerMode != oldValue else { return }
      storedDate = held(storedDate)
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Configuring the style

  /// What the date picker is to look like.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What the date picker looks like, which is never left open.
  open var datePickerStyle: UIDatePickerStyle {
    let onlyHasWheels = datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth
    if onlyHasWheels || preferredDatePickerStyle == .wheels { return .wheels }
    return preferredDatePickerStyle == .inline ? .inline : .compact
  }

  // MARK: Configuring temporal attributes

  /// The latest date; a limit below the other one does not count, nor does the other one then.
  open var maximumDate: Date? {
    didSet { storedDate = held(storedDate) }
  }

  /// The earliest date.
  open var minimumDate: Date? {
    didSet { storedDate = held(storedDate) }
  }

  /// How many minutes lie between two that can be picked: a divisor of 60, at most 30.
  open var minuteInterval: Int {
    get { storedInterval }
    set {
      guard (1...30).contains(newValue), 60 % newValue == 0 else { return }
      storedInterval = newValue
      storedDate = held(storedDate)
      storedDuration = heldDuration(storedDuration)
    }
  }

  /// Whether dates are rounded down to the minute interval.
  open var roundsToMinuteInterval = true {
    didSet { storedDate = held(storedDate) }
  }

  /// How long to count down, in seconds: full minutes, and less than a day.
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
    case .inline: CGSize(width: 320, height: 330)
    case .compact: CGSize(width: 200, height: 34)
    default: CGSize(width: 320, height: 216)
    }
  }

  /// The size of the style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: Storage

  private final var storedDate = Date()
  private final var storedCalendar: Calendar?
  private final var storedInterval = 1
  private final var storedDuration: TimeInterval = 0

  // MARK: The model

  /// The limits that count: none while they contradict each other, or while a duration is picked.
  package final var limits: (least: Date?, greatest: Date?) {
    if datePickerMode == .countDownTimer { return (nil, nil) }
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  /// Has the user pick a date, which must be one that the picker can hold.
  package final func userPick(_ date: Date) {
    let oldDate = self.date
    setDate(date, animated: true)
    if self.date != oldDate { sendValueChanged(with: nil) }
  }

  /// Has the user pick how long to count down.
  package final func userPick(countDownDuration duration: TimeInterval) {
    let oldDuration = countDownDuration
    countDownDuration = duration
    if countDownDuration != oldDuration { sendValueChanged(with: nil) }
  }

  /// What the picker makes of a date: moved below the maximum, rounded down, then moved above the
  /// minimum, so that what it makes of that is the same.
  package final func held(_ date: Date) -> Date {
    var date = date
    let (least, greatest) = limits
    if let greatest, date > greatest { date = greatest }
    date = rounded(date)
    if let least, date < least { date = least }
    return date
  }

  /// Whether two dates are the same to a picker that picks days.
  package final func picksSameDay(_ first: Date, _ second: Date) -> Bool {
    // Further away, calendars do not tell days apart.
    let times = [first, second].map(\.timeIntervalSinceReferenceDate)
    guard datePickerMode == .date, times.allSatisfy({ abs($0) < Self.reach }),
      var calendar
    else { return false }
    if let timeZone { calendar.timeZone = timeZone }
    return calendar.isDate(first, inSameDayAs: second)
  }

  /// What the picker makes of a duration.
  package final func heldDuration(_ duration: TimeInterval) -> TimeInterval {
    let unit = Double(storedInterval) * 60
    return (min(max(0, duration), Self.longest) / unit).rounded(.down) * unit
  }

  /// A date, rounded down to the minute interval in the time zone that the picker shows.
  private final func rounded(_ date: Date) -> Date {
    // Calendars reach no further than some thousands of years.
    let time = date.timeIntervalSinceReferenceDate
    guard storedInterval > 1, roundsToMinuteInterval, abs(time) < Self.reach else { return date }
    let zone = timeZone ?? calendar.timeZone
    let offset = Double(zone.secondsFromGMT(for: date))
    let unit = Double(storedInterval) * 60
    return Date(
      timeIntervalSinceReferenceDate: ((time + offset) / unit).rounded(.down) * unit - offset)
  }

  private static let longest: TimeInterval = 86_399
  private static let reach: TimeInterval = 60_000_000_000

  // A date picker tells of its date, and not of the finger.
  override func sendTouch(_ events: Event, with event: UIEvent?) {}

  override func touchUpInside(with event: UIEvent?) {}
}

extension UIDatePicker {
  /// What a date picker picks.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// Hours and minutes to count down.
    case countDownTimer = 3
    /// A month.
    case yearAndMonth = 4
  }
}

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
  /// Whatever suits the mode.
  case automatic = 0
  /// Wheels to spin.
  case wheels = 1
  /// A label that opens something to pick from.
  case compact = 2
  /// A calendar on the page.
  case inline = 3
}
