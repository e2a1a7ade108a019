public import Foundation

/// A month of a calendar, in which the user selects days, and which can decorate them.
open class UICalendarView: UIView {
  // MARK: Creating a calendar view

  /// Creates a calendar that shows the present month.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a calendar from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Configuring the calendar

  /// The calendar.
  ///
  /// `nil` means the user's.
  open var calendar: Calendar! {
    get { words.calendar }
    set {
      words.calendar = newValue
      calendarDidChange()
    }
  }

  /// The locale.
  ///
  /// `nil` means the calendar's.
  open var locale: Locale! {
    get { words.shownLocale }
    set {
      words.locale = newValue
      calendarDidChange()
    }
  }

  /// The time zone.
  ///
  /// `nil` means the calendar's.
  open var timeZone: TimeZone! {
    get { words.shownCalendar.timeZone }
    set {
      words.timeZone = newValue
      calendarDidChange()
    }
  }

  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default {
    didSet { if fontDesign != oldValue { calendarDidChange() } }
  }

  /// The first and the last date that the user can come to.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet {
      show(visibleDateComponents)
      calendarDidChange()
    }
  }

  // MARK: Showing a month

  /// The month that is shown.
  open var visibleDateComponents: DateComponents {
    get { monthComponents(of: month ?? held(.uiKitNow())) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Shows a month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    show(dateComponents)
  }

  // MARK: Selecting dates

  /// What the user can select.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      guard selectionBehavior !== oldValue else { return }
      oldValue?.calendarView = nil
      selectionBehavior?.calendarView = self
      selectionDidChange()
    }
  }

  // MARK: Decorating dates

  /// The object that decorates days; it is not kept alive.
  open weak var delegate: (any UICalendarViewDelegate)? {
    didSet { if delegate !== oldValue { calendarDidChange() } }
  }

  /// Whether there is room for decorations.
  open var wantsDateDecorations = true {
    didSet { if wantsDateDecorations != oldValue { calendarDidChange() } }
  }

  /// Asks the delegate again how it decorates days.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    calendarDidChange()
  }

  // MARK: Laying out

  /// The size of a calendar.
  open override var intrinsicContentSize: CGSize {
    DeviceProfile.current.controls.inlineDatePicker
  }

  /// Returns the size of a calendar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the days of the month.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isMade { makeMonth() }
    placeMonth()
  }

  // MARK: Storage

  /// A day of the shown month; `nil` for the present day's.
  private final var month: Date?
  /// Knows the words of dates.
  private final let words = UIDatePicker()
  private final let title = UILabel()
  private final var arrows: [UIButton] = []
  private final var weekdays: [UILabel] = []
  private final var days: [CalendarDay] = []
  /// Whether the days of the month were made.
  private final var isMade = false

  private static let lineHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
}

// MARK: The model

extension UICalendarView {
  /// Shows the month of a date.
  final func show(_ components: DateComponents) {
    var day = components
    day.calendar = nil
    guard let date = words.shownCalendar.date(from: day) else { return }
    let new = held(date)
    guard monthComponents(of: new) != visibleDateComponents else { return }
    month = new
    calendarDidChange()
  }

  /// Shows the selection, and which days can be selected.
  final func selectionDidChange() {
    let calendar = words.shownCalendar
    for day in days {
      day.isSelected = selectionBehavior?.isSelected(day.components, in: calendar) ?? false
      day.isEnabled =
        isAvailable(day.components, calendar)
        && selectionBehavior?.mayTap(day.components, in: calendar) ?? false
    }
  }

  private func calendarDidChange() {
    isMade = false
    setNeedsLayout()
  }

  private func held(_ date: Date) -> Date {
    min(max(date, availableDateRange.start), availableDateRange.end)
  }

  private func monthComponents(of date: Date) -> DateComponents {
    let calendar = words.shownCalendar
    var components = calendar.dateComponents([.era, .year, .month], from: date)
    components.calendar = calendar
    return components
  }

  private func isAvailable(_ day: DateComponents, _ calendar: Calendar) -> Bool {
    guard let start = calendar.date(from: day),
      let end = calendar.date(byAdding: .day, value: 1, to: start)
    else { return false }
    return end > availableDateRange.start && start <= availableDateRange.end
  }

  // MARK: Making the month

  private func makeMonth() {
    isMade = true
    for view in days { view.removeFromSuperview() }
    if arrows.isEmpty { makeHeader() }
    let calendar = words.shownCalendar
    guard let first = calendar.date(from: monthComponents(of: month ?? held(.uiKitNow()))),
      let range = calendar.range(of: .day, in: .month, for: first)
    else { return }
    title.text = "\(words.monthName(of: first)) \(calendar.component(.year, from: first))"
    let symbols = calendar.shortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() where !symbols.isEmpty {
      label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
    }
    let font = UIFont(
      descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(fontDesign)
        ?? UIFont.systemFont(ofSize: 20).fontDescriptor, size: 20)
    days = range.compactMap { number in
      guard let date = calendar.date(byAdding: .day, value: number - range.lowerBound, to: first)
      else { return nil }
      var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
      components.calendar = calendar
      let decoration =
        wantsDateDecorations ? delegate?.calendarView(self, decorationFor: components) : nil
      let day = CalendarDay(components, name: words.longDay(of: date), font: font, decoration)
      day.addAction(
        UIAction { [weak self, weak day] _ in if let day { self?.userTap(day) } },
        for: .touchUpInside)
      addSubview(day)
      return day
    }
    selectionDidChange()
  }

  private func makeHeader() {
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    let kinds = [("Previous Month", "chevron.left", -1), ("Next Month", "chevron.right", 1)]
    arrows = kinds.map { name, symbol, months in
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.accessibilityLabel = name
      button.addAction(
        UIAction { [weak self] _ in self?.turn(by: months) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    weekdays = (0..<7).map { _ in
      let label = UILabel()
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
  }

  private func placeMonth() {
    let (bounds, line) = (bounds, Self.lineHeight)
    let width = bounds.width / 7
    title.frame = CGRect(
      x: bounds.minX, y: bounds.minY, width: max(0, bounds.width - 2 * line), height: line)
    for (index, arrow) in arrows.enumerated() {
      arrow.frame = CGRect(
        x: bounds.maxX - line * CGFloat(arrows.count - index), y: bounds.minY, width: line,
        height: line)
    }
    for (index, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: bounds.minX + width * CGFloat(index), y: bounds.minY + line, width: width,
        height: Self.weekdayHeight)
    }
    let calendar = words.shownCalendar
    guard let first = days.first.flatMap({ calendar.date(from: $0.components) }) else { return }
    let column = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    let top = bounds.minY + line + Self.weekdayHeight
    let height = max(0, bounds.maxY - top) / 6
    for (index, day) in days.enumerated() {
      let place = column + index
      day.frame = CGRect(
        x: bounds.minX + width * CGFloat(place % 7), y: top + height * CGFloat(place / 7),
        width: width, height: height)
    }
  }

  // MARK: Acts of the user

  private func userTap(_ day: CalendarDay) {
    selectionBehavior?.userTap(day.components, in: words.shownCalendar)
  }

  private func turn(by months: Int) {
    let (calendar, previous) = (words.shownCalendar, visibleDateComponents)
    guard let first = calendar.date(from: previous),
      let next = calendar.date(byAdding: .month, value: months, to: first)
    else { return }
    show(calendar.dateComponents([.era, .year, .month], from: next))
    guard visibleDateComponents != previous else { return }
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }
}

/// The methods by which a calendar asks for decorations, and tells which month is shown.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Returns what a day shows below its number.
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?

  /// Called when the user has turned to another month.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  /// Returns `nil`: no decoration.
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }

  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}
